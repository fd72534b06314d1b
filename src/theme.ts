import { createTheme, shouldSkipGeneratingVar } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { language } from './domain/language.en.ts';
import { FIELD_EDGE } from './shared/field-edge.ts';
import { messages } from './shared/messages.en.ts';
import { clearOfNotices } from './shared/notices-height.ts';
import { typography } from './typography.en.ts';

declare module '@mui/material/styles' {
  interface Palette {
    /** The tinted backgrounds, for example of icons. */
    tint: { main: string; strong: string };
    /**
     * The colours of a dish's marks. Green and brown are required by Indian law, and the third colour marks
     * spicy dishes.
     */
    mark: Record<'vegetarian' | 'nonVegetarian' | 'spicy', string>;
    /** The colours of FoodDash's own map. Roads have edges of another colour. */
    map: Record<
      'ground' | 'park' | 'road' | 'roadEdge' | 'highway' | 'highwayEdge' | 'metro',
      string
    >;
  }
  interface PaletteOptions {
    tint?: Palette['tint'];
    mark?: Palette['mark'];
    map?: Palette['map'];
  }
}

const { fontFamily, lineHeight, letterSpacing } = typography;

const display = {
  fontWeight: 800,
  letterSpacing: letterSpacing('-0.025em'),
  textWrap: 'balance',
} as const;

/**
 * The palette entries that no page uses. If a component needs one of these entries, it throws an error as
 * soon as it renders.
 */
const unusedPalettes =
  /^(?:AppBar|Slider|SpeedDialAction|StepConnector|StepContent|TableCell|Tooltip)$/;

/**
 * Returns whether no page uses the CSS variable of this value, so that the theme need not create it. MUI's
 * own styles never use the variables of `font`.
 */
const isNeverUsed = (keys: string[]) =>
  shouldSkipGeneratingVar(keys) ||
  keys[0] === 'font' ||
  keys[0] === 'overlays' ||
  (keys[0] === 'palette' && unusedPalettes.test(keys[1] ?? ''));

/**
 * Ignores the second click of a double click outside a dialog, a drawer or a menu. The first click may have
 * opened it, and the second click must not close it again.
 */
function ignoreRepeatedClickOutside(event: MouseEvent): void {
  const isInside = event.target instanceof Element && event.target.closest('.MuiPaper-root');
  if (event.detail > 1 && !isInside) event.stopPropagation();
}

/**
 * The theme, with ember orange on warm neutral colours. The system's setting decides whether it is light or
 * dark. All text meets WCAG 2.2 AA.
 */
export const theme = createTheme({
  direction: language.direction,
  cssVariables: { colorSchemeSelector: 'media', shouldSkipGeneratingVar: isNeverUsed },
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#c2410c', dark: '#9a3412', light: '#ea580c', contrastText: '#ffffff' },
        secondary: { main: '#44403c', contrastText: '#ffffff' },
        success: { main: '#15803d', contrastText: '#ffffff' },
        error: { main: '#b91c1c' },
        warning: { main: '#a16207', light: '#f59e0b' },
        background: { default: '#fbf8f4', paper: '#ffffff' },
        text: { primary: '#1f1a17', secondary: '#625a53' },
        divider: '#e9e2da',
        tint: { main: '#fdeee0', strong: '#fbd9bb' },
        mark: { vegetarian: '#15803d', nonVegetarian: '#7b3f1d', spicy: '#c2410c' },
        map: {
          ground: '#f1ebe3',
          park: '#dcebcf',
          metro: '#b9acc6',
          road: '#ffffff',
          roadEdge: '#ddd3c8',
          highway: '#fbd9bb',
          highwayEdge: '#e6b48a',
        },
      },
    },
    dark: {
      palette: {
        primary: { main: '#fb923c', dark: '#f97316', light: '#fdba74', contrastText: '#221105' },
        secondary: { main: '#d6cec5', contrastText: '#1f1a17' },
        success: { main: '#4ade80', contrastText: '#06210f' },
        error: { main: '#fca5a5', contrastText: '#2b0808' },
        warning: { main: '#fcd34d' },
        background: { default: '#161210', paper: '#201b18' },
        text: { primary: '#f6f1ec', secondary: '#b9afa6' },
        divider: '#38302a',
        tint: { main: '#33241a', strong: '#4a301d' },
        mark: { vegetarian: '#4ade80', nonVegetarian: '#d2a07c', spicy: '#fb923c' },
        map: {
          ground: '#1c1714',
          park: '#1d2a1c',
          metro: '#6f6480',
          road: '#51463d',
          roadEdge: '#2a231e',
          highway: '#6b4629',
          highwayEdge: '#33241a',
        },
      },
    },
  },
  shape: { borderRadius: 4 },
  typography: {
    fontFamily,
    h1: {
      ...display,
      fontSize: 'clamp(2rem, 1.45rem + 2.4vw, 3.25rem)',
      lineHeight: lineHeight(1.08),
    },
    h2: {
      ...display,
      fontSize: 'clamp(1.5rem, 1.25rem + 1.1vw, 2.125rem)',
      lineHeight: lineHeight(1.15),
    },
    h3: {
      fontWeight: 700,
      fontSize: '1.1875rem',
      lineHeight: lineHeight(1.3),
      letterSpacing: letterSpacing('-0.01em'),
      textWrap: 'balance',
    },
    h4: { fontWeight: 700, fontSize: '1.0625rem', lineHeight: 1.35 },
    subtitle1: { fontSize: 'clamp(1.0625rem, 1rem + 0.4vw, 1.25rem)', lineHeight: 1.55 },
    body1: { lineHeight: 1.6 },
    button: { fontWeight: 700, textTransform: 'none', letterSpacing: 0 },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        body: { textWrap: 'pretty' },
        'ul, ol, dl, dd, figure': { margin: 0, padding: 0, listStyle: 'none' },
        ':focus-visible': {
          outline: '3px solid var(--mui-palette-primary-main)',
          outlineOffset: 2,
        },
        'h1:focus, main:focus': { outline: 'none' },
        // Forced-colours mode removes background colours, so borders and outlines replace them.
        '@media (forced-colors: active)': {
          '.MuiButtonBase-root.MuiButton-contained': { border: '1px solid' },
          // In forced-colours mode, this outline shows where a card or a dialog ends, because the mode removes
          // shadows and the darkening of the page behind.
          '.MuiPaper-root.MuiPaper-root': { outline: '1px solid', outlineOffset: -1 },
          '[role="progressbar"]:not(.MuiCircularProgress-root)': {
            outline: '1px solid',
            '& > *': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
          },
          'a[aria-current="page"]': { textDecoration: 'underline' },
          '.MuiTabs-indicator.MuiTabs-indicator': {
            backgroundColor: 'Highlight',
            forcedColorAdjust: 'none',
          },
          '.MuiButtonBase-root[aria-pressed="true"]': { outline: '2px solid Highlight' },
        },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            animationIterationCount: '1 !important',
            // Even the shortest transition would show the old style for one frame.
            transitionDuration: '0s !important',
            scrollBehavior: 'auto !important',
          },
        },
      },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        root: {
          // Without the ripple, this outline is the only sign of the focus.
          '&.Mui-focusVisible': {
            outline: '3px solid var(--mui-palette-primary-main)',
            outlineOffset: 2,
          },
        },
      },
    },
    // The content of every page begins and ends at the same edges as the header and the footer.
    MuiContainer: { defaultProps: { maxWidth: 'xl' } },
    MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p' } } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { borderRadius: 999, paddingInline: 20, minHeight: 44, fontSize: '0.9375rem' },
        // The contrast of this edge with the page is at least 3:1 in both colour schemes (WCAG 1.4.11).
        outlined: { borderColor: 'color-mix(in srgb, currentColor 80%, transparent)' },
        sizeSmall: { paddingInline: 14, minHeight: 36, fontSize: '0.875rem' },
        sizeLarge: { paddingInline: 28, minHeight: 52, fontSize: '1.0625rem' },
      },
    },
    MuiIconButton: { styleOverrides: { sizeMedium: { width: 44, height: 44 } } },
    MuiTab: { styleOverrides: { root: { fontWeight: 700, fontSize: '1rem' } } },
    MuiChip: { styleOverrides: { root: { fontWeight: 600, fontSize: '0.875rem' } } },
    MuiAlert: {
      defaultProps: { closeText: messages.close },
      styleOverrides: {
        root: { borderRadius: 12 },
        standard: {
          border: '1px solid',
          variants: (['success', 'warning', 'error'] as const).map((severity) => ({
            props: { severity },
            style: {
              backgroundColor: `color-mix(in srgb, var(--mui-palette-${severity}-light) 18%, var(--mui-palette-background-paper))`,
              borderColor: `var(--mui-palette-${severity}-main)`,
            },
          })),
        },
      },
    },
    MuiModal: { defaultProps: { onClickCapture: ignoreRepeatedClickOutside } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiDialogTitle: {
      styleOverrides: { root: { ...display, fontSize: '1.5rem', lineHeight: lineHeight(1.2) } },
    },
    MuiDialogContent: {
      styleOverrides: {
        root: {
          ...clearOfNotices,
          // On a short screen or with large text, the title and the buttons scroll with the content.
          // Otherwise, they would leave no room for the content.
          '@container (max-height: 30rem)': { flex: 'none', overflowY: 'visible' },
        },
      },
    },
    MuiDrawer: { styleOverrides: { paper: clearOfNotices } },
    MuiDialog: {
      styleOverrides: {
        container: { containerType: 'size' },
        paper: ({ theme: own }) => ({
          borderRadius: 20,
          // On a dark page, the dialog's shadow is hardly visible, so an outline shows where the dialog ends.
          // Unlike a border, an outline takes no room.
          ...own.applyStyles('dark', {
            outline: '1px solid var(--mui-palette-divider)',
            outlineOffset: -1,
          }),
        }),
      },
    },
    MuiDialogActions: {
      defaultProps: { disableSpacing: true },
      styleOverrides: {
        root: ({ theme: { breakpoints } }) => ({
          padding: '8px 24px 20px',
          flexWrap: 'wrap',
          gap: 8,
          // On a phone, the buttons are one below the other and as wide as the dialog.
          [breakpoints.down('sm')]: { flexDirection: 'column', alignItems: 'stretch' },
        }),
      },
    },
    MuiOutlinedInput: {
      styleOverrides: { root: { borderRadius: 12 }, notchedOutline: { borderColor: FIELD_EDGE } },
    },
    MuiInputBase: {
      styleOverrides: {
        input: { '&::placeholder': { color: 'var(--mui-palette-text-secondary)', opacity: 1 } },
      },
    },
    MuiFormHelperText: { styleOverrides: { root: { fontSize: '0.875rem', lineHeight: 1.43 } } },
  },
});

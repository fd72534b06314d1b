import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { GlobalStylesProps } from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import ThemeProvider from '@mui/system/ThemeProvider';
import type { ReactNode } from 'react';
import { theme } from '../theme.ts';

/** What a theme with CSS variables has beyond its public type. */
type CssVariables = {
  generateSpacing: () => Theme['spacing'];
  generateStyleSheets: () => GlobalStylesProps['styles'];
};

/** Uses the theme's CSS variables instead of values, as MUI's own provider would see to. */
const { generateSpacing, generateStyleSheets } = theme as Theme & CssVariables;
const themeWithVariables = { ...theme, spacing: generateSpacing() };

const variables = <GlobalStyles styles={generateStyleSheets()} />;

/**
 * MUI's theme without the part of its provider that lets people choose a colour scheme: ours follows
 * the system, in CSS alone.
 */
export function AppTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={themeWithVariables}>
      {variables}
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}

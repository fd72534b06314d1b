import { FIELD_EDGE } from './field-edge.ts';

/**
 * The styles of a chip that is a control. MUI's own colours for hover and focus are not used. They would add
 * a second red, and would stay after a tap.
 */
export const chipLook = {
  height: 40,
  px: '6px',
  borderRadius: 999,
  flexShrink: 0,
  '&.MuiChip-outlined': { bgcolor: 'background.paper', borderColor: FIELD_EDGE },
  '&.MuiChip-outlined.MuiChip-clickable:hover': {
    bgcolor: 'background.paper',
    '@media (hover: hover)': { bgcolor: 'tint.main' },
  },
  '&.MuiChip-colorPrimary:is(:hover, .Mui-focusVisible)': { bgcolor: 'primary.main' },
  '&.MuiChip-colorSuccess:is(:hover, .Mui-focusVisible)': { bgcolor: 'success.main' },
} as const;

/** The styles that make room for the tick of a chosen chip, so that the chip does not get wider. */
export const tickSpace = {
  '& .MuiChip-icon': { fontSize: 16, marginInlineStart: '1px', marginInlineEnd: '-9px' },
  '& .MuiChip-label': { paddingInlineEnd: '4px' },
} as const;

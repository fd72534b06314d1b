/**
 * Keeps the colours of a select that its page draws a label over, and whose own text is transparent. Forced
 * colours would show both texts.
 */
export const coveredSelect = {
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    bgcolor: 'Canvas',
    borderColor: 'CanvasText',
    '&:focus-visible': { outlineColor: 'Highlight' },
    '& option': { color: 'CanvasText', bgcolor: 'Canvas' },
  },
} as const;

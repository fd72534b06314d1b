/**
 * The styles of a select whose own text is transparent, because the page draws a label over it. Without these
 * styles, forced-colours mode would show both texts.
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

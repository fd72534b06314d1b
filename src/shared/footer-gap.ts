/**
 * The room above the footer. If the last section of a page has a background, a negative margin of this size
 * extends the background to the footer.
 */
export const FOOTER_GAP = { xs: 5, md: 8 } as const;

/** The room above the footer. A last section with a background takes it back, so that the background ends there. */
export const FOOTER_GAP = { xs: 5, md: 8 } as const;

/** Pixels, from each width of the screen on; large text makes the header higher. */
export const headerHeight = { xs: 64, md: 76 };

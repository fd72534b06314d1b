export const typography = {
  fontFamily: "'Figtree Variable', system-ui, sans-serif",
  /** Returns the line height for text that is set with this line height in Latin script. */
  lineHeight: (latin: number) => latin,
  /** Returns the letter spacing for text that is set with this spacing in Latin script. */
  letterSpacing: (latin: string) => latin,
};

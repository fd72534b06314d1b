export const typography = {
  fontFamily: "'Figtree Variable', system-ui, sans-serif",
  /** Returns the line height in this build's script. The argument is the line height in Latin script. */
  lineHeight: (latin: number) => latin,
  /** Returns the line height for a heading in very large letters, such as the slogan of the home page. */
  displayLineHeight: (latin: number) => latin,
  /** The width of the home page's slogan. */
  sloganWidth: { xs: '16ch', sm: '12ch' },
  /**
   * Returns the letter spacing in this build's script. The argument is the letter spacing in Latin script.
   */
  letterSpacing: (latin: string) => latin,
};

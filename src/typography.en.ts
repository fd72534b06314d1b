export const typography = {
  fontFamily: "'Figtree Variable', system-ui, sans-serif",
  /** Returns the line height for text that is set with this line height in Latin script. */
  lineHeight: (latin: number) => latin,
  /** Returns the line height for a heading in very large letters, such as the slogan of the home page. */
  displayLineHeight: (latin: number) => latin,
  /** The width of the home page's slogan. */
  sloganWidth: { xs: '16ch', sm: '12ch' },
  /** Returns the letter spacing for text that is set with this spacing in Latin script. */
  letterSpacing: (latin: string) => latin,
};

/**
 * The styles with which a form control inherits the page's font. In `sx`, the shorthand `font` would refer to
 * the theme's fonts.
 */
export const inheritedFont = {
  fontFamily: 'inherit',
  fontSize: 'inherit',
  fontWeight: 'inherit',
  lineHeight: 'inherit',
};

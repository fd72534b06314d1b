/**
 * The styles with which a form control inherits the page's font. The shorthand `font` is not used, because in
 * `sx` it would refer to the theme's fonts.
 */
export const inheritedFont = {
  fontFamily: 'inherit',
  fontSize: 'inherit',
  fontWeight: 'inherit',
  lineHeight: 'inherit',
};

/**
 * For form controls, which do not inherit the page's font. (`font` in `sx` is an alias of the theme's fonts.)
 */
export const inheritedFont = {
  fontFamily: 'inherit',
  fontSize: 'inherit',
  fontWeight: 'inherit',
  lineHeight: 'inherit',
};

/** For what has a font of its own otherwise; `font` is another word in `sx`, for the theme's own ones. */
export const inheritedFont = {
  fontFamily: 'inherit',
  fontSize: 'inherit',
  fontWeight: 'inherit',
  lineHeight: 'inherit',
};

/**
 * Returns the styles that briefly enlarge a number that has just changed. Use the number as the element's
 * `key`, so that the animation starts again when the number changes.
 *
 * @param scale the largest size, relative to the normal size
 */
export function pulse(scale: number) {
  return {
    '--pulse': scale,
    '@keyframes pulse': { '40%': { transform: 'scale(var(--pulse))' } },
    animation: 'pulse 320ms ease-out',
  };
}

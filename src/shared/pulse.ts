/**
 * Returns the styles that briefly enlarge a number that has just changed. The animation restarts if the
 * number is the element's `key`.
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

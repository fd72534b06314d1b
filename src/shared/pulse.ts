/**
 * A short swell, for a figure that has just changed: with the figure as its key it begins anew.
 *
 * @param scale at its largest
 */
export function pulse(scale: number) {
  return {
    '--pulse': scale,
    '@keyframes pulse': { '40%': { transform: 'scale(var(--pulse))' } },
    animation: 'pulse 320ms ease-out',
  };
}

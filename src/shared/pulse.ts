/**
 * A short swell for a figure that has just changed. With the figure as its key it restarts.
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

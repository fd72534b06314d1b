/** The time for which a new element ignores taps. */
const TAP_DELAY = '700ms';

/**
 * The styles of an element that may appear under a finger. At first, it ignores taps that were meant for what
 * was there before, such as the second click of a double click.
 */
export const ignoreFirstTaps = {
  '@keyframes under-a-finger': { 'from, to': { pointerEvents: 'none' } },
  animation: `under-a-finger ${TAP_DELAY}`,
  // Reduced motion must not shorten this animation, because it moves nothing and its delay is still needed.
  '@media (prefers-reduced-motion: reduce)': { animationDuration: `${TAP_DELAY} !important` },
} as const;

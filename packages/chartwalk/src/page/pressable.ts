/** Makes a part of the chart a button. */
import type { SystemStyleObject } from '@mui/system';

/**
 * @param name what the button says to those who do not see the chart
 */
export function pressable(name: string, press: () => void) {
  return {
    component: 'button',
    type: 'button',
    'aria-label': name,
    // Pressing is not panning.
    className: 'nopan nodrag',
    onClick: press,
  } as const;
}

/** Undoes what browsers make of a button; each place has looks of its own. */
export const pressableStyle: SystemStyleObject = {
  display: 'block',
  m: 0,
  p: 0,
  border: 'none',
  background: 'none',
  textAlign: 'left',
  cursor: 'pointer',
  // React Flow lets presses through to the canvas elsewhere.
  pointerEvents: 'all',
  '&:focus-visible': {
    outline: '3px solid var(--mui-palette-primary-main)',
    outlineOffset: '2px',
  },
  '&:hover': { filter: 'brightness(0.95)' },
  '@media (prefers-color-scheme: dark)': { '&:hover': { filter: 'brightness(1.25)' } },
};

import type { SystemStyleObject } from '@mui/system';

/**
 * Returns the props that turn a part of the chart into a button.
 *
 * @param name the accessible name, for users who do not see the chart
 */
export function pressable(name: string, takeTransition: () => void) {
  return {
    component: 'button',
    type: 'button',
    'aria-label': name,
    // A click on the button must not pan the chart.
    className: 'nopan nodrag',
    onClick: takeTransition,
  } as const;
}

/**
 * The style that removes the browser's own look of a button, because each button on the chart has its own
 * look.
 */
export const pressableStyle: SystemStyleObject = {
  display: 'block',
  m: 0,
  p: 0,
  border: 'none',
  background: 'none',
  textAlign: 'left',
  cursor: 'pointer',
  // A button must receive clicks. By default, React Flow lets clicks through to the canvas.
  pointerEvents: 'all',
  '&:focus-visible': {
    outline: '3px solid var(--mui-palette-primary-main)',
    outlineOffset: '2px',
  },
  '&:hover': { filter: 'brightness(0.95)' },
  '@media (prefers-color-scheme: dark)': { '&:hover': { filter: 'brightness(1.25)' } },
};

import type { Change } from '../comparison/change.ts';
import type { TransitionPaint } from './paint.ts';

export const changeColours: Readonly<Record<Change, string>> = {
  added: 'var(--chart-added)',
  removed: 'var(--chart-removed)',
  changed: 'var(--chart-changed)',
  moved: 'var(--chart-moved)',
};

/** Theme colours; none of them is the only sign of what it says. */
export const transitionColours: Readonly<Record<TransitionPaint, string>> = {
  taken: 'primary.main',
  possible: 'text.primary',
  covered: 'var(--chart-added)',
  missed: 'error.main',
  ...changeColours,
};

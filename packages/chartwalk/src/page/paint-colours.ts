import type { StatePaint, TransitionPaint } from './paint.ts';

/** The theme colours of the highlights. Each highlight also has a sign that does not depend on colour. */
export const paintColours: Readonly<Record<StatePaint | TransitionPaint, string>> = {
  active: 'primary.main',
  taken: 'primary.main',
  possible: 'text.primary',
  covered: 'var(--chart-added)',
  missed: 'error.main',
  added: 'var(--chart-added)',
  removed: 'var(--chart-removed)',
  changed: 'var(--chart-changed)',
  moved: 'var(--chart-moved)',
  renamed: 'var(--chart-renamed)',
};

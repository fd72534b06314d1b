import { signs } from '../comparison/change.ts';
import type { Change } from '../comparison/change.ts';

/** The highlights that a mode of the page adds to a chart. */
export type StatePaint = 'active' | 'covered' | 'missed' | Change;
export type TransitionPaint = 'taken' | 'possible' | 'covered' | 'missed' | Change;

export type Paint = {
  states: ReadonlyMap<string, StatePaint>;
  transitions: ReadonlyMap<string, TransitionPaint>;
  /** Whether the active states are those of an earlier moment instead of the current ones. */
  isPast?: boolean;
};

export const noPaint: Paint = { states: new Map(), transitions: new Map() };

export function isChange(paint: StatePaint | TransitionPaint): paint is Change {
  return paint in signs;
}

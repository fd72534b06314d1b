/** What a mode of the page shows on a chart, beside the chart itself. */
export type StatePaint = 'active' | 'covered' | 'missed';
export type TransitionPaint = 'taken' | 'possible' | 'covered' | 'missed';

export type Paint = {
  states: ReadonlyMap<string, StatePaint>;
  transitions: ReadonlyMap<string, TransitionPaint>;
};

export const noPaint: Paint = { states: new Map(), transitions: new Map() };

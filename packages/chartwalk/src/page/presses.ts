import { createContext } from 'react';
import type { ShownTimer } from './use-timers.ts';

/** The buttons on the chart. A click on a button takes a transition. */
export type TransitionButtons = {
  /** The accessible names of the buttons. The keys are the names of the transitions. */
  labels: ReadonlyMap<string, string>;
  takeTransition: (transition: string) => void;
  /** The pending delays. The keys are the names of the transitions that they trigger. */
  timers: ReadonlyMap<string, ShownTimer>;
  isRunning: boolean;
};

export const TransitionButtonsContext = createContext<TransitionButtons>({
  labels: new Map(),
  takeTransition: () => {},
  timers: new Map(),
  isRunning: false,
});

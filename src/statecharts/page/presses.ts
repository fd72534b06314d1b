import { createContext } from 'react';

/** The transitions that can be taken by pressing them on the chart. */
export type Presses = {
  /** What each is called, for those who do not see the chart, by the transition's name. */
  labels: ReadonlyMap<string, string>;
  press: (transition: string) => void;
};

export const noPresses: Presses = { labels: new Map(), press: () => {} };

export const PressesContext = createContext(noPresses);

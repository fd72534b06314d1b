/** What an inspected app tab and the statecharts page say to each other. */
import type { StateValue } from 'xstate';

export const CHANNEL = 'fooddash-inspection';

/** A transition step: which of the machine's transitions were taken, none where the event was refused. */
export type InspectedStep = {
  /** With the generated ids of actors and delays replaced by their names. */
  event: string;
  /** Where the machine stood before; null before it stood anywhere. */
  from: StateValue | null;
  taken: string[];
};

/** Secrets are masked in the event and in the context. */
export type InspectedActor = {
  /** Unique among all tabs. */
  id: string;
  tab: string;
  /** The path that the tab shows, without its query. */
  address: string;
  /** Counts what happened to it: the same number twice is the same news. */
  sequence: number;
  /** The machine's id in the catalogue. */
  machine: string;
  status: 'active' | 'done' | 'error' | 'stopped';
  value: StateValue;
  context: unknown;
  tags: string[];
  /** The names of the actors it has running. */
  children: string[];
  /** What happened last. */
  event: { type: string };
  /** How it led here. */
  steps: InspectedStep[];
};

export type InspectionMessage =
  /** From the page: who is there? Every tab answers with its actors. */
  | { type: 'hello' }
  /** From a tab: an actor started, or something happened to it. */
  | { type: 'actor'; actor: InspectedActor }
  /** From a tab: it was closed, or another page was opened in it. */
  | { type: 'left'; tab: string };

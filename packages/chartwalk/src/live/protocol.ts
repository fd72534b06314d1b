/** The messages between an inspected app and the statecharts page. */
import type { StateValue } from 'xstate';

export const CHANNEL = 'chartwalk-inspection';

/** A transition step: which of the machine's transitions were taken, none where the event was refused. */
export type InspectedStep = {
  /** With the generated ids of actors and delays replaced by their names. */
  event: string;
  /** Where the machine stood before; null before it stood anywhere. */
  from: StateValue | null;
  taken: string[];
};

export type ActorStatus = 'active' | 'done' | 'error' | 'stopped';

/** Secrets are masked in the event and in the context. */
export type InspectedActor = {
  /** Unique among all tabs; it ends in a number that counts the tab's actors as they start. */
  id: string;
  /** The tab, or the process, that it runs in. */
  tab: string;
  /** The path that the tab shows, without its query; of a process, what it runs. */
  address: string;
  /** Counts what happened to it: the same number twice is the same news. */
  sequence: number;
  /** When it happened, in milliseconds since 1970. */
  at: number;
  /** The machine's own id. The page may know the machine by another id, or not at all. */
  machine: string;
  /** The actor that started it; null for one that nobody did. */
  parent: string | null;
  status: ActorStatus;
  value: StateValue;
  context: unknown;
  tags: string[];
  /** The names of the actors it has running. */
  children: string[];
  /** The last event. */
  event: { type: string };
  /** The delivery that brought it, by its number in this tab; null where nobody sent it. */
  delivery: number | null;
  /** How it led here. */
  steps: InspectedStep[];
  /** Whether events may be sent to it: development only. */
  takesEvents: boolean;
};

/** An actor that is no machine. What goes in and out of it may be secret, and is told nobody. */
export type InspectedTask = {
  id: string;
  tab: string;
  parent: string | null;
  name: string;
  status: ActorStatus;
};

/** An event on its way from one actor to another. */
export type Delivery = {
  tab: string;
  /** Counts the deliveries of a tab. */
  number: number;
  at: number;
  /** Null where it came from outside: a component, or code that is no actor. */
  from: string | null;
  to: string;
  /** With generated ids replaced by names. What a task gets goes without what it carries. */
  event: { type: string };
};

/** The past that an inspected tab still remembers. */
export type Past = {
  tab: string;
  actors: InspectedActor[];
  tasks: InspectedTask[];
  deliveries: Delivery[];
};

export type InspectionMessage =
  /** From the page: who is there? Every tab answers with its past and its actors. */
  | { type: 'hello' }
  | { type: 'past'; past: Past }
  /** From a tab: an actor started, or something happened to it. */
  | { type: 'actor'; actor: InspectedActor }
  | { type: 'task'; task: InspectedTask }
  | { type: 'delivery'; delivery: Delivery }
  /** From a tab: it was closed, or another page was opened in it. */
  | { type: 'left'; tab: string }
  /** From the page, in development: let this happen to an actor. */
  | { type: 'wish'; number: string; actor: string; event: { type: string } }
  /** From a tab: what became of a wish. The reason is a sentence; null where the event was sent. */
  | { type: 'answer'; number: string; refusal: string | null };

export type Wish = InspectionMessage & { type: 'wish' };

/** Which of its tab's actors this id is of, in the order in which they started. */
export const numberOf = (id: string): number => Number(id.slice(id.lastIndexOf(':') + 1));

/** XState's own bookkeeping, which nobody is told of: how a promise tells itself that it is done. */
export const isBookkeeping = (type: string): boolean =>
  /^xstate\.(?:promise|observable)\./.test(type);

/** Defines the messages between an inspected app and the statecharts page. */
import type { StateValue } from 'xstate';

export const CHANNEL = 'chartwalk-inspection';

/**
 * A step of a machine. `taken` contains the names of the transitions that the step took; it is empty if the
 * machine refused the event.
 */
export type InspectedStep = {
  /** The event's type, with the generated IDs of actors and delays replaced by their names. */
  event: string;
  /** The state before the step; null for the first step. */
  from: StateValue | null;
  taken: string[];
};

export type ActorStatus = 'active' | 'done' | 'error' | 'stopped';

/** A machine's actor at one moment. Secrets are masked in the event and in the context. */
export type InspectedActor = {
  /**
   * The actor's ID, which is unique among all tabs. It ends in a number that counts the tab's actors in the
   * order in which they started.
   */
  id: string;
  /** The ID of the tab or the process in which the actor runs. */
  tab: string;
  /** The path that the tab shows, without its query, or the name of the program in Node. */
  tabLabel: string;
  /**
   * The number of this report among the reports about the actor. Reports with the same number are the same
   * report.
   */
  sequence: number;
  /** The time of the report, in milliseconds since 1970. */
  at: number;
  /**
   * The actor's name, such as `record (favourites)`. It is the machine's ID, followed in brackets by the actor's
   * own name if that differs from the ID. If the tab has already used the name, a number makes it unique.
   */
  name: string;
  /** The machine's own ID. The page may know the machine by another ID, or not at all. */
  machine: string;
  /** The ID of the actor that started this one; null if no actor did. */
  parent: string | null;
  status: ActorStatus;
  value: StateValue;
  context: unknown;
  tags: string[];
  /** The names of the actor's running children. */
  children: string[];
  /** The last event that the actor received. */
  event: { type: string };
  /** The number of the event's `Delivery`; null if the event was not sent. */
  delivery: number | null;
  /** The steps that the event caused. */
  steps: InspectedStep[];
  /** Whether the page may send events to the actor, which is possible only in development. */
  takesEvents: boolean;
};

/** An actor that is not a machine. Its input and output may be secret, so they are not reported. */
export type InspectedTask = {
  id: string;
  tab: string;
  parent: string | null;
  name: string;
  status: ActorStatus;
};

/** An event that was sent to an actor. */
export type Delivery = {
  tab: string;
  /** The number of the delivery. Each tab numbers its own deliveries. */
  number: number;
  at: number;
  /** The ID of the sender; null if a component or other code outside all actors sent the event. */
  from: string | null;
  to: string;
  /** The event, with generated IDs replaced by names. An event for a task has no payload. */
  event: { type: string };
};

/** The earlier actors, tasks and deliveries that an inspected tab still remembers. */
export type Past = {
  tab: string;
  actors: InspectedActor[];
  tasks: InspectedTask[];
  deliveries: Delivery[];
};

export type InspectionMessage =
  /** The page asks every tab for its actors and for everything that the tab still remembers. */
  | { type: 'hello' }
  | { type: 'past'; past: Past }
  /** A tab reports that an actor has started or that something happened to it. */
  | { type: 'actor'; actor: InspectedActor }
  | { type: 'task'; task: InspectedTask }
  | { type: 'delivery'; delivery: Delivery }
  /** A tab reports that it was closed or that another page was opened in it. */
  | { type: 'left'; tab: string }
  /** The page asks a tab, in development only, to send this event to an actor. */
  | { type: 'wish'; number: string; actor: string; event: { type: string } }
  /**
   * A tab reports the result of a wish, which is a request to send an event. The refusal is a sentence, or
   * null if the event was sent.
   */
  | { type: 'answer'; number: string; refusal: string | null };

export type Wish = InspectionMessage & { type: 'wish' };

/** Returns the number at the end of an actor's ID. */
export const numberOf = (id: string): number => Number(id.slice(id.lastIndexOf(':') + 1));

/** Returns the tab in an actor's ID. */
export const tabOf = (id: string): string => id.slice(0, id.lastIndexOf(':'));

/**
 * Returns whether an event is XState's own bookkeeping, which is not reported. An example is the message with
 * which a promise tells itself that it is done.
 */
export const isBookkeeping = (type: string): boolean =>
  /^xstate\.(?:promise|observable)\./.test(type);

/** Lists the arrows of a sequence diagram between a few chosen actors. */
import type { LiveKnowledge } from './after-messages.ts';
import { createNameCounter } from './name-counter.ts';
import { numberOf, tabOf } from './protocol.ts';
import type { Delivery, InspectedActor } from './protocol.ts';
import { tabNames } from './tab-names.ts';

/** An actor or a task that sends or receives events. */
export type Participant = {
  id: string;
  /** The unique name. If several participants have the same name, the tab's name or a number is added. */
  name: string;
  /** The ID of the actor that owns the task or started the actor. */
  parent: string | null;
  isMachine: boolean;
  isPresent: boolean;
};

export type Arrow = {
  delivery: Delivery;
  /**
   * The columns of the sender and the receiver. Column 0 represents everything outside the chosen
   * participants. The columns of the chosen participants follow.
   */
  from: number;
  to: number;
  /** The name of the real sender; null if the sender has a column of its own. */
  sender: string | null;
  receiver: string | null;
};

type Known = Pick<LiveKnowledge, 'actors' | 'gone' | 'tasks' | 'deliveries'>;

/** The maximum number of participants that the diagram shows at first. */
const MAX_AT_FIRST = 5;
const MAX_ARROWS = 200;

/** Adds the tab to the names of machines that run in several tabs, and a number to other equal names. */
function named(
  participants: readonly Participant[],
  tabs: ReadonlyMap<string, string>,
): Participant[] {
  const isShared = ({ id, name, isMachine }: Participant) =>
    isMachine && participants.some((other) => other.name === name && tabOf(other.id) !== tabOf(id));
  const toUniqueName = createNameCounter();
  return participants.map((participant) => {
    const { id, name } = participant;
    if (isShared(participant)) return { ...participant, name: `${name} on ${tabs.get(tabOf(id))}` };
    return { ...participant, name: toUniqueName(name) };
  });
}

function ofMachine({ id, name, parent }: InspectedActor, isPresent: boolean): Participant {
  return { id, name, parent, isMachine: true, isPresent };
}

/** Returns every participant that has sent or received an event, in the order in which they started. */
export function participantsOf({ actors, gone, tasks, deliveries }: Known): Participant[] {
  const machines = [
    ...Object.values(actors).map((actor) => ofMachine(actor, true)),
    ...Object.values(gone).map((actor) => ofMachine(actor, false)),
  ];
  const others = Object.values(tasks).map(({ id, name, parent, status }): Participant => ({
    id,
    name,
    parent,
    isMachine: false,
    isPresent: status === 'active',
  }));
  const involved = new Set(deliveries.flatMap(({ from, to }) => [from, to]));
  const known = [...machines, ...others].filter(({ id }) => involved.has(id));
  return named(
    known.toSorted((one, other) => numberOf(one.id) - numberOf(other.id)),
    tabNames({ actors, gone }),
  );
}

/** Returns the actors that are shown at first, which are the running machines that started earliest. */
export function chosenAtFirst(participants: readonly Participant[]): string[] {
  return participants
    .filter(({ isMachine, isPresent }) => isMachine && isPresent)
    .slice(0, MAX_AT_FIRST)
    .map(({ id }) => id);
}

/** Returns the latest events to or from the chosen actors. */
export function arrowsOf(
  deliveries: readonly Delivery[],
  participants: readonly Participant[],
  chosen: readonly string[],
): Arrow[] {
  const byId = new Map(participants.map((participant) => [participant.id, participant]));
  /**
   * Returns the column of a participant, or the column of its nearest ancestor that has one; 0 if there is
   * none.
   */
  const columnOf = (id: string | null): number => {
    if (id === null) return 0;
    const index = chosen.indexOf(id);
    return index >= 0 ? index + 1 : columnOf(byId.get(id)?.parent ?? null);
  };
  const hiddenName = (id: string | null) =>
    id === null || chosen.includes(id) ? null : (byId.get(id)?.name ?? null);
  return deliveries
    .map((delivery): Arrow => ({
      delivery,
      from: columnOf(delivery.from),
      to: columnOf(delivery.to),
      sender: hiddenName(delivery.from),
      receiver: hiddenName(delivery.to),
    }))
    .filter(({ from, to }) => from > 0 || to > 0)
    .slice(-MAX_ARROWS);
}

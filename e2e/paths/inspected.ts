/** What the actors of a page say of themselves: the app tells it where the address asks for it. */
import type { Page } from '@playwright/test';
import type { AnyStateMachine, StateValue } from 'xstate';
import { eventName, nodesOf } from '../../src/statecharts/triggers.ts';
import { CHANNEL } from '../../src/statecharts/live/protocol.ts';
import type { InspectedActor, InspectionMessage } from '../../src/statecharts/live/protocol.ts';
import type { Microstep } from '../../src/statecharts/microstep.ts';

declare global {
  /** Hands an actor of the page over to the test. */
  function tellOfActor(actor: InspectedActor): void;
}

/** The history of one actor, in the words of its machine. */
type Told = { microsteps: Microstep[]; latest: InspectedActor };

export type WatchedActors = {
  /** The one that started last, as it was last told of. */
  latest: () => InspectedActor | undefined;
  /** What that one has done since it started. */
  history: () => readonly Microstep[];
  /** What each has done since it started. */
  histories: () => readonly (readonly Microstep[])[];
  /** The actors of every machine in the tab of the one that started last, that one among them. */
  neighbours: () => readonly InspectedActor[];
};

/** The types of a machine's events, by the name an inspected step gives them. */
function eventTypesOf(machine: AnyStateMachine): Map<string, string> {
  const types = nodesOf(machine).flatMap((node) => node.ownEvents.map(String));
  return new Map(types.map((type) => [eventName(machine, type), type]));
}

/** Follows every actor of a machine in the page, from the next visit with `inspect` on. */
export async function watchActors(page: Page, machine: AnyStateMachine): Promise<WatchedActors> {
  const typeOf = eventTypesOf(machine);
  const told = new Map<string, Told>();
  /** By machine, what was told last. */
  const others = new Map<string, InspectedActor>();
  await page.exposeFunction('tellOfActor', (actor: InspectedActor) => {
    others.set(actor.machine, actor);
    if (actor.machine !== machine.id) return;
    const microsteps = told.get(actor.id)?.microsteps ?? [];
    told.set(actor.id, { microsteps, latest: actor });
    for (const [index, { event, taken }] of actor.steps.entries()) {
      const value: StateValue = actor.steps[index + 1]?.from ?? actor.value;
      const isLast = index === actor.steps.length - 1;
      const isActive = !isLast || actor.status === 'active';
      microsteps.push({ event: typeOf.get(event) ?? event, taken, value, isActive });
    }
  });
  await page.addInitScript((channel) => {
    new BroadcastChannel(channel).addEventListener(
      'message',
      ({ data }: MessageEvent<InspectionMessage>) => {
        if (data.type === 'actor') tellOfActor(data.actor);
      },
    );
  }, CHANNEL);
  const last = () => [...told.values()].at(-1);
  return {
    latest: () => last()?.latest,
    history: () => last()?.microsteps ?? [],
    histories: () => [...told.values()].map(({ microsteps }) => microsteps),
    neighbours: () =>
      [...others.values()].filter(
        ({ tab, status }) => tab === last()?.latest.tab && status !== 'stopped',
      ),
  };
}

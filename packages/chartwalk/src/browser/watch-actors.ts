/** Collects the reports about a page's actors, which the app sends if `inspect` is in its URL. */
import type { Page } from '@playwright/test';
import type { AnyStateMachine, StateValue } from 'xstate';
import { CHANNEL } from '../live/protocol.ts';
import type { Delivery, InspectedActor, InspectionMessage } from '../live/protocol.ts';
import type { Microstep } from '../microstep.ts';
import type { Sent } from '../paths/sent-events.ts';
import { pathOf, pathsOf } from '../state-paths.ts';
import { nodesOf } from '../structure.ts';
import { eventName, isOfXState } from '../triggers.ts';

declare global {
  /** Passes a report about an actor from the page to the test. */
  function tellOfActor(actor: InspectedActor): void;
  /** Passes a report about a sent event from the page to the test. */
  function tellOfDelivery(delivery: Delivery): void;
}

/**
 * The microsteps of one actor, and the latest report about that actor. In reports, event types contain names
 * instead of generated IDs. In microsteps, event types are those that the machine declares.
 */
type Told = { microsteps: Microstep[]; latest: InspectedActor };

export type WatchedActors = {
  /** The latest report about the actor that started last. */
  latest: () => InspectedActor | undefined;
  /** The microsteps of the actor that started last, since its start. */
  history: () => readonly Microstep[];
  /** The events that this machine's actors received, in order. Secrets are masked. */
  sent: () => readonly Sent[];
  /** Each actor's microsteps since it started. */
  histories: () => readonly (readonly Microstep[])[];
  /**
   * The actors in the same tab as the actor that started last, and that actor itself. Stopped actors are left
   * out.
   */
  neighbours: () => readonly InspectedActor[];
};

/**
 * Returns the type that the machine declares for a step's event. Only active states are searched, because two
 * states can have delays of the same name.
 */
function typeOf(
  machine: AnyStateMachine,
  { event, from }: InspectedActor['steps'][number],
): string {
  const active = new Set(from === null ? [''] : ['', ...pathsOf(from)]);
  const types = nodesOf(machine)
    .filter(({ path }) => active.has(pathOf(path)))
    .flatMap(({ ownEvents }) => ownEvents.map(String));
  return types.find((type) => eventName(machine, type) === event) ?? event;
}

/**
 * Observes the page's actors, beginning with the next visit that has `inspect` in its URL. Microsteps are
 * collected only for actors of this machine.
 */
export async function watchActors(page: Page, machine: AnyStateMachine): Promise<WatchedActors> {
  const told = new Map<string, Told>();
  /** The latest report about every actor on the page, by the actor's ID. */
  const others = new Map<string, InspectedActor>();
  const deliveries: Delivery[] = [];
  await page.exposeFunction('tellOfDelivery', (delivery: Delivery) => deliveries.push(delivery));
  await page.exposeFunction('tellOfActor', (actor: InspectedActor) => {
    others.set(actor.id, actor);
    if (actor.machine !== machine.id) return;
    const microsteps = told.get(actor.id)?.microsteps ?? [];
    told.set(actor.id, { microsteps, latest: actor });
    for (const [index, step] of actor.steps.entries()) {
      const value: StateValue = actor.steps[index + 1]?.from ?? actor.value;
      const isLast = index === actor.steps.length - 1;
      const isActive = !isLast || actor.status === 'active';
      microsteps.push({ event: typeOf(machine, step), taken: step.taken, value, isActive });
    }
  });
  await page.addInitScript((channel) => {
    new BroadcastChannel(channel).addEventListener(
      'message',
      ({ data }: MessageEvent<InspectionMessage>) => {
        if (data.type === 'actor') tellOfActor(data.actor);
        if (data.type === 'delivery') tellOfDelivery(data.delivery);
      },
    );
  }, CHANNEL);
  const last = () => [...told.values()].at(-1);
  return {
    latest: () => last()?.latest,
    history: () => last()?.microsteps ?? [],
    sent: () =>
      deliveries
        .filter(({ to }) => told.has(to))
        .map(({ event, from }) => ({
          event,
          isFromScreen: from === null && !isOfXState(event.type),
        })),
    histories: () => [...told.values()].map(({ microsteps }) => microsteps),
    neighbours: () =>
      [...others.values()].filter(
        ({ tab, status }) => tab === last()?.latest.tab && status !== 'stopped',
      ),
  };
}

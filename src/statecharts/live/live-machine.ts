import { assign, fromCallback, setup } from 'xstate';
import type { InspectedActor, InspectionMessage } from './protocol.ts';
import { subscribe } from './subscribe.ts';

/** An actor as it is now, and what happened to it lately, newest last. */
export type LiveActor = InspectedActor & {
  past: Pick<InspectedActor, 'sequence' | 'event' | 'steps' | 'value'>[];
};

export type LiveActors = Readonly<Record<string, LiveActor>>;

type LiveEvent = { type: 'live.received'; messages: InspectionMessage[] };

/** What is remembered of an actor's past. */
const MOST_REMEMBERED = 50;

function isSuccessor(actor: InspectedActor, other: InspectedActor): boolean {
  return other.status !== 'active' && other.tab === actor.tab && other.machine === actor.machine;
}

function withActor(actors: Map<string, LiveActor>, actor: InspectedActor): void {
  if (actor.status === 'stopped') {
    actors.delete(actor.id);
    return;
  }
  const known = actors.get(actor.id);
  if (known && known.sequence >= actor.sequence) return;
  if (!known) {
    // An actor that has come to its end stays until the screen starts another one.
    for (const [id, other] of actors) if (isSuccessor(actor, other)) actors.delete(id);
  }
  const { sequence, event, steps, value } = actor;
  actors.set(actor.id, {
    ...actor,
    past: [...(known?.past ?? []).slice(1 - MOST_REMEMBERED), { sequence, event, steps, value }],
  });
}

/** The actors after these messages. */
export function afterMessages(
  before: LiveActors,
  messages: readonly InspectionMessage[],
): LiveActors {
  const actors = new Map(Object.entries(before));
  for (const message of messages) {
    if (message.type === 'actor') withActor(actors, message.actor);
    if (message.type === 'left') {
      for (const [id, { tab }] of actors) if (tab === message.tab) actors.delete(id);
    }
  }
  return Object.fromEntries(actors);
}

export const liveMachine = setup({
  types: {
    context: {} as { actors: LiveActors },
    events: {} as LiveEvent,
  },
  actors: {
    inspectedTabs: fromCallback<LiveEvent>(({ sendBack }) =>
      subscribe((messages) => sendBack({ type: 'live.received', messages })),
    ),
  },
  actions: {
    remember: assign({
      actors: ({ context }, messages: InspectionMessage[]) =>
        afterMessages(context.actors, messages),
    }),
  },
}).createMachine({
  id: 'live',
  description: 'Follows the actors of every app tab that was opened with ?inspect.',
  context: { actors: {} },
  invoke: { src: 'inspectedTabs' },
  on: {
    'live.received': { actions: { type: 'remember', params: ({ event }) => event.messages } },
  },
});

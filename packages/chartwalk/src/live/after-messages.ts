/** Derives the page's knowledge of the inspected tabs from their messages. */
import { numberOf } from './protocol.ts';
import type {
  Delivery,
  InspectedActor,
  InspectedTask,
  InspectionMessage,
  Past,
} from './protocol.ts';

/** The latest report about an actor. `past` contains the recent reports about the actor, newest last. */
export type LiveActor = InspectedActor & { past: InspectedActor[] };

export type LiveActors = Readonly<Record<string, LiveActor>>;

export type LiveKnowledge = {
  actors: LiveActors;
  /** The actors that were stopped, or whose tab was closed or shows another page, newest last. */
  gone: LiveActors;
  tasks: Readonly<Record<string, InspectedTask>>;
  /** The deliveries, in the order in which they were sent. */
  deliveries: readonly Delivery[];
  /**
   * The answers to the requests of this page to send events. The keys are the numbers of the requests. An
   * answer is the reason for a refusal, or null if the event was sent.
   */
  answers: Readonly<Record<string, string | null>>;
};

export const nothingKnown: LiveKnowledge = {
  actors: {},
  gone: {},
  tasks: {},
  deliveries: [],
  answers: {},
};

/** The maximum number of moments to remember for each actor. A moment is one report about an actor. */
const MAX_MOMENTS = 50;
const MAX_STOPPED = 30;
const MAX_ENDED_TASKS = 60;
const MAX_DELIVERIES = 500;

type Draft = {
  actors: Map<string, LiveActor>;
  gone: Map<string, LiveActor>;
  tasks: Map<string, InspectedTask>;
  deliveries: Map<string, Delivery>;
  answers: Map<string, string | null>;
};

const draftOf = (known: LiveKnowledge): Draft => ({
  actors: new Map(Object.entries(known.actors)),
  gone: new Map(Object.entries(known.gone)),
  tasks: new Map(Object.entries(known.tasks)),
  deliveries: new Map(known.deliveries.map((each) => [keyOf(each), each])),
  answers: new Map(Object.entries(known.answers)),
});

const keyOf = ({ tab, number }: Delivery) => `${tab}:${number}`;

function keepTheLast(map: Map<string, unknown>, most: number): void {
  for (const key of [...map.keys()].slice(0, Math.max(0, map.size - most))) map.delete(key);
}

function takeAway({ actors, gone }: Draft, id: string, last?: InspectedActor): void {
  const actor = actors.get(id);
  actors.delete(id);
  gone.delete(id);
  if (actor) gone.set(id, last ? withMoments(actor, [last]) : actor);
}

/** Adds moments to the past of an actor. The newest moment in the past decides the actor's state. */
function withMoments(known: LiveActor | undefined, added: readonly InspectedActor[]): LiveActor {
  const moments = new Map([...(known?.past ?? []), ...added].map((each) => [each.sequence, each]));
  const past = [...moments.values()]
    .toSorted((one, other) => one.sequence - other.sequence)
    .slice(-MAX_MOMENTS);
  return { ...(past.at(-1) as InspectedActor), past };
}

/** Adds an actor, and moves earlier actors of the same machine and tab to `gone` if they have ended. */
function admit(draft: Draft, actor: LiveActor): void {
  for (const [id, other] of draft.actors) {
    const isOver = other.status !== 'active' && numberOf(id) < numberOf(actor.id);
    if (isOver && other.tab === actor.tab && other.machine === actor.machine) takeAway(draft, id);
  }
  draft.gone.delete(actor.id);
  draft.actors.set(actor.id, actor);
}

function hearOfActor(draft: Draft, actor: InspectedActor): void {
  const { actors, gone } = draft;
  if (actor.status === 'stopped') {
    takeAway(draft, actor.id, actor);
    return;
  }
  const known = actors.get(actor.id) ?? gone.get(actor.id);
  if (known && known.sequence >= actor.sequence) return;
  const live = withMoments(known, [actor]);
  if (actors.has(actor.id)) actors.set(actor.id, live);
  else admit(draft, live);
}

/** Adds the earlier actors, tasks and deliveries that a tab still remembers. */
function hearOfPast(draft: Draft, { actors, tasks, deliveries }: Past): void {
  for (const id of new Set(actors.map((actor) => actor.id))) {
    const moments = actors.filter((actor) => actor.id === id);
    const actor = withMoments(draft.actors.get(id) ?? draft.gone.get(id), moments);
    if (actor.status === 'stopped') {
      draft.actors.delete(id);
      draft.gone.set(id, actor);
    } else admit(draft, actor);
  }
  for (const task of tasks) draft.tasks.set(task.id, task);
  for (const delivery of deliveries) draft.deliveries.set(keyOf(delivery), delivery);
}

function hearOfLeaving(draft: Draft, tab: string): void {
  for (const [id, actor] of draft.actors) if (actor.tab === tab) takeAway(draft, id);
  for (const [id, task] of draft.tasks) if (task.tab === tab) draft.tasks.delete(id);
}

function hear(draft: Draft, message: InspectionMessage): void {
  switch (message.type) {
    case 'actor':
      hearOfActor(draft, message.actor);
      break;
    case 'task':
      draft.tasks.delete(message.task.id);
      draft.tasks.set(message.task.id, message.task);
      break;
    case 'delivery':
      draft.deliveries.set(keyOf(message.delivery), message.delivery);
      break;
    case 'past':
      hearOfPast(draft, message.past);
      break;
    case 'left':
      hearOfLeaving(draft, message.tab);
      break;
    case 'answer':
      draft.answers.set(message.number, message.refusal);
      break;
    default:
  }
}

function forgetTheOldest({ gone, tasks, deliveries, answers }: Draft): void {
  keepTheLast(gone, MAX_STOPPED);
  const ended = [...tasks.values()].filter(({ status }) => status !== 'active');
  for (const { id } of ended.slice(0, Math.max(0, ended.length - MAX_ENDED_TASKS))) {
    tasks.delete(id);
  }
  keepTheLast(deliveries, MAX_DELIVERIES);
  keepTheLast(answers, 1);
}

/** Sorts deliveries by time. Deliveries of one tab remain in the order in which they were sent. */
function inOrder(deliveries: Draft['deliveries']): Delivery[] {
  return [...deliveries.values()].toSorted((one, other) =>
    one.tab === other.tab ? one.number - other.number : one.at - other.at,
  );
}

export function afterMessages(
  known: LiveKnowledge,
  messages: readonly InspectionMessage[],
): LiveKnowledge {
  const draft = draftOf(known);
  for (const message of messages) hear(draft, message);
  forgetTheOldest(draft);
  return {
    actors: Object.fromEntries(draft.actors),
    gone: Object.fromEntries(draft.gone),
    tasks: Object.fromEntries(draft.tasks),
    deliveries: inOrder(draft.deliveries),
    answers: Object.fromEntries(draft.answers),
  };
}

/**
 * Translates the messages of `createWebSocketInspector` from `@statelyai/inspect`. A program that uses that
 * function needs no code of chartwalk. The messages contain neither transitions nor the IDs of invocations.
 */
import type { StateValue } from 'xstate';
import { createNameCounter } from './name-counter.ts';
import { isBookkeeping } from './protocol.ts';
import type { ActorStatus, InspectionMessage } from './protocol.ts';
import { redact, redactEvent } from './redact.ts';

/**
 * The fields that are read from `StatelyInspectionEvent`. Most are optional, because messages are not
 * trusted.
 */
type StatelyMessage = {
  type: string;
  sessionId: string;
  createdAt?: string;
  name?: string;
  parentId?: string;
  sourceId?: string;
  event?: { type: string };
  snapshot?: {
    status?: ActorStatus;
    value?: StateValue;
    context?: unknown;
    tags?: unknown;
    children?: object;
  };
};

type Known = {
  id: string;
  name: string;
  /** The name that is unique in this connection; null if no snapshot of the actor has arrived yet. */
  uniqueName: string | null;
  parent: string | null;
  sequence: number;
  delivery: number | null;
};

export function isStatelyMessage(message: unknown): message is StatelyMessage {
  if (typeof message !== 'object' || message === null) return false;
  const { type, sessionId } = message as Partial<StatelyMessage>;
  return typeof type === 'string' && type.startsWith('@xstate.') && typeof sessionId === 'string';
}

/**
 * Creates a translator of messages.
 *
 * @param tab the name of the connection that delivers the messages
 * @returns a function that translates a message for this page, or returns undefined if the message contains
 *   nothing new
 */
export function statelyTranslator(tab: string) {
  const actors = new Map<string, Known>();
  const toUniqueName = createNameCounter();
  let delivered = 0;
  const know = (sessionId: string): Known => {
    const known = actors.get(sessionId);
    if (known) return known;
    const id = `${tab}:${actors.size + 1}`;
    const added: Known = {
      id,
      name: sessionId,
      uniqueName: null,
      parent: null,
      sequence: 0,
      delivery: null,
    };
    actors.set(sessionId, added);
    return added;
  };
  const idOf = (sessionId: string | undefined) =>
    sessionId === undefined ? null : know(sessionId).id;

  const tellOfSnapshot = (message: StatelyMessage, at: number): InspectionMessage => {
    const actor = know(message.sessionId);
    const { id, name, parent } = actor;
    const { status = 'active', value, context, tags, children } = message.snapshot ?? {};
    if (value === undefined) return { type: 'task', task: { id, tab, parent, name, status } };
    actor.sequence += 1;
    actor.uniqueName ??= toUniqueName(name);
    return {
      type: 'actor',
      actor: {
        id,
        tab,
        tabLabel: 'a program with Stately’s inspector',
        sequence: actor.sequence,
        at,
        name: actor.uniqueName,
        machine: name,
        parent,
        status,
        value,
        context: redact(context),
        tags: Array.isArray(tags) ? tags.map(String) : [],
        children: Object.keys(children ?? {}),
        event: redactEvent(message.event ?? { type: 'xstate.init' }),
        delivery: actor.delivery,
        steps: [],
        takesEvents: false,
      },
    };
  };

  return (message: StatelyMessage): InspectionMessage | undefined => {
    const at = Number(message.createdAt ?? Date.now());
    if (message.type === '@xstate.actor') {
      const actor = know(message.sessionId);
      actor.name = message.name ?? message.sessionId;
      actor.parent = idOf(message.parentId);
      return undefined;
    }
    if (message.type === '@xstate.snapshot') return tellOfSnapshot(message, at);
    const { event } = message;
    if (message.type !== '@xstate.event' || !event || isBookkeeping(event.type)) return undefined;
    const actor = know(message.sessionId);
    delivered += 1;
    actor.delivery = delivered;
    const from = idOf(message.sourceId);
    return {
      type: 'delivery',
      delivery: { tab, number: delivered, at, from, to: actor.id, event: redactEvent(event) },
    };
  };
}

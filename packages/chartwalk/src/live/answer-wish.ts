/** Sends an event to an actor at the request of the statecharts page, in development only. */
import type { AnyActorRef } from 'xstate';
import type { InspectionMessage, Wish } from './protocol.ts';
import { messageOf } from '../error-message.ts';
import { isOfXState } from '../triggers.ts';

/** Tries to send an event. Returns the reason for a refusal; null if the event was sent. */
function refusalOf({ event }: Wish, actor: AnyActorRef | undefined): string | null {
  if (!actor || actor.getSnapshot().status !== 'active') return 'The actor has stopped.';
  if (typeof event?.type !== 'string' || event.type === '') return 'An event needs a type.';
  // XState's own events are refused. Otherwise, the page could pretend that an actor has finished, or that a
  // delay has passed.
  if (isOfXState(event.type)) return 'XState’s own events can’t be sent from outside.';
  try {
    actor.send(event);
    return null;
  } catch (error) {
    return `The app refused it: ${messageOf(error)}`;
  }
}

/** Sends the requested event and returns an answer. Returns undefined if the request is for another tab. */
export function answerWish(
  wish: Wish,
  tab: string,
  find: (id: string) => AnyActorRef | undefined,
): InspectionMessage | undefined {
  if (!wish.actor.startsWith(`${tab}:`)) return undefined;
  return { type: 'answer', number: wish.number, refusal: refusalOf(wish, find(wish.actor)) };
}

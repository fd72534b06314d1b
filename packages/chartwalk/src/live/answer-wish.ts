/** Sends an event to an actor because the statecharts page asked for it: in development only. */
import type { AnyActorRef } from 'xstate';
import type { InspectionMessage, Wish } from './protocol.ts';

const quoted = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Why an event is not sent; null where it was. */
function refusalOf({ event }: Wish, actor: AnyActorRef | undefined): string | null {
  if (!actor || actor.getSnapshot().status !== 'active') return 'The actor has come to its end.';
  if (typeof event?.type !== 'string' || event.type === '') return 'An event needs a type.';
  // Outcomes and delays come from the actors and clocks that they belong to.
  if (event.type.startsWith('xstate.')) return 'XState’s own events can’t be sent from outside.';
  try {
    actor.send(event);
    return null;
  } catch (error) {
    return `The app refused it: ${quoted(error)}`;
  }
}

/** Fulfils a wish, and says what became of it; undefined for one that another tab is meant by. */
export function answerWish(
  wish: Wish,
  tab: string,
  find: (id: string) => AnyActorRef | undefined,
): InspectionMessage | undefined {
  if (!wish.actor.startsWith(`${tab}:`)) return undefined;
  return { type: 'answer', number: wish.number, refusal: refusalOf(wish, find(wish.actor)) };
}

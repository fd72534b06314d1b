import type { AnyActorLogic } from 'xstate';

/**
 * Returns logic that does the same as `logic`, and also logs the error if `logic` fails while the actor is
 * running. The machine decides how to continue after the failure, so no other code needs to report the error.
 *
 * @param message the consequence of the failure, such as 'The order was not stored.'; omit it if the error
 *   already names the consequence
 */
export function logged<Logic extends AnyActorLogic>(logic: Logic, message?: string): Logic {
  const log = (error: unknown): void => {
    console.error(...(message === undefined ? [] : [message]), error);
  };
  return {
    ...logic,
    start: (snapshot: unknown, scope: never) => {
      try {
        logic.start?.(snapshot, scope);
      } catch (error) {
        log(error);
        throw error;
      }
    },
    transition: (snapshot: { status: string }, event: never, scope: never) => {
      const next = logic.transition(snapshot, event, scope) as { status: string; error?: unknown };
      if (next.status === 'error' && snapshot.status !== 'error') log(next.error);
      return next;
    },
  };
}

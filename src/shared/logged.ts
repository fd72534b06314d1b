import type { AnyActorLogic } from 'xstate';

/**
 * Returns logic that does the same and logs an error that it fails with, if the actor still runs then.
 * A machine says what such a surprise leads to; nobody else needs to report it.
 *
 * @param message says what the failure costs, where the error does not
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

import type { AnyActorLogic } from 'xstate';

/**
 * Returns the same logic, which also logs the error if it fails while the actor is running. The machine
 * decides what happens next, so nothing else needs to report the error.
 *
 * @param message says what the failure costs, if the error does not
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

/**
 * Placeholders for implementations that only the app has. Each one fails with its own name until `provide`
 * replaces it.
 */
import { fromCallback, fromPromise } from 'xstate';
import type { EventObject, NonReducibleUnknown } from 'xstate';

const missing = (name: string, cause?: unknown) => new Error(`${name} must be provided`, { cause });

export const unprovided = {
  promise: <Output, Input = NonReducibleUnknown>(name: string) =>
    fromPromise<Output, Input>(() => Promise.reject(missing(name))),

  callback: <Event extends EventObject, Input = NonReducibleUnknown>(name: string) =>
    fromCallback<Event, Input>(() => {
      throw missing(name);
    }),

  /** The type argument is that of the action's parameters. */
  action:
    // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- setup reads it off the function
    <Params = NonReducibleUnknown>(name: string) =>
      (_: unknown, params: Params): void => {
        throw missing(name, params);
      },
};

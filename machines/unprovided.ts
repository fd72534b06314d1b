/**
 * Placeholders for implementations that only the app provides. Each placeholder fails with an error that
 * contains its name, until `provide` replaces it.
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

  action:
    // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- `setup` reads the type of the parameters
    <Params = NonReducibleUnknown>(name: string) =>
      (_: unknown, params: Params): void => {
        throw missing(name, params);
      },
};

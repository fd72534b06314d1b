import { fromCallback, fromPromise } from 'xstate';
import type { AnyActorRef, EventObject, NonReducibleUnknown } from 'xstate';

/** Waits until the handlers of all settled promises have run. */
export function flushPromises(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

function at<Entry>(entries: readonly Entry[], index: number): Entry {
  const entry = entries.at(index);
  if (entry === undefined) throw new Error(`There is no call number ${index}.`);
  return entry;
}

type Call<Output, Input> = {
  input: Input;
  signal: AbortSignal;
  resolve: (output: Output) => void;
  reject: (error: unknown) => void;
};

/** Creates a promise actor. The test decides the result of each call. */
export function controlledPromise<Output, Input = NonReducibleUnknown>() {
  const calls: Call<Output, Input>[] = [];
  return {
    logic: fromPromise<Output, Input>(
      ({ input, signal }) =>
        new Promise((resolve, reject) => {
          calls.push({ input, signal, resolve, reject });
        }),
    ),
    get inputs() {
      return calls.map((call) => call.input);
    },
    /** Returns the call with this number, counted from 0. By default, it returns the last call. */
    call: (index = -1) => at(calls, index),
    async resolve(output: Output, index = -1) {
      at(calls, index).resolve(output);
      await flushPromises();
    },
    async reject(error: unknown, index = -1) {
      at(calls, index).reject(error);
      await flushPromises();
    },
  };
}

/** Creates a listener that reports the events that the test sends, and counts its running instances. */
export function controlledListener<
  Event extends EventObject,
  Input extends NonReducibleUnknown = NonReducibleUnknown,
>() {
  const inputs: Input[] = [];
  const live = new Set<(event: Event) => void>();
  return {
    logic: fromCallback<Event, Input>(({ sendBack, input }) => {
      const report = (event: Event) => sendBack(event);
      inputs.push(input);
      live.add(report);
      return () => {
        live.delete(report);
      };
    }),
    inputs,
    get liveCount() {
      return live.size;
    },
    report(event: Event) {
      for (const report of live) report(event);
    },
  };
}

/** Returns everything that the actor and its invoked actors store, as JSON. */
export function getPersistedText(actor: AnyActorRef): string {
  return JSON.stringify(actor.getPersistedSnapshot());
}

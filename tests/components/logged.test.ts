import { afterEach, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, setup } from 'xstate';
import type { AnyActorLogic } from 'xstate';
import { logged } from '../../src/shared/logged.ts';
import { controlledPromise } from '../machines/helpers.ts';

const failure = new Error('The line is dead.');
const muteErrors = () => vi.spyOn(console, 'error').mockImplementation(() => {});

/** Starts a machine that invokes this logic until the machine receives the event `left`. */
function start(logic: AnyActorLogic) {
  const machine = setup({ actors: { logic } }).createMachine({
    initial: 'invoking',
    states: {
      invoking: {
        invoke: { src: 'logic', onDone: 'done', onError: 'failed' },
        on: { left: 'done' },
      },
      done: {},
      failed: {},
    },
  });
  return createActor(machine).start();
}

afterEach(() => vi.restoreAllMocks());

test('a promise that rejects is logged once, and its machine handles the error', async () => {
  const log = muteErrors();
  const actor = start(logged(fromPromise(() => Promise.reject(failure))));
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('failed'));
  expect(log.mock.calls).toEqual([[failure]]);
});

test('a message with the consequence of a failure is logged before the error', async () => {
  const log = muteErrors();
  start(
    logged(
      fromPromise(() => Promise.reject(failure)),
      'The order was not stored.',
    ),
  );
  await vi.waitFor(() => expect(log.mock.calls).toEqual([['The order was not stored.', failure]]));
});

test('a promise that succeeds is not logged', async () => {
  const log = muteErrors();
  const actor = start(logged(fromPromise(async () => 'well')));
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('done'));
  expect(log).not.toHaveBeenCalled();
});

test('a rejection is not logged if the machine has already left the state that waited for the promise', async () => {
  const log = muteErrors();
  const promise = controlledPromise<void>();
  start(logged(promise.logic)).send({ type: 'left' });
  await promise.reject(failure);
  expect(log).not.toHaveBeenCalled();
});

test('a listener that fails to start is logged once, and its machine handles the error', async () => {
  const log = muteErrors();
  const actor = start(
    logged(
      fromCallback(() => {
        throw failure;
      }),
    ),
  );
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('failed'));
  expect(log.mock.calls).toEqual([[failure]]);
});

test('a listener that starts without an error is not logged, and ends when its machine stops', () => {
  const log = muteErrors();
  const end = vi.fn<() => void>();
  start(logged(fromCallback(() => end))).stop();
  expect(end).toHaveBeenCalledTimes(1);
  expect(log).not.toHaveBeenCalled();
});

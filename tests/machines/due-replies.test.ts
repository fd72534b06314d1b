import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { dueRepliesMachine } from '../../machines/due-replies.ts';
import type { DueRepliesEvent } from '../../machines/due-replies.ts';
import type { DueReplies, DueReply } from '../../src/domain/driver-reply.ts';
import { controlledListener, controlledPromise } from './helpers.ts';

const NOW = 1_000_000;
const first: DueReply = { orderId: 'FD1', due: NOW + 1000 };
const second: DueReply = { orderId: 'FD2', due: NOW + 3000 };

function start() {
  const clock = new SimulatedClock();
  const conversations = controlledListener<DueRepliesEvent>();
  const store = controlledPromise<DueReplies, DueReply | undefined>();
  const machine = dueRepliesMachine.provide({
    actors: { conversationsListener: conversations.logic, storeReply: store.logic },
  });
  const actor = createActor(machine, { clock }).start();
  return {
    actor,
    clock,
    store,
    owe: (replies: DueReply[], now = NOW) =>
      conversations.report({ type: 'replies.changed', replies, now }),
    value: () => actor.getSnapshot().value,
  };
}

test('a reply is stored when it is due and not a millisecond earlier', async () => {
  const { clock, owe, store, value } = start();
  expect(value()).toBe('none');
  owe([first]);
  clock.increment(999);
  expect(store.inputs).toEqual([]);
  clock.increment(1);
  expect(value()).toBe('replying');
  expect(store.inputs).toEqual([first]);
  await store.resolve({ replies: [], now: NOW + 1000 });
  expect(value()).toBe('none');
});

test('a reply that became due while no page was open is stored at once @11.6', () => {
  const { clock, owe, store } = start();
  owe([{ orderId: 'FD1', due: NOW - 86_400_000 }]);
  clock.increment(0);
  expect(store.inputs).toHaveLength(1);
});

test('several replies are stored in the order in which they are due', async () => {
  const { clock, owe, store } = start();
  owe([second, first]);
  clock.increment(1000);
  await store.resolve({ replies: [second], now: NOW + 1000 });
  clock.increment(1999);
  expect(store.inputs).toEqual([first]);
  clock.increment(1);
  expect(store.inputs).toEqual([first, second]);
});

test('a reply is stored first if it is due before the reply that the machine was waiting for', () => {
  const { clock, owe, store } = start();
  owe([second]);
  owe([second, first]);
  clock.increment(1000);
  expect(store.inputs).toEqual([first]);
});

test('a changed list of replies neither delays nor duplicates a waiting reply', () => {
  const { clock, owe, store } = start();
  owe([first]);
  clock.increment(600);
  owe([first, second], NOW + 600);
  clock.increment(399);
  expect(store.inputs).toEqual([]);
  clock.increment(1);
  clock.increment(60_000);
  expect(store.inputs).toEqual([first]);
});

test('a message that arrives while a reply is being stored is answered afterwards', async () => {
  const { clock, owe, store, value } = start();
  owe([first]);
  clock.increment(1000);
  owe([first, second], NOW + 1000);
  expect(value()).toBe('replying');
  expect(store.call().signal.aborted).toBe(false);
  await store.resolve({ replies: [second], now: NOW + 1000 });
  clock.increment(2000);
  expect(store.inputs).toEqual([first, second]);
});

test('a reply that can’t be stored is retried after ten seconds', async () => {
  const { clock, owe, store, value } = start();
  owe([first]);
  clock.increment(1000);
  await store.reject(new Error('Storage is full.'));
  expect(value()).toBe('failed');
  clock.increment(9999);
  expect(value()).toBe('failed');
  clock.increment(1);
  expect(value()).toBe('waiting');
  clock.increment(1000);
  expect(store.inputs).toEqual([first, first]);
});

test('stopping the machine, as at sign-out, cancels a reply that is being stored', () => {
  const { actor, clock, owe, store } = start();
  owe([first]);
  clock.increment(1000);
  actor.stop();
  expect(store.call().signal.aborted).toBe(true);
});

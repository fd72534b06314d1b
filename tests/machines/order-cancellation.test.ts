import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { ClockTicked } from '../../machines/facts.ts';
import { orderCancellationMachine } from '../../machines/order-cancellation.ts';
import type { CancelOrderOutcome } from '../../machines/order-cancellation.ts';
import { controlledListener, controlledPromise, rewritten } from './helpers.ts';

const PLACED = 1_000_000;
const DEADLINE = PLACED + 60_000;

function start(now = PLACED, before = PLACED) {
  const clock = controlledListener<ClockTicked, { orderId: string }>();
  const store = controlledPromise<CancelOrderOutcome, { orderId: string; userId: string }>();
  const announced: string[] = [];
  const actor = createActor(
    orderCancellationMachine.provide({
      actors: { clock: clock.logic, cancelOrder: store.logic },
      actions: {
        announceCancellation: ({ context }) => announced.push(context.orderId),
      },
    }),
    {
      input: {
        orderId: 'FD1',
        userId: 'asha',
        before,
        deadline: DEADLINE,
        now: () => now,
      },
    },
  ).start();
  return {
    actor,
    announced,
    clock,
    store,
    value: () => actor.getSnapshot().value,
    isDialog: () => actor.getSnapshot().hasTag('dialog'),
    tick: (time: number) => clock.report({ type: 'clock.ticked', now: time }),
    send: (type: 'requested' | 'confirmed' | 'dismissed') =>
      actor.send({ type: `cancellation.${type}` }),
  };
}

/** The customer has confirmed. */
function confirm() {
  const started = start();
  started.send('requested');
  started.send('confirmed');
  return started;
}

describe('the minute', () => {
  test('is open from the start until its last millisecond @14.1', () => {
    const { tick, value } = start();
    expect(value()).toEqual({ inTime: 'open' });
    tick(DEADLINE - 1);
    expect(value()).toEqual({ inTime: 'open' });
    tick(DEADLINE);
    expect(value()).toEqual({ tooLate: 'said' });
  });

  test('is over without a word for an order that was placed longer ago', () => {
    const { clock, isDialog, value } = start(DEADLINE);
    expect(value()).toBe('quiet');
    expect(isDialog()).toBe(false);
    expect(clock.liveCount).toBe(0);
  });

  test('is over without a word where the clock says that the order is yet to be placed', () => {
    const { value } = start(PLACED - 1);
    expect(value()).toBe('quiet');
  });

  test.each([PLACED - 3_600_000, PLACED + 10_000])(
    'is over once the clock is set back, to %i @14.8',
    (time) => {
      const { tick, value } = start();
      tick(PLACED + 20_000);
      tick(time);
      expect(value()).toEqual({ tooLate: 'said' });
    },
  );

  test('is over without a word if an earlier visit has seen a later time', () => {
    const { value } = start(PLACED + 20_000, PLACED + 30_000);
    expect(value()).toBe('quiet');
  });

  test('is over at once where the tab slept through it', () => {
    const { tick, value } = start();
    tick(DEADLINE + 3_600_000);
    expect(value()).toEqual({ tooLate: 'said' });
  });

  test('is counted no more once it is over', () => {
    const { clock, tick } = start();
    expect(clock.liveCount).toBe(1);
    tick(DEADLINE);
    expect(clock.liveCount).toBe(0);
  });
});

describe('the question', () => {
  test('comes first: nothing is stored before the answer @14.2', () => {
    const { isDialog, send, store, value } = start();
    send('confirmed');
    expect(value()).toEqual({ inTime: 'open' });
    expect(isDialog()).toBe(false);
    send('requested');
    expect(value()).toEqual({ inTime: 'asking' });
    expect(isDialog()).toBe(true);
    expect(store.inputs).toEqual([]);
  });

  test('can be closed, and asked again', () => {
    const { send, value } = start();
    send('requested');
    send('dismissed');
    expect(value()).toEqual({ inTime: 'open' });
    send('requested');
    expect(value()).toEqual({ inTime: 'asking' });
  });

  test('is answered by the clock where the customer takes too long @14.2', () => {
    const { isDialog, send, store, tick, value } = start();
    send('requested');
    tick(DEADLINE);
    expect(value()).toEqual({ tooLate: 'answered' });
    expect(isDialog()).toBe(true);
    send('confirmed');
    expect(store.inputs).toEqual([]);
    send('dismissed');
    expect(value()).toEqual({ tooLate: 'said' });
    expect(isDialog()).toBe(false);
  });
});

describe('cancelling', () => {
  test('is done once, for this order of this customer, and told', async () => {
    const { actor, announced, isDialog, send, store, value } = confirm();
    expect(value()).toBe('cancelling');
    expect(isDialog()).toBe(true);
    send('confirmed');
    send('dismissed');
    expect(store.inputs).toEqual([{ orderId: 'FD1', userId: 'asha' }]);
    expect(announced).toEqual([]);
    await store.resolve({ kind: 'cancelled' });
    expect(value()).toBe('cancelled');
    expect(actor.getSnapshot().status).toBe('done');
    expect(announced).toEqual(['FD1']);
    expect(isDialog()).toBe(false);
  });

  test('that comes too late says so, and tells nobody', async () => {
    const { announced, send, store, value } = confirm();
    await store.resolve({ kind: 'tooLate' });
    expect(value()).toEqual({ tooLate: 'answered' });
    expect(announced).toEqual([]);
    send('dismissed');
    expect(value()).toEqual({ tooLate: 'said' });
  });

  test('that the browser refuses can be tried again', async () => {
    const { announced, isDialog, send, store, value } = confirm();
    await store.resolve({ kind: 'failed' });
    expect(value()).toEqual({ inTime: 'failed' });
    expect(isDialog()).toBe(true);
    expect(announced).toEqual([]);
    send('confirmed');
    expect(store.inputs).toHaveLength(2);
    await store.resolve({ kind: 'cancelled' });
    expect(announced).toEqual(['FD1']);
  });

  test('that the browser refuses can be left', async () => {
    const { send, store, value } = confirm();
    await store.resolve({ kind: 'failed' });
    send('dismissed');
    expect(value()).toEqual({ inTime: 'open' });
  });

  test('that the browser refuses ends with the minute', async () => {
    const { store, tick, value } = confirm();
    await store.resolve({ kind: 'failed' });
    tick(DEADLINE);
    expect(value()).toEqual({ tooLate: 'answered' });
  });

  test('that breaks down can be tried again', async () => {
    const { store, value } = confirm();
    await store.reject(new Error('The drawer is stuck.'));
    expect(value()).toEqual({ inTime: 'failed' });
  });
});

test('the context can be written down', () => {
  const { actor } = start();
  expect(rewritten(actor.getSnapshot().context)).toEqual({
    orderId: 'FD1',
    userId: 'asha',
    deadline: DEADLINE,
    before: PLACED,
    now: PLACED,
  });
});

test('a machine that is stopped listens no more', () => {
  const { actor, clock } = start();
  actor.stop();
  expect(clock.liveCount).toBe(0);
});

test('it says where a customer reads that it is too late', () => {
  expect(orderCancellationMachine.states.tooLate?.states.said?.description).toMatch(/\S/);
});

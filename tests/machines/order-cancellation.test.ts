import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { ClockTicked } from '../../machines/facts.ts';
import { orderCancellationMachine } from '../../machines/order-cancellation.ts';
import type { CancelOrderOutcome } from '../../machines/order-cancellation.ts';
import { controlledListener, controlledPromise } from './helpers.ts';

const PLACED = 1_000_000;
const DEADLINE = PLACED + 60_000;

function start(now = PLACED, before = PLACED) {
  const clock = controlledListener<ClockTicked>();
  const store = controlledPromise<CancelOrderOutcome, { orderId: string; userId: string }>();
  const announced: string[] = [];
  const storedTimes: number[] = [];
  const actor = createActor(
    orderCancellationMachine.provide({
      actors: { clock: clock.logic, cancelOrder: store.logic },
      actions: {
        announceCancellation: ({ context }) => announced.push(context.orderId),
        storeTime: (_, time) => storedTimes.push(time),
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
    storedTimes,
    value: () => actor.getSnapshot().value,
    isDialog: () => actor.getSnapshot().hasTag('dialog'),
    tick: (time: number) => clock.report({ type: 'clock.ticked', now: time }),
    send: (type: 'requested' | 'confirmed' | 'dismissed') =>
      actor.send({ type: `cancellation.${type}` }),
  };
}

/** Starts after the customer has confirmed the cancellation. */
function confirm() {
  const started = start();
  started.send('requested');
  started.send('confirmed');
  return started;
}

describe('the minute for a cancellation', () => {
  test('cancelling is offered until the last millisecond of the minute @14.1', () => {
    const { tick, value } = start();
    expect(value()).toEqual({ inTime: 'open' });
    tick(DEADLINE - 1);
    expect(value()).toEqual({ inTime: 'open' });
    tick(DEADLINE);
    expect(value()).toEqual({ tooLate: 'onPage' });
  });

  test('cancelling is neither offered nor mentioned if the order was placed at least a minute ago', () => {
    const { clock, isDialog, value } = start(DEADLINE);
    expect(value()).toBe('quiet');
    expect(isDialog()).toBe(false);
    expect(clock.liveCount).toBe(0);
  });

  test('cancelling is neither offered nor mentioned if the order was placed in the future', () => {
    const { value } = start(PLACED - 1);
    expect(value()).toBe('quiet');
  });

  test.each([PLACED - 3_600_000, PLACED + 10_000])(
    'the minute is over as soon as the clock is set back to %i @14.8',
    (time) => {
      const { tick, value } = start();
      tick(PLACED + 20_000);
      tick(time);
      expect(value()).toEqual({ tooLate: 'onPage' });
    },
  );

  test('cancelling is neither offered nor mentioned if the clock has been set back since an earlier visit', () => {
    const { value } = start(PLACED + 20_000, PLACED + 30_000);
    expect(value()).toBe('quiet');
  });

  test('the minute is over at once if the tab slept through it', () => {
    const { tick, value } = start();
    tick(DEADLINE + 3_600_000);
    expect(value()).toEqual({ tooLate: 'onPage' });
  });

  test('the machine stores each reported time, including the time at which the offer ends', () => {
    const { storedTimes, tick } = start();
    tick(PLACED + 1000);
    tick(DEADLINE);
    expect(storedTimes).toEqual([PLACED + 1000, DEADLINE]);
  });

  test('the machine stops watching the clock once the minute is over', () => {
    const { clock, tick } = start();
    expect(clock.liveCount).toBe(1);
    tick(DEADLINE);
    expect(clock.liveCount).toBe(0);
  });
});

describe('the confirmation dialog', () => {
  test('the dialog opens first, and nothing is stored before the customer confirms @14.2', () => {
    const { isDialog, send, store, value } = start();
    send('confirmed');
    expect(value()).toEqual({ inTime: 'open' });
    expect(isDialog()).toBe(false);
    send('requested');
    expect(value()).toEqual({ inTime: 'asking' });
    expect(isDialog()).toBe(true);
    expect(store.inputs).toEqual([]);
  });
});

describe('confirming', () => {
  test('a confirmed cancellation is stored once for this order and customer, and announced', async () => {
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

  test('a confirmed cancellation that comes too late is reported in the dialog and not announced', async () => {
    const { announced, isDialog, send, store, value } = confirm();
    await store.resolve({ kind: 'tooLate' });
    expect(value()).toEqual({ tooLate: 'inDialog' });
    expect(isDialog()).toBe(true);
    expect(announced).toEqual([]);
    send('dismissed');
    expect(value()).toEqual({ tooLate: 'onPage' });
  });

  test('a confirmed cancellation that can’t be stored can be retried', async () => {
    const { announced, isDialog, send, store, value } = confirm();
    await store.reject(new Error('Storage is full.'));
    expect(value()).toEqual({ inTime: 'failed' });
    expect(isDialog()).toBe(true);
    expect(announced).toEqual([]);
    send('confirmed');
    expect(store.inputs).toHaveLength(2);
    await store.resolve({ kind: 'cancelled' });
    expect(announced).toEqual(['FD1']);
  });
});

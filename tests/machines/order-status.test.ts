import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { orderStatusMachine } from '../../machines/order-status.ts';
import type { OrderStatusEvent } from '../../machines/order-status.ts';
import { controlledListener } from './helpers.ts';

function start() {
  const clock = new SimulatedClock();
  const countdown = controlledListener<OrderStatusEvent>();
  const machine = orderStatusMachine.provide({ actors: { countdownListener: countdown.logic } });
  const actor = createActor(machine, { clock }).start();
  return {
    actor,
    clock,
    countdown,
    machine,
    endCountdown: () => countdown.report({ type: 'status.countdownEnded' }),
    value: () => actor.getSnapshot().value,
    shown: () => Object.values(actor.getSnapshot().getMeta()),
    hasDriver: () => actor.getSnapshot().hasTag('hasDriver'),
  };
}

/**
 * Starts the machine and advances the clock step by step, because the timers of a state start only when the
 * machine enters it.
 */
function startAt(...steps: number[]) {
  const started = start();
  for (const step of steps) started.clock.increment(step);
  return started;
}

const stages = [
  { state: 'starting', steps: [] },
  { state: 'confirmed', steps: [0] },
  { state: 'preparing', steps: [0, 5000] },
  { state: 'ready', steps: [0, 5000, 10_000] },
  { state: 'pickedUp', steps: [0, 5000, 10_000, 5000] },
  { state: 'onTheWay', steps: [0, 5000, 10_000, 5000, 5000] },
];

test('the machine is named after its file', () => {
  expect(orderStatusMachine.id).toBe('order-status');
});

describe('the simulated status', () => {
  test('the status starts as “preparing” with 25-30 min @4.7', () => {
    const { countdown, hasDriver, shown, value } = start();
    expect(value()).toBe('starting');
    expect(shown()).toEqual([{ status: 'preparing', estimate: '25-30 min' }]);
    expect(hasDriver()).toBe(false);
    expect(countdown.liveCount).toBe(1);
  });

  test('the status is “confirmed” with 25-30 min at 0 s @4.8 @9.16', () => {
    const { hasDriver, shown, value } = startAt(0);
    expect(value()).toBe('confirmed');
    expect(shown()).toEqual([{ status: 'confirmed', estimate: '25-30 min' }]);
    expect(hasDriver()).toBe(false);
  });

  test('after 5 s, the status is “preparing”, and the estimate is 20-25 min @4.9 @9.16', () => {
    const { clock, hasDriver, shown, value } = startAt(0, 4999);
    expect(value()).toBe('confirmed');
    clock.increment(1);
    expect(clock.now()).toBe(5000);
    expect(value()).toBe('preparing');
    expect(shown()).toEqual([{ status: 'preparing', estimate: '20-25 min' }]);
    expect(hasDriver()).toBe(false);
  });

  test('the status is “ready” with 15-20 min at 15 s @4.10 @9.16', () => {
    const { clock, hasDriver, shown, value } = startAt(0, 5000, 9999);
    expect(value()).toBe('preparing');
    clock.increment(1);
    expect(clock.now()).toBe(15_000);
    expect(value()).toBe('ready');
    expect(shown()).toEqual([{ status: 'ready', estimate: '15-20 min' }]);
    expect(hasDriver()).toBe(false);
  });

  test('the status is “picked up” with 10-15 min at 20 s, and a driver is shown @4.11 @9.16', () => {
    const { clock, hasDriver, shown, value } = startAt(0, 5000, 10_000, 4999);
    expect(value()).toBe('ready');
    expect(hasDriver()).toBe(false);
    clock.increment(1);
    expect(clock.now()).toBe(20_000);
    expect(value()).toBe('pickedUp');
    expect(shown()).toEqual([{ status: 'picked_up', estimate: '10-15 min' }]);
    expect(hasDriver()).toBe(true);
  });

  test('after 25 s, the status is “on the way”, the estimate is 5-10 min, and a driver is shown @4.12 @9.16', () => {
    const { clock, hasDriver, shown, value } = startAt(0, 5000, 10_000, 5000, 4999);
    expect(value()).toBe('pickedUp');
    clock.increment(1);
    expect(clock.now()).toBe(25_000);
    expect(value()).toBe('onTheWay');
    expect(shown()).toEqual([{ status: 'on_the_way', estimate: '5-10 min' }]);
    expect(hasDriver()).toBe(true);
  });

  test('the status never becomes “delivered” by time alone', () => {
    const { actor, clock, countdown, value } = startAt(0, 5000, 10_000, 5000, 5000);
    clock.increment(3_600_000);
    expect(value()).toBe('onTheWay');
    expect(actor.getSnapshot().status).toBe('active');
    expect(countdown.liveCount).toBe(1);
  });
});

describe('the countdown', () => {
  test.each(stages)(
    'the end of the countdown changes the status from “$state” to “delivered” @4.13',
    ({ state, steps }) => {
      const { actor, clock, countdown, endCountdown, hasDriver, shown, value } = startAt(...steps);
      expect(value()).toBe(state);
      endCountdown();
      expect(value()).toBe('delivered');
      expect(shown()).toEqual([{ status: 'delivered', estimate: '' }]);
      expect(hasDriver()).toBe(false);
      expect(actor.getSnapshot().status).toBe('done');
      expect(countdown.liveCount).toBe(0);

      clock.increment(60_000);
      expect(value()).toBe('delivered');
    },
  );
});

test('a restarted machine has exactly one listener', () => {
  const { actor, clock, countdown, machine } = startAt(0);
  actor.stop();
  expect(countdown.liveCount).toBe(0);
  clock.increment(5000);
  expect(actor.getSnapshot().value).toBe('confirmed');

  const second = createActor(machine, { clock: new SimulatedClock() }).start();
  expect(countdown.liveCount).toBe(1);
  expect(second.getSnapshot().value).toBe('starting');
  second.stop();
  expect(countdown.liveCount).toBe(0);
});

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
 * machine enters that state.
 */
function startAt(...steps: number[]) {
  const started = start();
  for (const step of steps) started.clock.increment(step);
  return started;
}

const stages = [
  {
    name: 'the status starts as “preparing” with 25-30 min @4.7',
    state: 'starting',
    steps: [],
    shown: { status: 'preparing', estimate: '25-30 min' },
    hasDriver: false,
  },
  {
    name: 'the status is “confirmed” with 25-30 min at 0 s @4.8 @9.16',
    state: 'confirmed',
    steps: [0],
    shown: { status: 'confirmed', estimate: '25-30 min' },
    hasDriver: false,
  },
  {
    name: 'after 5 s, the status is “preparing”, and the estimate is 20-25 min @4.9 @9.16',
    state: 'preparing',
    steps: [0, 5000],
    shown: { status: 'preparing', estimate: '20-25 min' },
    hasDriver: false,
  },
  {
    name: 'the status is “ready” with 15-20 min at 15 s @4.10 @9.16',
    state: 'ready',
    steps: [0, 5000, 10_000],
    shown: { status: 'ready', estimate: '15-20 min' },
    hasDriver: false,
  },
  {
    name: 'the status is “picked up” with 10-15 min at 20 s, and a driver is shown @4.11 @9.16',
    state: 'pickedUp',
    steps: [0, 5000, 10_000, 5000],
    shown: { status: 'picked_up', estimate: '10-15 min' },
    hasDriver: true,
  },
  {
    name: 'after 25 s, the status is “on the way”, the estimate is 5-10 min, and a driver is shown @4.12 @9.16',
    state: 'onTheWay',
    steps: [0, 5000, 10_000, 5000, 5000],
    shown: { status: 'on_the_way', estimate: '5-10 min' },
    hasDriver: true,
  },
];

describe('the simulated status', () => {
  test.each(stages)('$name', ({ state, steps, ...expected }) => {
    const { hasDriver, shown, value } = startAt(...steps);
    expect(value()).toBe(state);
    expect(shown()).toEqual([expected.shown]);
    expect(hasDriver()).toBe(expected.hasDriver);
  });

  test('each change of the status happens exactly when it is due, not a millisecond earlier', () => {
    const { clock, value } = startAt(0);
    for (const { state, steps } of stages.slice(2)) {
      const before = value();
      clock.increment((steps.at(-1) ?? 0) - 1);
      expect(value()).toBe(before);
      clock.increment(1);
      expect(value()).toBe(state);
    }
    expect(clock.now()).toBe(25_000);
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

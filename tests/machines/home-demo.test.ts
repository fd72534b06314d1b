import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { homeDemoMachine } from '../../machines/home-demo.ts';

function start() {
  const clock = new SimulatedClock();
  const actor = createActor(homeDemoMachine, { clock }).start();
  return {
    actor,
    clock,
    begin: () => actor.send({ type: 'demo.started' }),
    step: (count: number) => {
      for (let number = 0; number < count; number += 1) clock.increment(200);
    },
    value: () => actor.getSnapshot().value,
    progress: () => actor.getSnapshot().context.progress,
  };
}

/** Starts the demo and lets this many steps of 200 ms pass. */
function startAfter(steps: number) {
  const started = start();
  started.begin();
  started.step(steps);
  return started;
}

test('the demo does not move before it is started @4.28', () => {
  const { clock, progress, value } = start();
  clock.increment(60_000);
  expect(value()).toBe('idle');
  expect(progress()).toBe(0);
});

test('the demo advances by two percent every 200 ms and not a millisecond earlier @4.27 @9.17', () => {
  const { clock, progress } = startAfter(0);
  clock.increment(199);
  expect(progress()).toBe(0);
  clock.increment(1);
  expect(progress()).toBe(2);
  clock.increment(199);
  expect(progress()).toBe(2);
  clock.increment(1);
  expect(progress()).toBe(4);
});

describe('the stages of the demo', () => {
  test('the demo reaches every even percentage and no other @4.29', () => {
    const { progress, step } = startAfter(0);
    const percentages = Array.from({ length: 50 }, () => {
      step(1);
      return progress();
    });
    expect(percentages).toEqual(Array.from({ length: 50 }, (_, index) => 2 * index + 2));
  });
});

test('the demo reaches its end after fifty steps, which take ten seconds, and does not change again', () => {
  const { actor, clock, progress, value } = startAfter(50);
  expect(clock.now()).toBe(10_000);
  expect(value()).toBe('delivered');
  clock.increment(60_000);
  expect(value()).toBe('delivered');
  expect(progress()).toBe(100);
  expect(actor.getSnapshot().status).toBe('active');
});

describe('restarting', () => {
  test.each([
    ['restaurant', 5],
    ['mainStreet', 20],
    ['oakAvenue', 30],
    ['yourLocation', 45],
    ['delivered', 50],
  ])(
    'starting the demo again in the stage %s resets the progress and the time of the next step',
    (state, steps) => {
      const { begin, clock, progress, step, value } = startAfter(steps);
      expect(value()).toBe(state);
      clock.increment(150);
      begin();
      expect(value()).toBe('restaurant');
      expect(progress()).toBe(0);
      clock.increment(199);
      expect(progress()).toBe(0);
      clock.increment(1);
      expect(progress()).toBe(2);
      step(49);
      expect(value()).toBe('delivered');
      expect(progress()).toBe(100);
    },
  );
});

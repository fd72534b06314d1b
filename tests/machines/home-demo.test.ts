import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { homeDemoMachine } from '../../machines/home-demo.ts';
import { throughJson } from './helpers.ts';

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

test('the machine is named after its file', () => {
  expect(homeDemoMachine.id).toBe('home-demo');
});

test('the demo does not move before it is started @4.28', () => {
  const { clock, progress, value } = start();
  clock.increment(60_000);
  expect(value()).toBe('idle');
  expect(progress()).toBe(0);
});

test('the demo starts at the restaurant with no progress', () => {
  const { progress, value } = startAfter(0);
  expect(value()).toBe('restaurant');
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
  test.each([
    [12, 24, 'restaurant'],
    [13, 26, 'mainStreet'],
    [24, 48, 'mainStreet'],
    [25, 50, 'oakAvenue'],
    [37, 74, 'oakAvenue'],
    [38, 76, 'yourLocation'],
    [49, 98, 'yourLocation'],
    [50, 100, 'delivered'],
  ])(
    'the demo after %d steps has reached %d percent and the stage %s @4.29',
    (steps, percent, state) => {
      const { clock, progress, value } = startAfter(steps);
      expect(clock.now()).toBe(steps * 200);
      expect(progress()).toBe(percent);
      expect(value()).toBe(state);
    },
  );

  test.each([
    [12, 'restaurant', 'mainStreet'],
    [24, 'mainStreet', 'oakAvenue'],
    [37, 'oakAvenue', 'yourLocation'],
    [49, 'yourLocation', 'delivered'],
  ])('step %d is the last step of the demo in the stage %s', (steps, before, after) => {
    const { clock, value } = startAfter(steps);
    clock.increment(199);
    expect(value()).toBe(before);
    clock.increment(1);
    expect(value()).toBe(after);
  });

  test('the demo reaches every even percentage and no other @4.29', () => {
    const { progress, step } = startAfter(0);
    const percentages = Array.from({ length: 50 }, () => {
      step(1);
      return progress();
    });
    expect(percentages).toEqual(Array.from({ length: 50 }, (_, index) => 2 * index + 2));
  });
});

test('the demo is delivered after fifty steps, or ten seconds, and does not change again', () => {
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

test('the demo stops when its page is left', () => {
  const { actor, clock } = startAfter(3);
  actor.stop();
  clock.increment(10_000);
  expect(actor.getSnapshot().context.progress).toBe(6);
  expect(actor.getSnapshot().value).toBe('restaurant');
});

test('the context is serialisable', () => {
  expect(throughJson(startAfter(20).actor.getSnapshot().context)).toEqual({ progress: 40 });
});

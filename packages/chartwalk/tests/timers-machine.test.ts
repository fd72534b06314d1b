/** Tests the timers of a simulated machine, with a simulated clock. */
import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { timersMachine } from '../src/page/timers-machine.ts';

function startTime({ isStill = false } = {}) {
  const clock = new SimulatedClock();
  const actor = createActor(timersMachine, { clock, input: { isStill, now: () => clock.now() } });
  const ended: string[] = [];
  actor.on('timers.ended', ({ keys }) => ended.push(...keys));
  actor.start();
  return { actor, clock, ended };
}

const slow = { key: 'slow', length: 5000 };
const fast = { key: 'fast', length: 2000 };

test('each timer ends after its length, and shorter timers end first', () => {
  const { actor, clock, ended } = startTime();
  actor.send({ type: 'timers.given', timers: [slow, fast] });
  clock.increment(1999);
  expect(ended).toEqual([]);
  clock.increment(1);
  expect(ended).toEqual(['fast']);
  clock.increment(3000);
  expect(ended).toEqual(['fast', 'slow']);
});

test('when the list of timers is sent again, a running timer continues, and only an added timer starts', () => {
  const { actor, clock, ended } = startTime();
  actor.send({ type: 'timers.given', timers: [slow] });
  clock.increment(4000);
  actor.send({ type: 'timers.given', timers: [slow, fast] });
  clock.increment(1000);
  expect(ended).toEqual(['slow']);
  clock.increment(1000);
  expect(ended).toEqual(['slow', 'fast']);
});

test('timers stop while time is paused, and continue afterwards from the same point', () => {
  const { actor, clock, ended } = startTime();
  actor.send({ type: 'timers.given', timers: [fast] });
  clock.increment(1500);
  actor.send({ type: 'time.stopped' });
  clock.increment(60_000);
  expect(ended).toEqual([]);
  expect(actor.getSnapshot().context.timers).toMatchObject([{ elapsed: 1500 }]);
  actor.send({ type: 'time.started' });
  clock.increment(499);
  expect(ended).toEqual([]);
  clock.increment(1);
  expect(ended).toEqual(['fast']);
});

test('time can be paused from the beginning', () => {
  const { actor, clock, ended } = startTime({ isStill: true });
  actor.send({ type: 'timers.given', timers: [fast] });
  clock.increment(60_000);
  expect(ended).toEqual([]);
});

test('a timer of zero length ends at once, and a removed timer never ends', () => {
  const { actor, clock, ended } = startTime();
  actor.send({ type: 'timers.given', timers: [{ key: 'none', length: 0 }, slow] });
  expect(ended).toEqual(['none']);
  actor.send({ type: 'timers.given', timers: [] });
  clock.increment(60_000);
  expect(ended).toEqual(['none']);
});

import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { countdownMachine } from '../../machines/countdown.ts';
import type { CountdownEvent } from '../../machines/countdown.ts';
import { controlledListener } from './helpers.ts';

const HOUR = 3_600_000;
const deadline = 1_767_270_600_000;

function start(now: number) {
  const clock = controlledListener<CountdownEvent>();
  const machine = countdownMachine.provide({ actors: { clock: clock.logic } });
  const actor = createActor(machine, { input: { deadline, now: () => now } }).start();
  const tickAt = (time: number) => clock.report({ type: 'clock.ticked', now: time });
  return { actor, clock, machine, tickAt };
}

describe('the start of the countdown', () => {
  test('the countdown runs if the deadline is in the future', () => {
    const { actor, clock } = start(deadline - 1);
    expect(actor.getSnapshot().value).toBe('running');
    expect(actor.getSnapshot().context).toEqual({ deadline, now: deadline - 1 });
    expect(clock.liveCount).toBe(1);
  });

  test('the countdown ends at once if the deadline is now', () => {
    const { actor, clock } = start(deadline);
    expect(actor.getSnapshot().value).toBe('delivered');
    expect(actor.getSnapshot().status).toBe('done');
    expect(clock.liveCount).toBe(0);
  });

  test('the countdown ends at once and starts no clock if the deadline has passed @P.17', () => {
    const { actor, clock } = start(deadline + 48 * HOUR);
    expect(actor.getSnapshot().value).toBe('delivered');
    expect(clock.liveCount).toBe(0);
  });
});

describe('the running countdown', () => {
  test('the countdown uses the time that each tick reports, and does not count the ticks', () => {
    const { actor, tickAt } = start(deadline - 10_000);
    tickAt(deadline - 9000);
    expect(actor.getSnapshot().context.now).toBe(deadline - 9000);
    tickAt(deadline - 9000);
    expect(actor.getSnapshot().context.now).toBe(deadline - 9000);
    expect(actor.getSnapshot().value).toBe('running');
  });

  test('the countdown does not end before the deadline, even after many ticks', () => {
    const { actor, tickAt } = start(deadline - 3000);
    for (let count = 0; count < 100; count += 1) tickAt(deadline - 1);
    expect(actor.getSnapshot().value).toBe('running');
  });

  test('the countdown ends at the first tick that reports the deadline, and then stops the clock', () => {
    const { actor, clock, tickAt } = start(deadline - 2000);
    tickAt(deadline - 1);
    expect(actor.getSnapshot().value).toBe('running');
    tickAt(deadline);
    expect(actor.getSnapshot().value).toBe('delivered');
    expect(actor.getSnapshot().context.now).toBe(deadline);
    expect(clock.liveCount).toBe(0);
  });

  test('the countdown ends at the first tick after the tab slept for an hour @4.18 @P.15', () => {
    const { actor, tickAt } = start(deadline - 1_800_000);
    tickAt(deadline - 1_799_000);
    tickAt(deadline - 1_799_000 + HOUR);
    expect(actor.getSnapshot().value).toBe('delivered');
    expect(actor.getSnapshot().context.now).toBe(deadline - 1_799_000 + HOUR);
  });

  test('the countdown continues from the current time after a short sleep of the tab', () => {
    const { actor, tickAt } = start(deadline - 2 * HOUR);
    tickAt(deadline - HOUR);
    expect(actor.getSnapshot().value).toBe('running');
    expect(actor.getSnapshot().context.now).toBe(deadline - HOUR);
  });

  test('the countdown shows more time if the clock is set back', () => {
    const { actor, tickAt } = start(deadline - 1000);
    tickAt(deadline - HOUR);
    expect(actor.getSnapshot().value).toBe('running');
    expect(actor.getSnapshot().context.now).toBe(deadline - HOUR);
  });
});

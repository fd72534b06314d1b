import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { countdownMachine } from '../../machines/countdown.ts';
import type { CountdownEvent } from '../../machines/countdown.ts';
import { controlledListener, rewritten } from './helpers.ts';

const HOUR = 3_600_000;
const deadline = 1_767_270_600_000;

function start(now: number) {
  const clock = controlledListener<CountdownEvent>();
  const machine = countdownMachine.provide({ actors: { clock: clock.logic } });
  const actor = createActor(machine, { input: { deadline, now: () => now } }).start();
  const tickAt = (time: number) => clock.report({ type: 'clock.ticked', now: time });
  return { actor, clock, machine, tickAt };
}

test('the machine is named after its file', () => {
  expect(countdownMachine.id).toBe('countdown');
});

describe('at the start', () => {
  test('a deadline ahead is counted down', () => {
    const { actor, clock } = start(deadline - 1);
    expect(actor.getSnapshot().value).toBe('running');
    expect(actor.getSnapshot().context).toEqual({ deadline, now: deadline - 1 });
    expect(clock.liveCount).toBe(1);
  });

  test('a deadline that is now means delivered at once', () => {
    const { actor, clock } = start(deadline);
    expect(actor.getSnapshot().value).toBe('delivered');
    expect(actor.getSnapshot().status).toBe('done');
    expect(clock.liveCount).toBe(0);
  });

  test('a deadline in the past means delivered at once, and no clock is left running @P.17', () => {
    const { actor, clock } = start(deadline + 48 * HOUR);
    expect(actor.getSnapshot().value).toBe('delivered');
    expect(clock.liveCount).toBe(0);
  });
});

describe('while running', () => {
  test('each tick brings the time now, however many there were', () => {
    const { actor, tickAt } = start(deadline - 10_000);
    tickAt(deadline - 9000);
    expect(actor.getSnapshot().context.now).toBe(deadline - 9000);
    tickAt(deadline - 9000);
    expect(actor.getSnapshot().context.now).toBe(deadline - 9000);
    expect(actor.getSnapshot().value).toBe('running');
  });

  test('many ticks do not deliver before the deadline', () => {
    const { actor, tickAt } = start(deadline - 3000);
    for (let count = 0; count < 100; count += 1) tickAt(deadline - 1);
    expect(actor.getSnapshot().value).toBe('running');
  });

  test('the tick at the deadline delivers and ends the clock', () => {
    const { actor, clock, tickAt } = start(deadline - 2000);
    tickAt(deadline - 1);
    expect(actor.getSnapshot().value).toBe('running');
    tickAt(deadline);
    expect(actor.getSnapshot().value).toBe('delivered');
    expect(actor.getSnapshot().context.now).toBe(deadline);
    expect(clock.liveCount).toBe(0);
  });

  test('a tab that slept for an hour delivers at its first tick @4.18 @P.15', () => {
    const { actor, tickAt } = start(deadline - 1_800_000);
    tickAt(deadline - 1_799_000);
    tickAt(deadline - 1_799_000 + HOUR);
    expect(actor.getSnapshot().value).toBe('delivered');
    expect(actor.getSnapshot().context.now).toBe(deadline - 1_799_000 + HOUR);
  });

  test('a tab that slept for less than what was left goes on from the time now', () => {
    const { actor, tickAt } = start(deadline - 2 * HOUR);
    tickAt(deadline - HOUR);
    expect(actor.getSnapshot().value).toBe('running');
    expect(actor.getSnapshot().context.now).toBe(deadline - HOUR);
  });

  test('a clock that is set back shows more time left', () => {
    const { actor, tickAt } = start(deadline - 1000);
    tickAt(deadline - HOUR);
    expect(actor.getSnapshot().value).toBe('running');
    expect(actor.getSnapshot().context.now).toBe(deadline - HOUR);
  });
});

test('a machine that is started, stopped and started anew runs exactly one clock', () => {
  const { actor, clock, machine, tickAt } = start(deadline - 5000);
  actor.stop();
  expect(clock.liveCount).toBe(0);

  const second = createActor(machine, {
    input: { deadline, now: () => deadline - 5000 },
  }).start();
  expect(clock.liveCount).toBe(1);
  tickAt(deadline - 4000);
  expect(second.getSnapshot().context.now).toBe(deadline - 4000);
  expect(actor.getSnapshot().context.now).toBe(deadline - 5000);
  second.stop();
  expect(clock.liveCount).toBe(0);
});

test('the context can be written down', () => {
  const { context } = start(deadline - 1000).actor.getSnapshot();
  expect(rewritten(context)).toEqual({ deadline, now: deadline - 1000 });
});

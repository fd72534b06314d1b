import { defineModel } from 'chartwalk';
import { countdownMachine } from '../../machines/countdown.ts';
import { NOON, SECOND } from '../fixtures.ts';

const DAY = 86_400 * SECOND;

export const DEADLINE = NOON + 90 * SECOND;
export const PAST_DEADLINE = NOON - DAY;
export const LONG_AFTER = DEADLINE + 3600 * SECOND;

export const countdownModel = defineModel({
  machine: countdownMachine,
  starts: {
    'an order a minute and a half away': { input: { deadline: DEADLINE, now: () => NOON } },
    'an order of yesterday': { input: { deadline: PAST_DEADLINE, now: () => NOON } },
  },
  moves: {
    'clock.ticked': {
      samples: {
        'a second passes': { now: NOON + SECOND },
        'the last second passes': { now: DEADLINE },
        'the page is shown again long after': { now: LONG_AFTER },
      },
      when: ({ context }, { now }) => now > context.now,
    },
  },
  memory: ({ now }) => now,
  invariants: {
    always: {
      'the time left never goes up': ({ context }, before) =>
        before === undefined || context.now >= before.context.now,
    },
    never: {
      'the order is delivered while time is left': (snapshot) =>
        snapshot.matches('delivered') && snapshot.context.now < snapshot.context.deadline,
    },
    eventually: { 'the order is delivered': (snapshot) => snapshot.matches('delivered') },
  },
});

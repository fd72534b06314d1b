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
    'an order that is due in a minute and a half': {
      input: { deadline: DEADLINE, now: () => NOON },
    },
    'an order from yesterday': { input: { deadline: PAST_DEADLINE, now: () => NOON } },
  },
  moves: {
    'clock.ticked': {
      samples: {
        'a second passes': { now: NOON + SECOND },
        'the last second passes': { now: DEADLINE },
        'the page is shown again long after the delivery': { now: LONG_AFTER },
      },
      when: ({ context }, { now }) => now > context.now,
    },
  },
  memory: ({ now }) => now,
  invariants: {
    always: {
      'the remaining time never increases': ({ context }, before) =>
        before === undefined || context.now >= before.context.now,
    },
    never: {
      'the order is delivered while time is left': (snapshot) =>
        snapshot.matches('delivered') && snapshot.context.now < snapshot.context.deadline,
    },
    eventually: { 'the order is delivered': (snapshot) => snapshot.matches('delivered') },
  },
});

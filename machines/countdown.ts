import { assign, setup } from 'xstate';
import type { ClockTicked } from './facts.ts';
import { unprovided } from './unprovided.ts';

export type CountdownEvent = ClockTicked;

export const countdownMachine = setup({
  types: {
    /** The machine calls `now` once, when the countdown starts. */
    input: {} as { deadline: number; now: () => number },
    /** `deadline` and `now` are in milliseconds since the epoch. */
    context: {} as { deadline: number; now: number },
    events: {} as CountdownEvent,
  },
  actors: {
    clock: unprovided.callback<ClockTicked>('clock'),
  },
  actions: {
    rememberTime: assign({ now: (_, now: number) => now }),
  },
  guards: {
    isDeadlineReached: ({ context }) => context.now >= context.deadline,
  },
}).createMachine({
  id: 'countdown',
  description: 'The time left until the estimated delivery.',
  context: ({ input }) => ({ deadline: input.deadline, now: input.now() }),
  initial: 'running',
  states: {
    running: {
      invoke: { src: 'clock' },
      always: { guard: 'isDeadlineReached', target: 'delivered' },
      on: {
        'clock.ticked': {
          actions: { type: 'rememberTime', params: ({ event }) => event.now },
        },
      },
    },
    delivered: { type: 'final' },
  },
});

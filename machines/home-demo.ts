import { assign, setup } from 'xstate';

export type HomeDemoEvent = { type: 'demo.started' };

export const homeDemoMachine = setup({
  types: {
    /** `progress` is in percent, from 0 to 100. */
    context: {} as { progress: number },
    events: {} as HomeDemoEvent,
  },
  actions: {
    reset: assign({ progress: 0 }),
    advance: assign({ progress: ({ context }) => context.progress + 2 }),
  },
  guards: {
    // Stryker disable next-line EqualityOperator: The progress is always an even number, so it is never 25.
    reachesMainStreet: ({ context }) => context.progress + 2 >= 25,
    reachesOakAvenue: ({ context }) => context.progress + 2 >= 50,
    // Stryker disable next-line EqualityOperator: The progress is always an even number, so it is never 75.
    reachesYourLocation: ({ context }) => context.progress + 2 >= 75,
    reachesTheDoor: ({ context }) => context.progress + 2 >= 100,
  },
  delays: { step: 200 },
}).createMachine({
  id: 'home-demo',
  description:
    'The tracking demo of the home page. It advances by 2% every 200 ms, through four stages.',
  context: { progress: 0 },
  initial: 'idle',
  on: {
    'demo.started': { target: '.restaurant', actions: 'reset' },
  },
  states: {
    idle: {},
    restaurant: {
      after: {
        step: [
          { guard: 'reachesMainStreet', target: 'mainStreet', actions: 'advance' },
          { target: 'restaurant', reenter: true, actions: 'advance' },
        ],
      },
    },
    mainStreet: {
      after: {
        step: [
          { guard: 'reachesOakAvenue', target: 'oakAvenue', actions: 'advance' },
          { target: 'mainStreet', reenter: true, actions: 'advance' },
        ],
      },
    },
    oakAvenue: {
      after: {
        step: [
          { guard: 'reachesYourLocation', target: 'yourLocation', actions: 'advance' },
          { target: 'oakAvenue', reenter: true, actions: 'advance' },
        ],
      },
    },
    yourLocation: {
      after: {
        step: [
          { guard: 'reachesTheDoor', target: 'delivered', actions: 'advance' },
          { target: 'yourLocation', reenter: true, actions: 'advance' },
        ],
      },
    },
    delivered: {},
  },
});

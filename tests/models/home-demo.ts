import { defineModel } from 'chartwalk';
import { homeDemoMachine } from '../../machines/home-demo.ts';

export const homeDemoModel = defineModel({
  machine: homeDemoMachine,
  starts: { 'at the tracking demo': {} },
  moves: {
    'demo.started': {
      samples: { 'the demo is started': {} },
      // Restarting the demo has the same effect at any progress, so these four values are enough.
      when: ({ context: { progress } }) => [0, 26, 60, 100].includes(progress),
    },
    'xstate.after.step': { samples: { 'a fifth of a second passes': {} } },
  },
  memory: ({ progress }) => progress,
  invariants: {
    always: {
      'the progress is from 0 to 100 percent': ({ context: { progress } }) =>
        progress >= 0 && progress <= 100,
      'the demo leaves the restaurant at 25 percent': (snapshot) =>
        !snapshot.matches('restaurant') || snapshot.context.progress < 25,
      'the food is delivered at 100 percent, and not before': (snapshot) =>
        snapshot.matches('delivered') === (snapshot.context.progress === 100),
    },
    eventually: { 'the food is at the door': (snapshot) => snapshot.matches('delivered') },
  },
});

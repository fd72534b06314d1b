import { homeDemoMachine } from '../../../machines/home-demo.ts';
import { defineModel } from '../model.ts';

export const homeDemoModel = defineModel({
  machine: homeDemoMachine,
  starts: { 'at the tracking demo': {} },
  moves: {
    'demo.started': {
      samples: { 'the demo is started': {} },
      // From anywhere it is the same; one start again is enough.
      when: ({ context: { progress } }) => [0, 60, 100].includes(progress),
    },
    'xstate.after.step': { samples: { 'a fifth of a second passes': {} } },
  },
  memory: ({ progress }) => progress,
});

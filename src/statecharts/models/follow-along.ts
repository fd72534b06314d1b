import { followAlongMachine } from '../../../machines/follow-along.ts';
import { defineModel } from '../model.ts';
import { followed } from './values.ts';

export const followAlongModel = defineModel({
  machine: followAlongMachine,
  starts: { 'at a link from a friend': { input: { link: '1.sample' } } },
  moves: {
    'xstate.done.actor.readLink': {
      samples: {
        'it tells of a delivery': { kind: 'readable', delivery: followed },
        'part of it is missing': { kind: 'damaged' },
        'the delivery was long ago': { kind: 'old' },
        'a newer FoodDash has made it': { kind: 'newer' },
      },
    },
    'xstate.error.actor.readLink': {
      samples: { 'reading it breaks down': new Error('The glasses are gone.') },
    },
  },
});

import { defineModel } from 'chartwalk';
import { dietMachine } from '../../machines/diet.ts';
import { dietRecord } from '../../src/domain/diet.ts';
import { bimal } from '../fixtures.ts';
import { customerRecordInvariants, customerRecordMoves } from './customer-record.ts';

export const dietModel = defineModel({
  machine: dietMachine,
  starts: { 'a guest on the list': {} },
  moves: {
    ...customerRecordMoves(dietRecord, {
      name: 'diet',
      saved: { isVegetarian: true, avoided: ['nuts'] },
      elsewhere: { isVegetarian: false, avoided: ['nuts', 'milk'] },
    }),
    'record.operated': {
      samples: {
        'veg mode is turned on': { operation: { type: 'vegModeTurnedOn' } },
        'veg mode is turned off': { operation: { type: 'vegModeTurnedOff' } },
        'milk is avoided': { operation: { type: 'allergenAvoided', allergen: 'milk' } },
        'milk is accepted': { operation: { type: 'allergenAccepted', allergen: 'milk' } },
      },
      // Bimal has come to find Asha's diet gone, and eats everything.
      when: ({ context: { userId, value, pending } }, { operation }) =>
        userId !== bimal.uid &&
        pending.length < 2 &&
        JSON.stringify(dietRecord.apply(value, operation)) !== JSON.stringify(value),
    },
    // A guest's diet is added to the saved one, so nothing is replaced.
    'record.replacedForgotten': { samples: {} },
  },
  memory: ({ userId, value, stored, pending, sent }) => ({ userId, value, stored, pending, sent }),
  invariants: customerRecordInvariants(dietRecord),
});

import { defineModel } from 'chartwalk';
import { favouritesMachine } from '../../machines/favourites.ts';
import { favouritesRecord } from '../../src/domain/favourites.ts';
import type { FavouritesOperation } from '../../src/domain/favourites.ts';
import { bimal, coal, dastan } from '../fixtures.ts';
import { customerRecordInvariants, customerRecordMoves } from './customer-record.ts';

const add: FavouritesOperation = { type: 'added', restaurantId: coal.id };
const remove: FavouritesOperation = { type: 'removed', restaurantId: coal.id };

export const favouritesModel = defineModel({
  machine: favouritesMachine,
  starts: { 'a guest on the list': {} },
  moves: {
    ...customerRecordMoves(favouritesRecord, {
      name: 'list of favourites',
      saved: [dastan.id],
      elsewhere: [coal.id, dastan.id],
    }),
    'record.operated': {
      samples: {
        'the heart of Coal & Rumali is filled': { operation: add },
        'the heart of Coal & Rumali is emptied': { operation: remove },
      },
      // Bimal has come to find Asha's favourites gone, and likes nothing.
      when: ({ context: { userId, value, pending } }, { operation }) =>
        userId !== bimal.uid &&
        pending.length < 2 &&
        value.includes(coal.id) === (operation.type === 'removed'),
    },
    // A guest's favourites join the saved ones, so nothing is replaced.
    'record.replacedForgotten': { samples: {} },
  },
  memory: ({ userId, value, stored, pending, sent }) => ({ userId, value, stored, pending, sent }),
  invariants: customerRecordInvariants(favouritesRecord),
});

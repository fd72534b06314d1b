import { defineModel } from 'chartwalk';
import { dishNoteMachine } from '../../machines/dish-note.ts';
import { coalDish, NOTE } from '../fixtures.ts';

export const dishNoteModel = defineModel({
  machine: dishNoteMachine,
  starts: {
    'a dish without a note in the cart': { input: { itemId: coalDish.id } },
  },
  moves: {
    'note.begun': { samples: { 'a note is begun': { text: '' } } },
    'note.typed': {
      samples: { 'it is typed': { text: NOTE } },
      when: ({ context }) => context.text === '',
    },
    'note.saved': {
      samples: { 'it is saved': {} },
      // The note is saved by the cart, so a note that starts here is empty.
      isLast: true,
    },
    'note.cancelled': { samples: { 'it is cancelled': {} } },
    'note.cartClosed': { samples: { 'the cart is closed': {} }, isLast: true },
  },
  memory: ({ text }) => text,
});

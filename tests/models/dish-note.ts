import { defineModel } from 'chartwalk';
import { dishNoteMachine } from '../../machines/dish-note.ts';
import { NOTE } from '../fixtures.ts';

export const dishNoteModel = defineModel({
  machine: dishNoteMachine,
  starts: {
    'a dish without a note in the cart': {},
  },
  moves: {
    'note.begun': { samples: { 'a note is started': { text: '' } } },
    'note.typed': {
      samples: { 'the note is typed': { text: NOTE } },
      when: ({ context }) => context.text === '',
    },
    'note.saved': {
      samples: { 'the note is saved': {} },
      // A password manager may fill in the field without an event, so saving sends the text again.
      besides: ['note.typed'],
      // A path ends after this event. The next note would begin with the stored text, but every note of this
      // model begins empty.
      isLast: true,
    },
    'note.cancelled': { samples: { 'the note is cancelled': {} } },
    'note.cartLeft': { samples: { 'the cart is closed': {} }, isLast: true },
  },
  memory: ({ text }) => text,
});

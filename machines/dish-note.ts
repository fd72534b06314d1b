import { assign, setup } from 'xstate';
import { unprovided } from './unprovided.ts';

export type DishNoteEvent =
  | { type: 'note.begun'; text: string }
  | { type: 'note.typed'; text: string }
  | { type: 'note.saved' }
  | { type: 'note.cancelled' }
  | { type: 'note.cartLeft' };

export const dishNoteMachine = setup({
  types: {
    context: {} as { text: string },
    events: {} as DishNoteEvent,
  },
  actors: {
    /** Sends `note.cartLeft` when the customer leaves the cart drawer for any reason. */
    cartListener: unprovided.callback<DishNoteEvent>('cartListener'),
  },
  actions: {
    /** Stores the note in the cart. */
    keepNote: unprovided.action<string>('keepNote'),
    setText: assign({ text: (_, text: string) => text }),
  },
}).createMachine({
  id: 'dish-note',
  description: 'A note to the kitchen for one dish in the cart.',
  context: { text: '' },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'note.begun': {
          target: 'writing',
          actions: { type: 'setText', params: ({ event }) => event.text },
        },
      },
    },
    writing: {
      invoke: { src: 'cartListener' },
      on: {
        'note.typed': { actions: { type: 'setText', params: ({ event }) => event.text } },
        'note.saved': {
          target: 'idle',
          actions: { type: 'keepNote', params: ({ context }) => context.text },
        },
        'note.cancelled': { target: 'idle' },
        'note.cartLeft': {
          description: 'Closing the cart or signing in from it saves the note.',
          target: 'idle',
          actions: { type: 'keepNote', params: ({ context }) => context.text },
        },
      },
    },
  },
});

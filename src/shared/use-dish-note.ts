import { fromCallback } from 'xstate';
import { dishNoteMachine } from '../../machines/dish-note.ts';
import type { DishNoteEvent } from '../../machines/dish-note.ts';
import { useMachine } from './actors.ts';
import { CartActor } from './cart.ts';

/**
 * Returns the snapshot and `send` of a machine that edits a dish's note.
 *
 * @param store stores the note of a dish that is not in the cart yet; without it, the cart stores the note
 */
export function useDishNote(itemId: string, store?: (note: string) => void) {
  const cart = CartActor.useActorRef();
  return useMachine(
    dishNoteMachine.provide({
      actors: {
        cartListener: fromCallback<DishNoteEvent>(({ sendBack }) => {
          const subscription = cart.on('cart.left', () => sendBack({ type: 'note.cartLeft' }));
          return () => subscription.unsubscribe();
        }),
      },
      actions: {
        keepNote: (_, text) =>
          store ? store(text) : cart.send({ type: 'cart.noteSet', itemId, note: text }),
      },
    }),
  );
}

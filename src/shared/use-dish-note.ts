import { useMemo } from 'react';
import { fromCallback } from 'xstate';
import { dishNoteMachine } from '../../machines/dish-note.ts';
import type { DishNoteEvent } from '../../machines/dish-note.ts';
import { useMachine } from './actors.ts';
import { CartActor } from './cart.ts';

/** Returns the snapshot and `send` of a machine that edits a dish's note and stores it in the cart. */
export function useDishNote(itemId: string) {
  const cart = CartActor.useActorRef();
  const machine = useMemo(
    () =>
      dishNoteMachine.provide({
        actors: {
          cartListener: fromCallback<DishNoteEvent>(({ sendBack }) => {
            const subscription = cart.on('cart.left', () => sendBack({ type: 'note.cartLeft' }));
            return () => subscription.unsubscribe();
          }),
        },
        actions: {
          keepNote: (_, { itemId: id, text }) =>
            cart.send({ type: 'cart.noteSet', itemId: id, note: text }),
        },
      }),
    [cart],
  );
  return useMachine(machine, { input: { itemId } });
}

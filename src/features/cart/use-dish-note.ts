import { useMemo } from 'react';
import { fromCallback } from 'xstate';
import { dishNoteMachine } from '../../../machines/dish-note.ts';
import type { DishNoteEvent } from '../../../machines/dish-note.ts';
import { useMachine } from '../../shared/actors.ts';
import { CartActor } from '../../shared/cart.ts';

/** The note of a dish in the cart, while it is written and then kept there. */
export function useDishNote(itemId: string) {
  const cart = CartActor.useActorRef();
  const machine = useMemo(
    () =>
      dishNoteMachine.provide({
        actors: {
          cartListener: fromCallback<DishNoteEvent>(({ sendBack }) => {
            const subscription = cart.subscribe((snapshot) => {
              if (snapshot.matches({ drawer: 'closed' })) sendBack({ type: 'note.cartClosed' });
            });
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

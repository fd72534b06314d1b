import { useMemo } from 'react';
import { reorderMachine } from '../../../machines/reorder.ts';
import { useMachine } from '../../shared/actors.ts';
import { CartContext } from '../../shared/cart.ts';

/** Ordering again, into the cart. */
export function useReorder() {
  const cart = CartContext.useActorRef();
  const machine = useMemo(
    () =>
      reorderMachine.provide({
        actions: {
          fillCart: (_, { offer, replaces }) => {
            if (!offer?.selection) return;
            cart.send({ ...offer.selection, type: 'cart.orderRepeated', replaces });
          },
        },
      }),
    [cart],
  );
  return useMachine(machine);
}

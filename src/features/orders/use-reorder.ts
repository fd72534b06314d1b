import { useMemo } from 'react';
import { reorderMachine } from '../../../machines/reorder.ts';
import { useMachine } from '../../shared/actors.ts';
import { DietCheckContext } from '../../shared/diet.ts';

/** Ordering again, into the cart, as far as the customer’s diet allows. */
export function useReorder() {
  const check = DietCheckContext.useActorRef();
  const machine = useMemo(
    () =>
      reorderMachine.provide({
        actions: {
          fillCart: (_, { offer, replaces }) => {
            if (!offer?.selection) return;
            check.send({
              type: 'check.picked',
              addition: { ...offer.selection, type: 'cart.orderRepeated', replaces },
            });
          },
        },
      }),
    [check],
  );
  return useMachine(machine);
}

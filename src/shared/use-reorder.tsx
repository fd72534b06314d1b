import { useMemo } from 'react';
import { reorderMachine } from '../../machines/reorder.ts';
import { menus } from '../data/menus.ts';
import { restaurants } from '../data/restaurants.ts';
import { offerAgain } from '../domain/reorder-offer.ts';
import type { OrderedBefore } from '../domain/reorder-offer.ts';
import { useMachine } from './actors.ts';
import { DietCheckActor } from './diet.ts';
import { FloatingFailure } from './Failure.tsx';
import { later } from './later.tsx';
import { PartBoundary } from './PartBoundary.tsx';

const ReorderDialog = later(async () => (await import('./ReorderDialog.tsx')).ReorderDialog);

/** Returns what orders again, into the cart, as far as the customer’s diet allows, and its dialog. */
export function useReorder() {
  const check = DietCheckActor.useActorRef();
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
  const [reorder, send] = useMachine(machine);
  const isOpen = reorder.hasTag('open');
  const dismiss = () => send({ type: 'reorder.dismissed' });
  return {
    requestReorder: (order: OrderedBefore) =>
      send({ type: 'reorder.requested', offer: offerAgain(order, { restaurants, menus }) }),
    reorderDialog: (
      <PartBoundary failure={isOpen && <FloatingFailure onDismiss={dismiss} />}>
        <ReorderDialog
          offer={reorder.context.offer}
          isOpen={isOpen}
          onAccept={(replaces) => send({ type: 'reorder.accepted', replaces })}
          onDismiss={dismiss}
        />
      </PartBoundary>
    ),
  };
}

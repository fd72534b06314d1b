import { useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { cartMachine } from '../../../machines/cart.ts';
import { checkoutMachine } from '../../../machines/checkout.ts';
import type { OrderRequest, PlaceOrderOutcome } from '../../../machines/checkout.ts';
import { findOrder } from '../../services/orders.ts';
import { placeOrder } from '../../services/place-order.ts';
import { useMachine } from '../../shared/actors.ts';
import { CartContext } from '../../shared/cart.ts';

const storingCheckout = checkoutMachine.provide({
  actors: {
    placeOrder: fromPromise<PlaceOrderOutcome, OrderRequest>(async ({ input }) => {
      try {
        const order = await placeOrder(input);
        return { kind: 'placed', orderId: order.id };
      } catch (error) {
        console.error('The order was not stored.', error);
        return { kind: 'failed' };
      }
    }),
  },
  actions: { logFailure: (_, { error }) => console.error(error) },
});

/** Takes what was ordered out of the cart: another tab may have put more into it meanwhile. */
function takeOrdered(cart: ActorRefFrom<typeof cartMachine>, orderId: string): void {
  const ordered = new Map(findOrder(orderId)?.items.map(({ id, quantity }) => [id, quantity]));
  const left = cart
    .getSnapshot()
    .context.cart.items.map(({ id, quantity }) => [id, quantity - (ordered.get(id) ?? 0)] as const);
  if (ordered.size === 0 || left.every(([, quantity]) => quantity <= 0)) {
    cart.send({ type: 'cart.cleared' });
    return;
  }
  for (const [itemId, quantity] of left) {
    if (ordered.has(itemId)) cart.send({ type: 'cart.quantitySet', itemId, quantity });
  }
}

/** Checkout that stores the order, empties the cart and goes to the order's tracking page. */
export function useCheckout() {
  const navigate = useNavigate();
  const cart = CartContext.useActorRef();
  return useMachine(
    storingCheckout.provide({
      actions: {
        leaveForTracking: (_, orderId) => {
          takeOrdered(cart, orderId);
          void navigate(`/track?id=${encodeURIComponent(orderId)}`, { replace: true });
        },
      },
    }),
  );
}

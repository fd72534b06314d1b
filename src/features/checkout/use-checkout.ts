import { useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { checkoutMachine } from '../../../machines/checkout.ts';
import type { OrderRequest, PlaceOrderOutcome } from '../../../machines/checkout.ts';
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

/** Checkout that stores the order, empties the cart and goes to the order's tracking page. */
export function useCheckout() {
  const navigate = useNavigate();
  const cart = CartContext.useActorRef();
  return useMachine(
    storingCheckout.provide({
      actions: {
        leaveForTracking: (_, orderId) => {
          cart.send({ type: 'cart.cleared' });
          void navigate(`/track?id=${encodeURIComponent(orderId)}`, { replace: true });
        },
      },
    }),
  );
}

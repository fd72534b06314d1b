import { useNavigate } from 'react-router-dom';
import { fromCallback, fromPromise } from 'xstate';
import { checkoutMachine } from '../../../machines/checkout.ts';
import type { CheckoutEvent, Customer, OrderRequest } from '../../../machines/checkout.ts';
import type { OrderAddress } from '../../domain/earlier-addresses.ts';
import type { Order } from '../../domain/entities.ts';
import { trackingPath } from '../../domain/order-id.ts';
import {
  removeAddressDraft,
  saveAddressDraft,
  readAddressDraft,
} from '../../services/address-draft.ts';
import { ordersOf, watchOrders } from '../../services/orders.ts';
import { placeOrder } from '../../services/place-order.ts';
import { useMachine } from '../../shared/actors.ts';
import { RemovedAddressesActor } from '../../shared/app.ts';
import { CartActor, CartRecordActor } from '../../shared/cart.ts';
import { redirectState, placedOrderState } from '../../shared/checkout-redirect.ts';
import { logged } from '../../shared/logged.ts';
import { SessionActor } from '../../shared/session.ts';

/** Returns only the IDs and addresses of the customer's orders, so that no card details are passed on. */
function orderAddressesOf(userId: string): OrderAddress[] {
  return ordersOf(userId).map(({ id, deliveryAddress }) => ({ id, deliveryAddress }));
}

const storingCheckout = checkoutMachine.provide({
  actors: {
    placeOrder: logged(
      fromPromise<Order, OrderRequest>(({ input }) => placeOrder(input)),
      'The order was not stored.',
    ),
  },
  actions: {
    saveAddressDraft: (_, { userId, address }) => saveAddressDraft(userId, address),
    removeAddressDraft: () => removeAddressDraft(),
  },
});

/**
 * Returns the checkout machine's snapshot and `send`. The machine follows the session and the cart, and
 * stores the order.
 */
export function useCheckout() {
  const navigate = useNavigate();
  const session = SessionActor.useActorRef();
  const cart = CartActor.useActorRef();
  const removedAddresses = RemovedAddressesActor.useActorRef();
  const record = CartRecordActor.useActorRef();
  return useMachine(
    storingCheckout.provide({
      actors: {
        customerListener: fromCallback<CheckoutEvent>(({ sendBack }) => {
          let reported: Customer | undefined;
          const report = () => {
            const known = session.getSnapshot();
            const owned = record.getSnapshot();
            const { userId, value } = owned.context;
            // For a moment after the session changes, the cart still belongs to the previous customer.
            const isTheirs = userId === (known.context.user?.uid ?? null);
            if (known.hasTag('unknown') || !isTheirs) return;
            if (reported?.userId === userId && reported.cart === value) return;
            const orders = userId === null ? [] : orderAddressesOf(userId);
            reported = { userId, cart: value, orders };
            const address = userId === null ? undefined : readAddressDraft(userId);
            sendBack({ type: 'checkout.customerKnown', ...reported, address });
          };
          const subscriptions = [session.subscribe(report), record.subscribe(report)];
          const unwatchOrders = watchOrders(() => {
            reported = undefined;
            report();
          });
          report();
          return () => {
            unwatchOrders();
            for (const subscription of subscriptions) subscription.unsubscribe();
          };
        }),
      },
      actions: {
        removeEarlierAddress: (_, orderIds) =>
          removedAddresses.send({
            type: 'record.changed',
            operation: { type: 'removed', orderIds },
          }),
        restoreEarlierAddress: (_, orderIds) =>
          removedAddresses.send({
            type: 'record.changed',
            operation: { type: 'restored', orderIds },
          }),
        leaveForTracking: (_, order) => {
          if (!order) return;
          cart.send({ type: 'cart.ordered', items: order.items });
          void navigate(trackingPath(order.id), {
            replace: true,
            state: placedOrderState(order),
          });
        },
        leaveForRestaurants: (_, reason) =>
          void navigate('/restaurants', { replace: true, state: redirectState(reason) }),
      },
    }),
  );
}

import { useNavigate } from 'react-router-dom';
import { fromCallback, fromPromise } from 'xstate';
import { checkoutMachine } from '../../../machines/checkout.ts';
import type { CheckoutEvent, Customer, OrderRequest } from '../../../machines/checkout.ts';
import type { DeliveredOrder } from '../../domain/earlier-addresses.ts';
import type { Order } from '../../domain/entities.ts';
import { trackingPath } from '../../domain/order-id.ts';
import {
  forgetAddressDraft,
  keepAddressDraft,
  readAddressDraft,
} from '../../services/address-draft.ts';
import { ordersOf, watchOrders } from '../../services/orders.ts';
import { placeOrder } from '../../services/place-order.ts';
import { useMachine } from '../../shared/actors.ts';
import { AddressesActor } from '../../shared/addresses.ts';
import { CartActor, CartRecordActor } from '../../shared/cart.ts';
import { redirectState, placedOrderState } from '../../shared/checkout-redirect.ts';
import { logged } from '../../shared/logged.ts';
import { SessionActor } from '../../shared/session.ts';

/** Returns only the IDs and addresses of the customer's orders, so that no card details are passed on. */
function deliveredOrders(userId: string): DeliveredOrder[] {
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
    keepAddress: (_, { userId, address }) => keepAddressDraft(userId, address),
    forgetAddress: () => forgetAddressDraft(),
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
  const addresses = AddressesActor.useActorRef();
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
            // The cart changes to a new customer's cart a moment after the session changes.
            const isTheirs = userId === (known.context.user?.uid ?? null);
            if (known.hasTag('unknown') || !isTheirs) return;
            if (reported?.userId === userId && reported.cart === value) return;
            const orders = userId === null ? [] : deliveredOrders(userId);
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
        forget: (_, orderIds) =>
          addresses.send({ type: 'record.changed', operation: { type: 'forgotten', orderIds } }),
        remember: (_, orderIds) =>
          addresses.send({ type: 'record.changed', operation: { type: 'remembered', orderIds } }),
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

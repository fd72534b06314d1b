import { useMemo } from 'react';
import { fromCallback } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { addressChoiceMachine } from '../../../machines/address-choice.ts';
import type { AddressChoiceEvent } from '../../../machines/address-choice.ts';
import { addressesMachine } from '../../../machines/addresses.ts';
import { earlierAddresses } from '../../domain/earlier-addresses.ts';
import type { DeliveredOrder } from '../../domain/earlier-addresses.ts';
import type { DeliveryAddress } from '../../domain/entities.ts';
import { addresses as addressesStore } from '../../services/addresses.ts';
import { ordersOf, watchOrders } from '../../services/orders.ts';
import { useActorRef, useMachine } from '../../shared/actors.ts';
import { recordActors } from '../../shared/customer-records.ts';
import { SessionContext } from '../../shared/session.ts';

export type AddressesActor = ActorRefFrom<typeof addressesMachine>;

/** What the customer had forgotten of their addresses, kept in the browser. */
export function useAddresses(): AddressesActor {
  const session = SessionContext.useActorRef();
  const machine = useMemo(
    () =>
      addressesMachine.provide({
        actors: recordActors(session, async () => addressesStore),
        actions: { logFailure: (_, { error }) => console.error(error) },
      }),
    [session],
  );
  return useActorRef(machine);
}

/** Of an order, nothing but its address: no card, not even its last digits. */
function deliveredOrders(userId: string): DeliveredOrder[] {
  return ordersOf(userId).map(({ id, deliveryAddress }) => ({ id, deliveryAddress }));
}

const choiceOfStored = addressChoiceMachine.provide({
  actors: {
    ordersListener: fromCallback<AddressChoiceEvent, { userId: string }>(({ sendBack, input }) =>
      watchOrders(() =>
        sendBack({ type: 'address.ordersChanged', orders: deliveredOrders(input.userId) }),
      ),
    ),
  },
});

/**
 * The choice among the addresses of a customer's earlier orders.
 *
 * @param fillFields puts an address into the form
 */
export function useAddressChoice(
  userId: string,
  addresses: AddressesActor,
  fillFields: (address: DeliveryAddress) => void,
) {
  const input = useMemo(() => ({ userId, orders: deliveredOrders(userId) }), [userId]);
  return useMachine(
    choiceOfStored.provide({
      actions: {
        fillFields: (_, address) => {
          if (address) fillFields(address);
        },
        forget: (_, orderIds) =>
          addresses.send({ type: 'record.operated', operation: { type: 'forgotten', orderIds } }),
        remember: (_, orderIds) =>
          addresses.send({ type: 'record.operated', operation: { type: 'remembered', orderIds } }),
      },
    }),
    { input },
  );
}

export type AddressChoice = ReturnType<typeof useAddressChoice>[0];

/** The addresses to offer: none while it is not known which ones this customer had forgotten. */
export function offeredOf(
  choice: AddressChoice,
  addresses: ReturnType<AddressesActor['getSnapshot']>,
) {
  const { userId, value } = addresses.context;
  if (userId !== choice.context.userId || addresses.hasTag('loading')) return [];
  return earlierAddresses(choice.context.orders, value);
}

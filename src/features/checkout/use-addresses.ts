import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { addressesMachine } from '../../../machines/addresses.ts';
import type { Customer } from '../../../machines/checkout.ts';
import { earlierAddresses } from '../../domain/earlier-addresses.ts';
import { addresses as addressesStore } from '../../services/addresses.ts';
import { useActorRef } from '../../shared/actors.ts';
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

/** The addresses to offer: none while it is not known which ones this customer had forgotten. */
export function offeredOf(
  customer: Pick<Customer, 'userId' | 'orders'>,
  addresses: ReturnType<AddressesActor['getSnapshot']>,
) {
  const { userId, value } = addresses.context;
  if (userId !== customer.userId || addresses.hasTag('loading')) return [];
  return earlierAddresses(customer.orders, value);
}

import { useMemo } from 'react';
import type { Customer } from '../../../machines/checkout.ts';
import { addressesRecord, earlierAddresses } from '../../domain/earlier-addresses.ts';
import { addresses } from '../../services/addresses.ts';
import { useActorRef } from '../../shared/actors.ts';
import { customerRecordIn } from '../../shared/customer-records.ts';
import { SessionContext } from '../../shared/session.ts';

/** What the customer had forgotten of their addresses, kept in the browser. */
export function useAddresses() {
  const session = SessionContext.useActorRef();
  const machine = useMemo(() => customerRecordIn(addresses, session), [session]);
  return useActorRef(machine, { input: addressesRecord, systemId: 'addresses' });
}

export type AddressesActor = ReturnType<typeof useAddresses>;

/** The addresses to offer: none before the record is this customer's. */
export function offeredOf(
  customer: Pick<Customer, 'userId' | 'orders'>,
  record: ReturnType<AddressesActor['getSnapshot']>,
) {
  const { userId, value } = record.context;
  return userId === customer.userId ? earlierAddresses(customer.orders, value) : [];
}

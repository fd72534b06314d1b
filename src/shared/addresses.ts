import { actorOfApp } from './app.ts';

/** What the customer had forgotten of their addresses. */
export const AddressesActor = actorOfApp('addresses');

import { actorOfApp } from './app.ts';

/** The recent addresses that the customer has removed. */
export const AddressesActor = actorOfApp('addresses');

import { actorOfApp } from './app.ts';

/** The record of the recent addresses that the customer has removed. */
export const AddressesActor = actorOfApp('addresses');

import { actorOfApp } from './app.ts';

/** The actor that stores which recent addresses the customer has removed. */
export const RemovedAddressesActor = actorOfApp('removedAddresses');

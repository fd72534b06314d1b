import { actorOfApp } from './app.ts';

/** The actor that adds dishes to the cart and asks the customer first if necessary. */
export const AddingActor = actorOfApp('adding');

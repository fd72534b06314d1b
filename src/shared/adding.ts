import { actorOfApp } from './app.ts';

/** The way into the cart: every dish takes it, and is asked about on it. */
export const AddingActor = actorOfApp('adding');

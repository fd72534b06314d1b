import { messages } from './messages.en.ts';

/** Returns the number of items in a cart, in words. */
export const { itemCount } = messages;

import type { CartItem } from '../domain/entities.ts';
import { isolated } from '../domain/isolated.ts';
import { messages } from './order-messages.en.ts';

/** Returns the name of an ordered dish, after its quantity if that is not 1. */
export function portionsOf({ name, quantity }: Pick<CartItem, 'name' | 'quantity'>): string {
  return quantity === 1 ? isolated(name) : messages.portions(quantity, isolated(name));
}

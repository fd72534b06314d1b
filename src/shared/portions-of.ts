import type { CartItem } from '../domain/entities.ts';
import { isolated } from '../domain/isolated.ts';
import { joinWithCommas } from '../domain/lists.ts';
import { messages } from './order-messages.en.ts';

/** Returns the names of ordered dishes, each after its quantity if any quantity is not 1. */
export function portionsOf(items: ReadonlyArray<Pick<CartItem, 'name' | 'quantity'>>): string {
  const isCounted = items.some(({ quantity }) => quantity !== 1);
  return joinWithCommas(
    items.map(({ name, quantity }) =>
      isCounted ? messages.portions(quantity, isolated(name)) : isolated(name),
    ),
  );
}

import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { Cart } from '../../src/domain/entities.ts';
import { countItems } from '../../src/domain/pricing.ts';

/** Returns the number of a cart's items in words, such as “2 items”. */
export function itemsInWords({ items }: Cart): string {
  const count = countItems(items);
  return count === 1 ? '1 item' : `${count} items`;
}

const counts = (items: string) => () =>
  expect(screen.getByRole('button', { name: `Cart, ${items}`, hidden: true })).toBeVisible();

/** The assertions that journeys make about the header's cart button, which a dialog may cover. */
export const cartCounts = {
  'the cart has 0 items': counts('0 items'),
  'the cart has 1 item': counts('1 item'),
  'the cart has 2 items': counts('2 items'),
};

/** Checks the number of items on the header's cart button, even if it is covered. */
export function expectOnCartButton(cart: Cart): void {
  // A query by role would be too slow, because it computes the names of all buttons, and every step of a walk
  // calls this function.
  const button = document.querySelector('button[aria-label^="Cart,"]');
  expect(button).toHaveAccessibleName(`Cart, ${itemsInWords(cart)}`);
}

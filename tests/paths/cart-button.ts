import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { Cart } from '../../src/domain/entities.ts';
import { countItems } from '../../src/domain/pricing.ts';

/** Checks the number of items on the header's cart button, even if it is covered. */
export function expectOnCartButton({ items }: Cart): void {
  const count = countItems(items);
  const button = screen.getByRole('button', { name: /^Cart,/, hidden: true });
  expect(button).toHaveAccessibleName(`Cart, ${count === 1 ? '1 item' : `${count} items`}`);
}

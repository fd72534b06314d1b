import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { Cart } from '../../src/domain/entities.ts';
import { countItems } from '../../src/domain/pricing.ts';

/** The header counts what is in the cart, whatever lies over the page. */
export function expectOnCartButton({ items }: Cart): void {
  const count = countItems(items);
  const button = screen.getByRole('button', { name: /^Cart,/, hidden: true });
  expect(button).toHaveAccessibleName(`Cart, ${count === 1 ? '1 item' : `${count} items`}`);
}

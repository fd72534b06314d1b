import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { coal, coalDish } from '../fixtures.ts';
import { customer, openApp, openFreshBrowser } from './app.tsx';

beforeEach(openFreshBrowser);

describe('removing a dish on its restaurant’s page', () => {
  test('Undo restores the dish on the restaurant’s page, and moves the focus to the dish', async () => {
    await openApp({ url: `/restaurant/${coal.id}`, user: null });
    await customer.click(screen.getByRole('button', { name: `Add ${coalDish.name} to cart` }));
    const decrease = `Decrease quantity of ${coalDish.name}`;
    await customer.click(screen.getByRole('button', { name: decrease }));
    expect(screen.getByText(`${coalDish.name} removed`)).toBeVisible();
    const undo = screen.getByRole('button', { name: `Undo removing ${coalDish.name}` });
    await customer.click(undo);
    expect(undo).not.toBeInTheDocument();
    const increase = `Increase quantity of ${coalDish.name}`;
    expect(screen.getByRole('button', { name: increase })).toHaveFocus();
  });

  test('Close leaves the dish removed, and moves the focus to the cart button', async () => {
    await openApp({ url: `/restaurant/${coal.id}`, user: null });
    await customer.click(screen.getByRole('button', { name: `Add ${coalDish.name} to cart` }));
    await customer.click(
      screen.getByRole('button', { name: `Decrease quantity of ${coalDish.name}` }),
    );
    const name = `Close notice: ${coalDish.name} was removed from your cart`;
    await customer.click(screen.getByRole('button', { name }));
    expect(screen.queryByText(`${coalDish.name} removed`)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cart, 0 items' })).toHaveFocus();
  });
});

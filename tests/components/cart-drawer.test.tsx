import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
// These modules are loaded in advance, so that no test waits for them.
import '../../src/data/diet-concerns.ts';
import '../../src/features/cart/GoesWellWith.tsx';
import { messages as hindi } from '../../src/features/cart/messages.hi.ts';
import { asha, cartOf, coal, coalDish } from '../fixtures.ts';
import { currentUrl, customer, historyEntry, openApp, openFreshBrowser } from './app.tsx';
import { store } from './storage.ts';

const feast = {
  restaurant: coal,
  items: [
    { id: 'dal', name: 'Dal', price: 9.25, quantity: 2 },
    { id: 'naan', name: 'Naan', price: 6.5, quantity: 1 },
  ],
};

beforeEach(openFreshBrowser);

const drawer = () => within(screen.getByRole('dialog', { name: 'Your Order' }));

function amount(label: string): string | null | undefined {
  return drawer().getByText(label).nextElementSibling?.textContent;
}

async function openDrawer(): Promise<void> {
  await customer.click(screen.getByRole('button', { name: /^Cart,/ }));
  await screen.findByRole('dialog', { name: 'Your Order' });
}

describe('the cart drawer', () => {
  test('links to the restaurants if the cart is empty, and closes when the link is followed @1.5 @2.53', async () => {
    await openApp({ url: '/nowhere', user: null });
    await openDrawer();
    expect(drawer().getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    expect(drawer().getByText('Add some delicious items to get started!')).toBeVisible();
    await customer.click(drawer().getByRole('link', { name: 'Browse Restaurants' }));
    expect(currentUrl()).toBe('/restaurants');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('shows the restaurant, its delivery time, the total, and the amount to pay including tax @2.54 @9.4', async () => {
    store(`cart_${asha.uid}`, feast);
    await openApp({ url: '/nowhere', user: asha });
    await openDrawer();
    expect(drawer().getByRole('heading', { name: coal.name })).toBeVisible();
    expect(drawer().getByText(coal.cuisine)).toBeVisible();
    expect(drawer().getByText('25-30 min delivery')).toBeVisible();
    expect(drawer().getAllByRole('listitem')).toHaveLength(2);
    expect(amount('Subtotal')).toBe('$25.00 / ₹2,075');
    expect(amount('Delivery fee')).toBe('$2.99 / ₹248');
    expect(amount('Total')).toBe('$27.99 / ₹2,323');
    expect(amount('Tax (8%), added at checkout')).toBe('$2.00 / ₹166');
    expect(amount('You’ll pay')).toBe('$29.99 / ₹2,489');
  });

  test('removes a dish at once, and moves the focus to the next dish or to the close button', async () => {
    store(`cart_${asha.uid}`, feast);
    await openApp({ url: '/nowhere', user: asha });
    await openDrawer();
    await customer.click(drawer().getByRole('button', { name: 'Remove Dal from cart' }));
    expect(drawer().queryByText('Dal')).not.toBeInTheDocument();
    expect(drawer().getByRole('button', { name: 'Remove Naan from cart' })).toHaveFocus();
    await customer.keyboard('{Enter}');
    expect(drawer().getByText('Your cart is empty')).toBeVisible();
    expect(drawer().getByRole('button', { name: 'Close cart' })).toHaveFocus();
  });

  test.each(['Remove Dal from cart', 'Decrease quantity of Dal'])(
    'removes only one dish if the customer double-clicks “%s” @23.14',
    async (name) => {
      const items = feast.items.map((item) => ({ ...item, quantity: 1 }));
      store(`cart_${asha.uid}`, { ...feast, items });
      await openApp({ url: '/nowhere', user: asha });
      await openDrawer();
      fireEvent.click(drawer().getByRole('button', { name }), { detail: 1 });
      // The second click hits the row of Naan, which has moved up under the pointer.
      fireEvent.click(drawer().getByRole('button', { name: name.replace('Dal', 'Naan') }), {
        detail: 2,
      });
      expect(drawer().queryByText('Dal')).not.toBeInTheDocument();
      expect(drawer().getByText('Naan')).toBeVisible();
    },
  );

  test('if the cart bar that opened the drawer is hidden, closing the drawer moves the focus to the header’s cart button', async () => {
    store(`cart_${asha.uid}`, { ...feast, items: feast.items.slice(0, 1) });
    await openApp({ url: '/nowhere', user: asha });
    await customer.click(await screen.findByRole('button', { name: /^View cart/ }));
    await customer.click(await screen.findByRole('button', { name: 'Remove Dal from cart' }));
    await customer.click(drawer().getByRole('button', { name: 'Close cart' }));
    await waitFor(() => expect(screen.getByRole('button', { name: /^Cart,/ })).toHaveFocus());
  });

  test('changes quantities by one, and removes a dish whose quantity reaches zero @2.55 @4.32', async () => {
    store(`cart_${asha.uid}`, feast);
    await openApp({ url: '/nowhere', user: asha });
    await openDrawer();
    await customer.click(drawer().getByRole('button', { name: 'Increase quantity of Dal' }));
    expect(amount('Subtotal')).toBe('$34.25 / ₹2,843');
    await customer.click(drawer().getByRole('button', { name: 'Decrease quantity of Naan' }));
    expect(drawer().queryByText('Naan')).not.toBeInTheDocument();
    expect(drawer().getByRole('button', { name: 'Decrease quantity of Dal' })).toHaveFocus();
    expect(amount('Subtotal')).toBe('$27.75 / ₹2,303');
  });

  test('links to the restaurant’s menu, and closes when the link is followed', async () => {
    store(`cart_${asha.uid}`, feast);
    await openApp({ url: '/nowhere', user: asha });
    await openDrawer();
    await customer.click(drawer().getByRole('link', { name: feast.restaurant.name }));
    expect(currentUrl()).toBe(`/restaurant/${feast.restaurant.id}`);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('closes without a navigation if its link to checkout is clicked on the checkout page', async () => {
    store(`cart_${asha.uid}`, feast);
    await openApp({ url: '/checkout', user: asha });
    const checkout = historyEntry();
    await openDrawer();
    await customer.click(drawer().getByRole('link', { name: 'Proceed to Checkout' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(historyEntry()).toBe(checkout);
  });

  test('links to checkout, whose back link returns to the restaurant @2.56', async () => {
    store(`cart_${asha.uid}`, feast);
    await openApp({ url: `/restaurant/${coal.id}`, user: asha });
    const restaurant = historyEntry();
    await openDrawer();
    await customer.click(drawer().getByRole('link', { name: 'Proceed to Checkout' }));
    expect(currentUrl()).toBe('/checkout');
    // At first, the skeleton's heading is shown. The form's heading replaces it.
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Checkout' })).toBeVisible());
    await customer.click(await screen.findByRole('link', { name: `Back to ${coal.name}` }));
    expect(historyEntry()).toBe(restaurant);
  });

  test('asks a visitor to sign in, and opens the sign-in dialog @2.57 @6.4', async () => {
    await openApp({ url: `/restaurant/${coal.id}`, user: null });
    const add = await screen.findByRole('button', { name: `Add ${coalDish.name} to cart` });
    await customer.click(add);
    await openDrawer();
    expect(drawer().getByRole('button', { name: 'Sign in to Order' })).toBeDisabled();
    expect(
      drawer().getByRole('heading', { name: 'Please sign in to place your order' }),
    ).toBeVisible();
    expect(drawer().queryByRole('link', { name: 'Proceed to Checkout' })).not.toBeInTheDocument();
    expect(drawer().getByRole('button', { name: 'Sign In' })).toHaveClass('MuiButton-contained');
    await customer.click(drawer().getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
  });

  test.each([
    ['a customer without dietary restrictions', { isVegetarian: false, avoided: [] }],
    ['a customer in veg mode', { isVegetarian: true, avoided: [] }],
  ])(
    'offers %s dishes that go well with the cart, and moves the focus to the quantity stepper of an added dish',
    async (_, diet) => {
      store(`diet_${asha.uid}`, diet);
      store(`cart_${asha.uid}`, cartOf(coal, coalDish, 1));
      await openApp({ url: '/nowhere', user: asha });
      await openDrawer();
      const group = await screen.findByRole('group', { name: 'Goes well with this' });
      const [add] = within(group).getAllByRole('button', { name: /^Add .* to cart$/ });
      const name = add?.getAttribute('aria-label')?.replace(/^Add (.*) to cart$/, '$1') ?? '';
      await customer.click(add as HTMLElement);
      await waitFor(() =>
        expect(
          drawer().getByRole('button', { name: `Increase quantity of ${name}` }),
        ).toHaveFocus(),
      );
      expect(
        drawer().queryByRole('button', { name: `Add ${name} to cart` }),
      ).not.toBeInTheDocument();
      expect(drawer().getAllByRole('listitem')).toHaveLength(2);
    },
  );

  test.each([
    ['closed', 'makkhan-verandah'],
    ['unknown', 'gone'],
  ])('suggests nothing for a restaurant that is %s', async (_, id) => {
    store(`cart_${asha.uid}`, { ...feast, restaurant: { ...coal, id } });
    await openApp({ url: '/nowhere', user: asha });
    await openDrawer();
    expect(drawer().getByText('Dal')).toBeVisible();
    expect(screen.queryByRole('group', { name: /^Goes well/ })).not.toBeInTheDocument();
  });
});

test('the Hindi buttons for choosing between two carts at sign-in say which cart stays', () => {
  expect(hindi.keepAdded).toMatch(/साइन इन से पहले/);
  expect(hindi.useSaved).toMatch(/सेव/);
});

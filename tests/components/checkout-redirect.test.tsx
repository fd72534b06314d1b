import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { asha, cartOf, coal, coalDish } from '../fixtures.ts';
import {
  currentUrl,
  customer,
  fillInField,
  goTo,
  actOutsideApp,
  openApp,
  openFreshBrowser,
  press,
} from './app.tsx';
import { changeRememberedUser, logIn } from './identity.ts';
import { store } from './storage.ts';

const signInNeeded = () => screen.queryByText('Please sign in to check out.');
const cartEmpty = () => screen.queryByText('Your cart is empty. Add a dish before you check out.');

beforeEach(openFreshBrowser);

async function leaveCheckout(user: typeof asha | null): Promise<void> {
  await openApp({ url: '/about', user });
  await goTo('/checkout');
  expect(currentUrl()).toBe('/restaurants');
}

test('a visitor who opens checkout is asked to sign in, and returns to checkout after signing in @2.65 @2.65.1 @5.17 @6.4 @18.4', async () => {
  await leaveCheckout(null);
  expect(signInNeeded()?.closest('[role=status]')).toBeVisible();
  await actOutsideApp(() => {
    store(`cart_${asha.uid}`, cartOf(coal, coalDish, 1));
    changeRememberedUser(asha);
  });
  expect(currentUrl()).toBe('/checkout');
  expect(signInNeeded()).not.toBeInTheDocument();
  // Back skips the restaurant list, because the list would redirect to checkout again.
  await goTo(-1);
  expect(currentUrl()).toBe('/about');
});

test('the restaurant list stays open if a visitor who was redirected from checkout signs in on another page and goes back @18.4', async () => {
  await leaveCheckout(null);
  await goTo('/about');
  await actOutsideApp(() => {
    store(`cart_${asha.uid}`, cartOf(coal, coalDish, 1));
    changeRememberedUser(asha);
  });
  await goTo(-1);
  expect(currentUrl()).toBe('/restaurants');
  expect(signInNeeded()).not.toBeInTheDocument();
  // Leaving the list does not lead to checkout, either.
  await goTo('/blog');
  expect(currentUrl()).toBe('/blog');
});

test('the notice of a redirect is hidden while its sign-in dialog is open, and signing in leads to checkout and does not open the cart @18.4', async () => {
  await leaveCheckout(null);
  const [, button] = screen.getAllByRole('button', { name: 'Sign In' });
  await customer.click(button as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Welcome Back' }));
  expect(signInNeeded()).not.toBeInTheDocument();

  await fillInField(dialog.getByLabelText(/^Email Address/), 'asha@example.com');
  await fillInField(dialog.getByLabelText(/^Password/), 'tandoor-8');
  await customer.click(dialog.getByRole('button', { name: 'Sign In' }));
  await actOutsideApp(() => {
    store(`cart_${asha.uid}`, cartOf(coal, coalDish, 1));
    changeRememberedUser(asha);
    logIn.answer({ kind: 'succeeded' });
  });
  expect(currentUrl()).toBe('/checkout');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByRole('region', { name: 'Order Summary' })).toHaveTextContent(
    coalDish.name,
  );
});

test('a customer with an empty cart is told that the cart is empty, and stays on the restaurant list after signing in again @2.65 @5.17', async () => {
  await leaveCheckout(asha);
  expect(cartEmpty()?.closest('[role=status]')).toBeVisible();
  await actOutsideApp(() => changeRememberedUser(null));
  await actOutsideApp(() => changeRememberedUser(asha));
  expect(currentUrl()).toBe('/restaurants');
});

test.each([
  ['a visitor', null, signInNeeded],
  ['a customer', asha, cartEmpty],
])(
  'if %s has dismissed the notice of a redirect, the notice stays closed after going back',
  async (_, user, notice) => {
    await leaveCheckout(user);
    await press('Close');
    expect(notice()).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
    await goTo('/about');
    await goTo(-1);
    expect(currentUrl()).toBe('/restaurants');
    expect(notice()).not.toBeInTheDocument();
  },
);

test('the notice of a redirect stays while the list is searched, and disappears with the page', async () => {
  await leaveCheckout(null);
  await customer.type(screen.getByRole('searchbox', { name: /^Search restaurants/ }), 'p');
  expect(signInNeeded()).toBeVisible();
  await goTo('/about');
  expect(signInNeeded()).not.toBeInTheDocument();
});

import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { asha } from '../fixtures.ts';
import { authForm } from '../models/auth-modal.ts';
import {
  actOutsideApp,
  currentUrl,
  customer,
  fillInField,
  openApp,
  openFreshBrowser,
  press,
} from './app.tsx';
import { fillInCheckout } from './checkout-form.ts';
import { signInHere, signUp } from './identity.ts';

test('a first order takes six taps and eleven required fields', async () => {
  openFreshBrowser();
  const taps: string[] = [];
  const fields = new Set<string>();
  const counting = new AbortController();
  const { signal } = counting;
  const countTap = ({ target }: Event) => {
    const control = (target as Element).closest('button, a, summary');
    if (control) taps.push(control.textContent);
  };
  const countField = ({ target }: Event) => fields.add((target as HTMLInputElement).name);
  addEventListener('click', countTap, { signal });
  addEventListener('input', countField, { signal });

  await openApp({ url: '/', user: null });
  // Queries by role would take long on the home page.
  const [add] = screen.getAllByText('Add');
  await customer.click(add ?? document.body);
  await customer.click(await screen.findByText('View cart'));
  const drawer = await screen.findByRole('dialog', { name: 'Your Order' });
  await customer.click(within(drawer).getByRole('button', { name: 'Sign Up' }));
  const form = within(await screen.findByRole('dialog', { name: 'Create Account' }));
  for (const [label, text] of [
    ['Full Name', authForm.fullName],
    ['Email Address', authForm.email],
    ['Password', authForm.password],
    ['Confirm Password', authForm.confirmPassword],
  ] as const)
    // oxlint-disable-next-line no-await-in-loop -- a customer fills in one field at a time
    await fillInField(form.getByLabelText(new RegExp(`^${label}`)), text);
  await customer.click(form.getByRole('button', { name: 'Create Account' }));
  await actOutsideApp(() => {
    signInHere(asha);
    signUp.answer({ kind: 'succeeded' });
  });
  await customer.click(await screen.findByRole('link', { name: 'Proceed to Checkout' }));
  await screen.findByRole('button', { name: 'Place Order' });
  await fillInCheckout();
  await press('Place Order');
  await waitFor(() => expect(currentUrl()).toMatch(/^\/track\?id=FD\d{10}$/));

  counting.abort();
  expect(taps).toEqual([
    'Add',
    expect.stringContaining('View cart'),
    'Sign Up',
    'Create Account',
    'Proceed to Checkout',
    'Place Order',
  ]);
  expect(fields.size).toBe(11);
});

import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { customer, openApp, openFreshBrowser } from './app.tsx';

beforeEach(openFreshBrowser);

test('password managers offer the saved password at sign-in, and a new one at sign-up', async () => {
  await openApp({ url: '/nowhere', user: null });
  await customer.click(screen.getByRole('button', { name: 'Sign In' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Welcome Back' }));
  const password = () => dialog.getByLabelText(/^Password/);
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  await customer.click(dialog.getByRole('button', { name: /^Don.t have an account/ }));
  expect(password()).toHaveAttribute('autocomplete', 'new-password');
});

test('a field with a malformed email is marked as invalid and gets the focus', async () => {
  await openApp({ url: '/nowhere', user: null });
  await customer.click(screen.getByRole('button', { name: 'Sign In' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Welcome Back' }));
  const email = dialog.getByRole('textbox', { name: /Email Address/ });
  await customer.type(email, 'asha@example');
  await customer.type(dialog.getByLabelText(/^Password/), 'secret7');
  await customer.click(dialog.getByRole('button', { name: 'Sign In' }));
  expect(email).toBeInvalid();
  expect(email).toHaveAccessibleDescription(/doesn’t look right/);
  expect(email).toHaveFocus();
});

test('a field with a short password is marked as invalid and gets the focus', async () => {
  await openApp({ url: '/nowhere', user: null });
  await customer.click(screen.getByRole('button', { name: 'Sign Up' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Account' }));
  await customer.type(dialog.getByLabelText(/^Full Name/), 'Asha');
  await customer.type(dialog.getByLabelText(/^Email Address/), 'asha@example.com');
  await customer.type(dialog.getByLabelText(/^Password/), '12345');
  await customer.type(dialog.getByLabelText(/^Confirm Password/), '12345');
  await customer.click(dialog.getByRole('button', { name: 'Create Account' }));
  expect(dialog.getByLabelText(/^Password/)).toBeInvalid();
  expect(dialog.getByLabelText(/^Password/)).toHaveFocus();
});

/** Checks where the focus goes when the focused control disappears by itself. */
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { NewsletterForm } from '../../src/shared/NewsletterForm.tsx';
import { afterNoon, asha, dastan, MINUTE, order } from '../fixtures.ts';
import { customer, openApp, startEachTestAtNoon, startTheClock, advanceTime } from './app.tsx';
import { mockNotifications, willAnswer } from './notifications.ts';
import { openTrackedOrder } from './orders.ts';
import { store } from './storage.ts';

startEachTestAtNoon();

const first = order({ id: 'FD1000000001', estimatedDelivery: afterNoon(2) });
const second = order({
  id: 'FD1000000002',
  restaurant: { id: dastan.id, name: dastan.name },
  estimatedDelivery: afterNoon(4),
});

const minutesPass = (minutes: number) => advanceTime(minutes * MINUTE);
const main = () => screen.getByRole('main');
const bar = () => screen.getByRole('complementary', { name: 'Your active orders' });

test('the focus moves from “Share” to the content when the order is delivered @23.13', async () => {
  await openTrackedOrder(first, asha);
  screen.getByRole('button', { name: 'Share tracking link' }).focus();
  await minutesPass(2);
  expect(screen.getByRole('heading', { name: 'Delivered!' })).toBeVisible();
  expect(main()).toHaveFocus();
});

test('the focus moves from “Notify me” to its section when the browser allows notifications @23.13', async () => {
  mockNotifications('default');
  willAnswer('granted');
  await openTrackedOrder(first, asha);
  const notify = await screen.findByRole('button', { name: 'Notify me' });
  await customer.click(notify);
  expect(notify).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Notifications' })).toHaveFocus();
});

test('at delivery, the focus moves from “Track Order” to the content of My Orders, and the delivery is announced @2.78.1 @23.13', async () => {
  store('orders', { [first.id]: first });
  await openApp({ url: '/orders', user: asha });
  expect(screen.queryByText(/has been delivered/)).not.toBeInTheDocument();
  screen.getByRole('link', { name: `Track Order ${first.id}` }).focus();
  await minutesPass(2);
  expect(main()).toHaveFocus();
  const news = screen.getByText(`Your order from ${first.restaurant.name} has been delivered.`);
  expect(news.closest('[role="status"]')).not.toBeNull();
});

test('the focus stays in the bar of active orders when the focused order disappears, and moves to the content when the last order disappears @23.13', async () => {
  store('orders', { [first.id]: first, [second.id]: second });
  await openApp({ url: '/nowhere', user: asha });
  await customer.click(within(bar()).getByRole('button'));
  within(bar()).getAllByRole('link')[0]?.focus();
  await minutesPass(3);
  expect(bar()).toHaveFocus();
  within(bar()).getByRole('link').focus();
  await minutesPass(2);
  expect(main()).toHaveFocus();
});

test('the focus does not move when the bar of active orders disappears while the focus is elsewhere @23.13', async () => {
  store('orders', { [first.id]: first });
  await openApp({ url: '/nowhere', user: asha });
  await minutesPass(3);
  expect(document.body).toHaveFocus();
});

/** Opens the tracking form on the page of an order, and looks up another ID. */
async function trackAnother(id: string): Promise<void> {
  await openTrackedOrder(first, asha);
  store('orders', { [first.id]: first, [second.id]: second });
  await customer.click(screen.getByRole('button', { name: 'Track another order' }));
  const field = screen.getByRole('textbox', { name: /^Order ID/ });
  await customer.clear(field);
  await customer.type(field, `${id}{Enter}`);
}

test('the focus moves to “Track another order” when the focused tracking form collapses @23.13', async () => {
  await trackAnother(second.id);
  expect(await screen.findByText(dastan.name)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Track another order' })).toHaveFocus();
});

test('the focus moves to the content if the order is not found, because “Track another order” disappears @23.13', async () => {
  await trackAnother('FD9');
  expect(await screen.findByText('Order Not Found')).toBeVisible();
  expect(main()).toHaveFocus();
});

test('the focus moves from the newsletter form to its confirmation @23.13', async () => {
  startTheClock();
  render(<NewsletterForm />);
  await userEvent.type(screen.getByLabelText(/^Your email address/), 'asha@example.com{Enter}');
  expect(screen.getByRole('status')).toHaveFocus();
});

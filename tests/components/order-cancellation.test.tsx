/** Checks cancelling on My Orders and on the tracking page. The path tests cover the machine. */
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Order } from '../../src/domain/entities.ts';
import { afterNoon, asha, bimal, MINUTE, NOON, order, SECOND } from '../fixtures.ts';
import {
  customer,
  actOutsideApp,
  goTo,
  openApp,
  press,
  startEachTestAtNoon,
  advanceTime,
} from './app.tsx';
import { changeRememberedUser } from './identity.ts';
import { openTrackedOrder } from './orders.ts';
import { store, stored, storeElsewhere } from './storage.ts';

startEachTestAtNoon();

const fresh = order();
const cancelled = order({ status: 'cancelled', cancelledAt: afterNoon(0) });
const bar = () => screen.queryByRole('complementary', { name: 'Your active orders' });
const offer = () => screen.queryByRole('button', { name: `Cancel order ${fresh.id}` });

/** Withholds the lock on the orders. Returns a function that grants the lock. */
function holdOrdersLock(): () => void {
  let grant: (() => void) | undefined;
  const request = (name: string, run: () => unknown) =>
    new Promise((resolve) => {
      if (name === 'orders') grant = () => resolve(run());
    });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  return () => grant?.();
}

function storedOrder(): Order | undefined {
  return (stored('orders') as Record<string, Order>)[fresh.id];
}

/** An order whose food is ready nine minutes after noon. */
const thirtyMinutes = order({ estimatedDelivery: afterNoon(30) });
const minutesPass = (minutes: number) => advanceTime(minutes * MINUTE);
const tooLate = () => screen.queryByText(/it’s too late to cancel/);

/**
 * Checks that the focus is on the sentence or an element around it, but not on the whole content or the whole
 * page.
 */
function expectFocusAtSentence(): void {
  expect(document.activeElement).toContainElement(tooLate());
  expect(screen.getByRole('main')).not.toHaveFocus();
  expect(document.body).not.toHaveFocus();
}

describe.each([
  ['My Orders', '/orders'],
  ['the tracking page', `/track?id=${thirtyMinutes.id}`],
])('%s when the minute for cancelling has ended', (_, url) => {
  test('the sentence “it’s too late to cancel” disappears when the food is ready @14.2', async () => {
    store('orders', { [thirtyMinutes.id]: thirtyMinutes });
    await openApp({ url, user: asha });
    await minutesPass(1);
    expect(tooLate()).toBeVisible();
    await minutesPass(7);
    expect(tooLate()).toBeVisible();
    await minutesPass(1);
    expect(tooLate()).not.toBeInTheDocument();
  });

  test('the focus moves from the button to the sentence “it’s too late to cancel”, which is announced @14.7', async () => {
    store('orders', { [thirtyMinutes.id]: thirtyMinutes });
    await openApp({ url, user: asha });
    offer()?.focus();
    await minutesPass(1);
    expectFocusAtSentence();
    expect(tooLate()?.closest('[role=status]')).not.toBeNull();
    await minutesPass(15);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('the focus moves to the sentence “it’s too late to cancel” after a click on OK in the dialog that says the same @14.7', async () => {
    store('orders', { [thirtyMinutes.id]: thirtyMinutes });
    await openApp({ url, user: asha });
    await press(`Cancel order ${thirtyMinutes.id}`);
    await minutesPass(1);
    await press('OK');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expectFocusAtSentence();
  });

  test('the focus does not move if the button does not have the focus', async () => {
    store('orders', { [thirtyMinutes.id]: thirtyMinutes });
    await openApp({ url, user: asha });
    await minutesPass(1);
    expect(document.body).toHaveFocus();
  });
});

describe('My Orders', () => {
  test('Escape returns the focus to the button, and cancelling by keyboard moves the order to the past orders and the focus to the message @14.1 @14.7', async () => {
    store('orders', { [fresh.id]: fresh });
    await openApp({ url: '/orders', user: asha });
    const offered = screen.getByRole('button', { name: `Cancel order ${fresh.id}` });
    offered.focus();
    await customer.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Cancel this order?' });
    await customer.keyboard('{Escape}');
    await vi.waitFor(() => expect(offered).toHaveFocus());
    await customer.keyboard('{Enter}');
    await customer.tab();
    expect(screen.getByRole('button', { name: 'Yes, cancel order' })).toHaveFocus();
    await customer.keyboard('{Enter}');
    const news = await screen.findByText(`Order #${fresh.id} was cancelled. You weren’t charged.`);
    expect(news.closest('.MuiAlert-root')).toHaveFocus();
    // The status region around the message announces it, so a role `alert` would announce it twice.
    expect(news.closest('[role="alert"]')).toBeNull();
    expect(offer()).not.toBeInTheDocument();
    expect(storedOrder()?.status).toBe('cancelled');
    expect(bar()).not.toBeInTheDocument();
    await customer.click(screen.getByRole('tab', { name: /^Past Orders/ }));
    const [card] = screen.getAllByRole('article');
    expect(card).toHaveTextContent('Cancelled · not charged');
    expect(within(card ?? document.body).getByTestId('CancelledIcon')).toBeInTheDocument();
  });

  test('cancelling is not offered for an order placed ten minutes ago', async () => {
    const createdAt = new Date(NOON - 600_000).toISOString();
    store('orders', { [fresh.id]: { ...fresh, createdAt } });
    await openApp({ url: '/orders', user: asha });
    expect(screen.getByRole('link', { name: `Track Order ${fresh.id}` })).toBeVisible();
    expect(offer()).not.toBeInTheDocument();
  });
});

describe('the tracking page', () => {
  test('cancelling is not offered again if the clock is set back and the page is reloaded @14.8', async () => {
    await openTrackedOrder(fresh, asha);
    await advanceTime(30 * SECOND);
    expect(offer()).toBeVisible();
    cleanup();
    vi.setSystemTime(NOON + 10_000);
    await openTrackedOrder(fresh, asha);
    expect(screen.getByRole('region', { name: 'Delivery status' })).toBeVisible();
    expect(offer()).not.toBeInTheDocument();
  });

  test.each([
    ['nobody is signed in', null, fresh],
    ['somebody else is signed in', bimal, fresh],
    ['nobody knows whose order it is', asha, { ...fresh, userId: undefined }],
  ])('cancelling is not offered if %s @14.4', async (_, user, tracked) => {
    await openTrackedOrder(tracked, user);
    expect(screen.getByRole('region', { name: 'Delivery status' })).toBeVisible();
    expect(offer()).not.toBeInTheDocument();
  });

  test('cancelling is no longer offered after the customer signs out, and its dialog closes', async () => {
    await openTrackedOrder(fresh, asha);
    await press(`Cancel order ${fresh.id}`);
    expect(screen.getByRole('dialog')).toBeVisible();
    await actOutsideApp(() => changeRememberedUser(null));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(offer()).not.toBeInTheDocument();
    expect(storedOrder()?.status).toBe('confirmed');
  });

  test('cancelling removes the order from the bar even if the customer leaves the page before the cancellation is stored @10.5', async () => {
    const grantLock = holdOrdersLock();
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
    await openTrackedOrder(fresh, asha);
    await press(`Cancel order ${fresh.id}`);
    await press('Yes, cancel order');
    await goTo('/about');
    expect(bar()).toBeVisible();
    await actOutsideApp(grantLock);
    expect(storedOrder()?.status).toBe('cancelled');
    expect(bar()).not.toBeInTheDocument();
  });

  test('cancelling replaces the tracking with “Order Cancelled”, and moves the focus there @14.7', async () => {
    await openTrackedOrder(fresh, asha);
    await press(`Cancel order ${fresh.id}`);
    await press('Yes, cancel order');
    const heading = await screen.findByRole('heading', { name: 'Order Cancelled' });
    expect(document.activeElement).toContainElement(heading);
    expect(document.activeElement).not.toBe(document.body);
    // The alert “Order placed successfully!” must disappear, because it no longer applies.
    expect(screen.queryByText(/^Order placed successfully!/)).not.toBeInTheDocument();
  });

  test('the page of a cancelled order shows no countdown, no map and no notice that the order was placed, does not move the focus, and offers to reorder @4.18.1 @4.18.2 @P.14', async () => {
    await openTrackedOrder(cancelled, asha);
    await screen.findByRole('heading', { name: 'Order Cancelled' });
    await advanceTime(500);
    expect(document.body).toHaveFocus();
    expect(screen.getByRole('region', { name: 'Order details' })).toHaveTextContent(cancelled.id);
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Delivery map' })).not.toBeInTheDocument();
    expect(screen.queryByText(/^Order placed successfully!/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse Restaurants' })).toHaveAttribute(
      'href',
      '/restaurants',
    );
    await press(`Reorder from ${cancelled.restaurant.name}`);
    const [item] = cancelled.items;
    const dialog = await screen.findByRole('dialog', { name: 'Your Order' });
    expect(dialog).toHaveTextContent(String(item?.name));
  });

  test('cancelling in another tab closes the chat, and the driver sends no reply @14.5', async () => {
    await openTrackedOrder(fresh, asha);
    await press(`Message ${fresh.driver.name}`);
    const box = await screen.findByRole('textbox', { name: 'Message to your driver' });
    await customer.type(box, 'Where are you?{Enter}');
    await actOutsideApp(() => storeElsewhere('orders', { [fresh.id]: cancelled }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Order Cancelled' })).toBeVisible();
    const messages = stored(`chat_${fresh.id}`);
    await advanceTime(MINUTE);
    expect(stored(`chat_${fresh.id}`)).toEqual(messages);
  });
});

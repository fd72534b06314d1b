import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { restaurants } from '../../src/data/restaurants.ts';
import { driverPositions } from '../../src/data/streets.ts';
import '../../src/services/seen-messages.ts';
import { afterNoon, asha, greeting, MINUTE, NOON, order } from '../fixtures.ts';
import { actOutsideApp, customer, startEachTestAtNoon, advanceTime, wakeTabAt } from './app.tsx';
import { openTrackedOrder } from './orders.ts';
import { store, storeElsewhere } from './storage.ts';

const tracked = order({ estimatedDelivery: afterNoon(30) });
const { driver, deliveryAddress, restaurant, items } = tracked;

startEachTestAtNoon();
afterEach(() => void vi.restoreAllMocks());

const main = () => within(screen.getByRole('main'));
const simulatedDrive = () =>
  main().queryByText(
    'The driver on the map is simulated. The countdown shows when your order arrives.',
  );
const routeInWords = () =>
  main().queryByText(new RegExp(`^The map shows the route from ${restaurant.name}`));
const updatesAreADemo = () => main().queryByText(/^These updates are simulated/);

test('visitors track an order by its ID, and are asked to sign in for the tracking card and the chat @1.9 @2.90 @2.91 @2.95 @2.104 @3.14 @5.14 @5.16 @6.2 @6.6 @6.7', async () => {
  await openTrackedOrder(tracked, null);
  expect(main().getByRole('region', { name: 'Delivery status' })).toHaveTextContent('Delivery in');
  expect(main().getByRole('region', { name: 'Delivery map' })).toBeVisible();
  expect(main().getByText('Please sign in to track your orders')).toBeVisible();
  expect(main().queryByRole('region', { name: /^Order #/ })).not.toBeInTheDocument();

  const region = main().getByRole('region', { name: 'Driver' });
  const card = within(region);
  expect(region.querySelector('[data-initial]')).toHaveAttribute('data-initial', 'R');
  for (const text of [driver.name, driver.vehicle]) expect(card.getByText(text)).toBeVisible();
  expect(card.getByRole('img', { name: '4.9 out of 5 stars' })).toHaveTextContent('4.9');
  expect(card.getByRole('link', { name: `Call ${driver.name}` })).toHaveAttribute(
    'href',
    'tel:+911155500101',
  );
  expect(card.getByText(/^Sign in to chat with your driver\./)).toBeVisible();

  await customer.click(card.getByRole('button', { name: `Message ${driver.name}` }));
  const signIn = await screen.findByRole('dialog', { name: 'Welcome Back' });
  expect(screen.getAllByRole('dialog')).toEqual([signIn]);
  expect(localStorage.getItem(`chat_${tracked.id}`)).toBeNull();
  await customer.keyboard('{Escape}');
  await waitFor(() => expect(signIn).not.toBeInTheDocument());
  await customer.click(main().getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
});

test.each([
  ['a visitor', null],
  ['its customer', asha],
])(
  '%s sees each fact about the driver, the address and the order only once @2.92',
  async (_, user) => {
    await openTrackedOrder(tracked, user);
    await screen.findByAltText('Driver Location');
    // The tracking card shows the driver only after this time.
    await advanceTime(26_000);
    const once = [
      driver.name,
      driver.vehicle,
      tracked.id,
      restaurant.name,
      items.map(({ name, quantity }) => `${quantity}× ${name}`).join(', '),
    ];
    for (const text of once) expect(main().getAllByText(text)).toHaveLength(1);
    expect(main().getAllByText(new RegExp(`^${deliveryAddress.street}`))).toHaveLength(1);
    expect(main().getAllByRole('heading', { name: 'Delivery Address' })).toHaveLength(1);
    expect(main().getAllByRole('link', { name: `Call ${driver.name}` })).toHaveLength(1);
  },
);

test('the tracking card contains the driver, the summary and the address @2.92', async () => {
  await openTrackedOrder(tracked, asha);
  const card = within(await screen.findByRole('region', { name: `Order #${tracked.id}` }));
  expect(card.getByRole('region', { name: 'Driver' })).toHaveTextContent(driver.name);
  const message = await card.findByRole('button', { name: `Message ${driver.name}` });
  expect(message).toHaveTextContent('Message');
  expect(card.getByRole('link', { name: `Call ${driver.name}` })).toHaveTextContent('Call');
  const details = card.getByRole('region', { name: 'Order details' });
  expect(details).toHaveTextContent(tracked.id);
  expect(details).toHaveTextContent('$24.57');
  const { street, instructions } = deliveryAddress;
  const address = card.getByRole('region', { name: 'Delivery Address' });
  expect(address).toHaveTextContent(street);
  expect(address).toHaveTextContent(instructions);
  expect(main().queryByText('Please sign in to track your orders')).not.toBeInTheDocument();
});

test('a tracked order stays on the screen if another tab removes the stored orders', async () => {
  await openTrackedOrder(tracked, asha);
  await actOutsideApp(() => storeElsewhere('orders', {}));
  expect(main().getByRole('region', { name: `Order #${tracked.id}` })).toBeVisible();
});

test('the updates and the drive are labelled as simulated until the countdown ends, and the route is described in words @2.93', async () => {
  await openTrackedOrder(tracked, asha);
  expect(updatesAreADemo()).toBeVisible();
  expect(simulatedDrive()).toBeVisible();
  expect(routeInWords()).toBeInTheDocument();
  await wakeTabAt(NOON + 31 * MINUTE);
  expect(main().getByRole('heading', { name: 'Delivered!' })).toBeVisible();
  expect(updatesAreADemo()).not.toBeInTheDocument();
  expect(simulatedDrive()).not.toBeInTheDocument();
  expect(routeInWords()).toBeInTheDocument();
});

test('the map comes first while the order is on its way, and last once it is delivered', async () => {
  await openTrackedOrder(tracked, asha);
  const map = main().getByRole('region', { name: 'Delivery map' });
  const regions = () => main().getAllByRole('region');
  expect(regions().indexOf(map)).toBe(0);
  await wakeTabAt(NOON + 31 * MINUTE);
  expect(regions().indexOf(map)).toBe(regions().length - 1);
  const details = main().getByRole('region', { name: 'Order details' });
  const driverCard = main().getByRole('region', { name: /Driver$/ });
  expect(regions().indexOf(details)).toBeLessThan(regions().indexOf(driverCard));
});

test('the same element announces the remaining time and then the delivery', async () => {
  await openTrackedOrder(tracked, null);
  const announcement = main().getByText(/^About \d+ minutes until your delivery$/);
  await wakeTabAt(NOON + 31 * MINUTE);
  expect(announcement).toBeInTheDocument();
  expect(announcement).toHaveTextContent(/^Delivered! Your order has been successfully delivered$/);
});

test.each([
  ['a visitor', null, 0],
  ['its customer', asha, 1],
])('%s can reorder once the order is delivered', async (_, user, receipts) => {
  await openTrackedOrder(tracked, user);
  expect(main().queryByRole('button', { name: 'Reorder' })).not.toBeInTheDocument();
  await wakeTabAt(NOON + 31 * MINUTE);
  expect(main().queryAllByRole('link', { name: 'Receipts in My Orders' })).toHaveLength(receipts);
  await customer.click(main().getByRole('button', { name: 'Reorder' }));
  expect(await screen.findByRole('dialog', { name: 'Your Order' })).toHaveTextContent(
    restaurant.name,
  );
});

test.each([
  ['first', 0],
  ['last', 0.999],
])(
  'if the order’s restaurant is unknown, the map picks a restaurant and a street at random, in this test the %s of each list',
  async (_, chance) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance);
    await openTrackedOrder({ ...tracked, restaurant: { ...restaurant, id: 'elsewhere' } });
    const sample = restaurants[Math.floor(chance * restaurants.length)];
    expect(await screen.findByAltText(`Restaurant: ${sample?.name}`)).toBeVisible();
    await customer.click(screen.getByAltText('Driver Location'));
    const street = driverPositions[Math.floor(chance * driverPositions.length)];
    expect(await screen.findByText(new RegExp(`${street}$`))).toBeVisible();
  },
);

test('the button “Chat with Driver” shows the number of unread messages', async () => {
  store(`chat_${tracked.id}`, [
    { ...greeting, timestamp: NOON },
    { ...greeting, timestamp: NOON + 1 },
  ]);
  await openTrackedOrder(tracked, asha);
  await advanceTime(26_000);
  const button = screen.getByRole('button', { name: 'Chat with Driver, 2 unread messages' });
  expect(button).toHaveTextContent(/2$/);
});

test('a visitor sees no note about the simulated updates, because they see no updates', async () => {
  await openTrackedOrder(tracked);
  expect(main().getByText('Please sign in to track your orders')).toBeVisible();
  expect(updatesAreADemo()).not.toBeInTheDocument();
});

/** Returns the section about notifications. Its space is reserved before its code has loaded. */
const notifications = () => document.querySelector('[aria-labelledby=notifications-title]');

test('a customer is not offered notifications about an order without an owner @12.1', async () => {
  const { userId: _, ...unowned } = tracked;
  await openTrackedOrder(unowned, asha);
  expect(screen.getByRole('region', { name: 'Share live tracking' })).toBeVisible();
  expect(notifications()).not.toBeInTheDocument();
});

import { screen, within } from '@testing-library/react';
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

test.each([
  ['a visitor', null],
  ['its customer', asha],
])('%s reads each fact about the driver, the address and the order once @2.92', async (_, user) => {
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
});

test('the tracking card contains the driver, the summary and the address @2.92', async () => {
  await openTrackedOrder(tracked, asha);
  const card = within(await screen.findByRole('region', { name: `Order #${tracked.id}` }));
  expect(card.getByRole('region', { name: 'Driver' })).toHaveTextContent(driver.name);
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

test('the simulated updates are labelled as a demo until the countdown ends @2.93', async () => {
  await openTrackedOrder(tracked, asha);
  expect(updatesAreADemo()).toBeVisible();
  await wakeTabAt(NOON + 31 * MINUTE);
  expect(main().getByRole('heading', { name: 'Delivered!' })).toBeVisible();
  expect(updatesAreADemo()).not.toBeInTheDocument();
});

test('a note says that the drive is simulated until the countdown ends, and the route is announced in words', async () => {
  await openTrackedOrder(tracked, null);
  expect(simulatedDrive()).toBeVisible();
  expect(routeInWords()).toBeInTheDocument();
  await wakeTabAt(NOON + 31 * MINUTE);
  expect(simulatedDrive()).not.toBeInTheDocument();
  expect(routeInWords()).toBeInTheDocument();
});

test('the buttons beside the driver say what they do', async () => {
  await openTrackedOrder(tracked, asha);
  const message = await main().findByRole('button', { name: `Message ${driver.name}` });
  expect(message).toHaveTextContent('Message');
  expect(main().getByRole('link', { name: `Call ${driver.name}` })).toHaveTextContent('Call');
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

test('the element that announced the remaining time announces the delivery', async () => {
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
])('the driver’s random street can be the %s street in the list', async (_, chance) => {
  vi.spyOn(Math, 'random').mockReturnValue(chance);
  await openTrackedOrder(tracked);
  await customer.click(await screen.findByAltText('Driver Location'));
  const street = driverPositions[Math.floor(chance * driverPositions.length)];
  expect(await screen.findByText(new RegExp(`${street}$`))).toBeVisible();
});

test.each([
  ['first', 0],
  ['last', 0.999],
])(
  'the map shows a random restaurant, such as the %s in the list, if the order’s restaurant is unknown',
  async (_, chance) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance);
    await openTrackedOrder({ ...tracked, restaurant: { ...restaurant, id: 'elsewhere' } });
    const sample = restaurants[Math.floor(chance * restaurants.length)];
    expect(await screen.findByAltText(`Restaurant: ${sample?.name}`)).toBeVisible();
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

test('a customer is offered notifications about their own order', async () => {
  await openTrackedOrder(tracked, asha);
  expect(notifications()).toBeVisible();
});

test('a customer is not offered notifications about an order without an owner @12.1', async () => {
  const { userId: _, ...unowned } = tracked;
  await openTrackedOrder(unowned, asha);
  expect(screen.getByRole('region', { name: 'Share live tracking' })).toBeVisible();
  expect(notifications()).not.toBeInTheDocument();
});

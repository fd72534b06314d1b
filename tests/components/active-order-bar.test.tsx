import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Order } from '../../src/domain/entities.ts';
import { messages as hindi } from '../../src/features/active-order/messages.hi.ts';
import { addOrder } from '../../src/services/orders.ts';
import {
  afterNoon,
  asha,
  bimal,
  cartOf,
  coal,
  coalDish,
  dastan,
  MINUTE,
  NOON,
  order,
  SECOND,
} from '../fixtures.ts';
import {
  currentUrl,
  customer,
  goTo,
  actOutsideApp,
  openApp,
  openFreshBrowser,
  startTheClock,
  stopTheClock,
  advanceTime,
  wakeTabAt,
} from './app.tsx';
import { changeRememberedUser } from './identity.ts';
import { store, storeElsewhere } from './storage.ts';

beforeEach(openFreshBrowser);

const bar = () => screen.queryByRole('complementary', { name: 'Your active orders' });
const summary = () => screen.getByRole('button', { name: /^2 orders on the way/ });
const ashas = order();

describe('the bar of active orders', () => {
  test('links to the order, and is hidden on the tracking page and at checkout @10.1 @10.3', async () => {
    store('orders', { [ashas.id]: ashas });
    store(`cart_${asha.uid}`, cartOf(coal, coalDish, 1));
    await openApp({ url: '/nowhere', user: asha });
    const track = within(bar() ?? document.body).getByRole('link', { name: /^Track/ });
    await customer.click(track);
    expect(currentUrl()).toBe(`/track?id=${ashas.id}`);
    expect(await screen.findByRole('heading', { name: 'Track Your Order' })).toBeVisible();
    expect(bar()).not.toBeInTheDocument();
    await goTo('/nowhere');
    expect(bar()).toBeVisible();
    await goTo('/checkout');
    expect(await screen.findByRole('heading', { name: 'Checkout' })).toBeVisible();
    expect(bar()).not.toBeInTheDocument();
  });

  test('appears only for the customer who placed the order @10.6', async () => {
    store('orders', {
      [ashas.id]: ashas,
      FD2: order({ id: 'FD2', userId: undefined }),
    });
    await openApp({ url: '/nowhere', user: null });
    expect(bar()).not.toBeInTheDocument();
    await actOutsideApp(() => changeRememberedUser(bimal));
    expect(bar()).not.toBeInTheDocument();
    await actOutsideApp(() => changeRememberedUser(asha));
    expect(await screen.findByRole('link', { name: /^Track your order/ })).toHaveAccessibleName(
      `Track your order from ${ashas.restaurant.name}, ${ashas.id}`,
    );
    await actOutsideApp(() => changeRememberedUser(null));
    expect(bar()).not.toBeInTheDocument();
  });

  test('shows an order that this tab has just placed @10.5', async () => {
    await openApp({ url: '/nowhere', user: asha });
    expect(bar()).not.toBeInTheDocument();
    await act(async () => {
      await addOrder(() => ashas);
    });
    expect(bar()).toBeVisible();
  });

  test('collapses its list when another page opens', async () => {
    store('orders', { [ashas.id]: ashas, FD2: order({ id: 'FD2' }) });
    await openApp({ url: '/nowhere', user: asha });
    await customer.click(summary());
    expect(summary()).toHaveAttribute('aria-expanded', 'true');
    await goTo('/elsewhere');
    expect(summary()).toHaveAttribute('aria-expanded', 'false');
  });

  test('returns the focus to its button when Escape closes the list @10.2', async () => {
    store('orders', { [ashas.id]: ashas, FD2: order({ id: 'FD2' }) });
    await openApp({ url: '/nowhere', user: asha });
    await customer.click(summary());
    within(bar() ?? document.body)
      .getAllByRole('link')[0]
      ?.focus();
    await customer.keyboard('{Escape}');
    expect(summary()).toHaveFocus();
    expect(summary()).toHaveAttribute('aria-expanded', 'false');
  });
});

const first = order({ id: 'FD1', estimatedDelivery: afterNoon(10) });
const second = order({
  id: 'FD2',
  restaurant: { id: dastan.id, name: dastan.name },
  estimatedDelivery: afterNoon(20),
});
const third = order({ id: 'FD3', estimatedDelivery: afterNoon(25) });
const byId = (orders: readonly Pick<Order, 'id' | 'status'>[]) =>
  Object.fromEntries(orders.map((each) => [each.id, each]));
const storeInAnotherTab = (...orders: Pick<Order, 'id' | 'status'>[]) =>
  actOutsideApp(() => storeElsewhere('orders', byId(orders)));
const tracked = () =>
  within(bar() ?? document.body)
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'));

async function open(...orders: Pick<Order, 'id' | 'status'>[]): Promise<void> {
  store('orders', byId(orders));
  await openApp({ url: '/nowhere', user: asha });
}

test('the Hindi summary of several orders says that its time is the time until the next delivery', () => {
  expect(hindi.nextDeliveryIn(5)).toMatch(/^अगली /);
});

describe('the bar of active orders over time', () => {
  beforeEach(() => stopTheClock(NOON));
  afterEach(startTheClock);

  test('shows the remaining time at the beginning of a link’s text and accessible name, even if the cart has dishes', async () => {
    store(`cart_${asha.uid}`, cartOf(coal, coalDish, 1));
    await open(first);
    const link = within(bar() ?? document.body).getByRole('link', {
      name: `Delivery in 10 min. Track your order from ${coal.name}, FD1`,
    });
    expect(link).toHaveTextContent('Delivery in 10 min');
    await advanceTime(10 * MINUTE);
    expect(link).toHaveTextContent('Delivered!');
    expect(link).toHaveAccessibleName(`Delivered! View your order from ${coal.name}, FD1`);
  });

  test('shows each order that another tab places, and hides each order that another tab cancels @10.2', async () => {
    await open();
    expect(bar()).not.toBeInTheDocument();
    await storeInAnotherTab(first);
    expect(bar()).toHaveTextContent(`Delivery in 10 min${coal.name}`);
    expect(tracked()).toEqual(['/track?id=FD1']);
    expect(within(bar() ?? document.body).queryByRole('button')).not.toBeInTheDocument();
    await storeInAnotherTab(second, first);
    expect(summary()).toHaveTextContent('Next in 10 min');
    expect(tracked()).toEqual([]);
    await customer.click(summary());
    expect(tracked()).toEqual(['/track?id=FD1', '/track?id=FD2']);
    await storeInAnotherTab({ ...first, status: 'cancelled' }, second);
    expect(tracked()).toEqual(['/track?id=FD2']);
    await storeInAnotherTab({ ...first, status: 'cancelled' }, { ...second, status: 'cancelled' });
    expect(bar()).not.toBeInTheDocument();
  });

  test('shows a delivered order for one more minute, and then only the order that is still on the way @10.4', async () => {
    await open(first, second);
    await advanceTime(10 * MINUTE);
    expect(within(bar() ?? document.body).getByRole('button')).toHaveTextContent(
      '1 order on the wayDelivery in 10 min · 1 delivered',
    );
    expect(
      screen.getByText(`Your order from ${coal.name} has been delivered.`),
    ).toBeInTheDocument();
    await advanceTime(MINUTE - SECOND);
    expect(within(bar() ?? document.body).getByRole('button')).toHaveTextContent('1 delivered');
    await advanceTime(SECOND);
    expect(bar()).toHaveTextContent(`Delivery in 9 min${dastan.name}`);
    expect(tracked()).toEqual(['/track?id=FD2']);
  });

  test('shows no order when the tab wakes after all deliveries @10.4', async () => {
    await open(first, second);
    await wakeTabAt(NOON + 60 * MINUTE);
    expect(bar()).not.toBeInTheDocument();
  });

  test('shows an order again after a wrong clock is set back', async () => {
    await open(first);
    await wakeTabAt(NOON + 60 * MINUTE);
    await wakeTabAt(NOON);
    expect(bar()).toHaveTextContent('Delivery in 10 min');
  });

  test('leaves its list open while minutes pass and orders are added', async () => {
    await open(first, second);
    await customer.click(summary());
    await advanceTime(MINUTE);
    await storeInAnotherTab(first, second, third);
    expect(tracked()).toEqual(['/track?id=FD1', '/track?id=FD2', '/track?id=FD3']);
    expect(bar()).toHaveTextContent('Delivery in 9 min');
  });
});

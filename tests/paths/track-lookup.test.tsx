import { screen, within } from '@testing-library/react';
import { rejectActor, resolveActor } from 'chartwalk/vitest';
import type { Runs, States } from 'chartwalk/vitest';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { placedOrderState } from '../../src/shared/checkout-redirect.ts';
import {
  address,
  customer,
  errorsLogged,
  fillInField,
  goTo,
  meanwhile,
  openApp,
  openFreshBrowser,
  startTheClock,
  stopTheClock,
} from '../components/app.tsx';
import { store, storeElsewhere } from '../components/storage.ts';
import { NOON } from '../fixtures.ts';
import { knownOrder, trackLookupModel } from '../models/track-lookup.ts';
import { walkPaths } from './walk.ts';

const field = () => screen.getByLabelText(/^Order ID/);
const button = () => screen.getByRole('button', { name: /^(Track Order|Tracking\.\.\.)$/ });
const alert = () => screen.queryByRole('alert');
const notFound = () => screen.queryByRole('heading', { name: 'Order Not Found' });

const runs = {
  'track.idTyped': ({ text }) => fillInField(field(), text),
  'track.submitted': () => customer.click(button()),
  'track.addressChanged': ({ orderId }) => goTo(orderId === '' ? '/track' : `/track?id=${orderId}`),
  'orders.changed': ({ orders: [order] }) =>
    meanwhile(() => order && storeElsewhere('orders', { [order.id]: order })),
  'xstate.done.actor.lookUpOrder': (order) => {
    if (order) store('orders', { [order.id]: order });
    return meanwhile(() => resolveActor('lookUpOrder'));
  },
  'xstate.error.actor.lookUpOrder': async (error) => {
    const logged = errorsLogged(() => meanwhile(() => rejectActor('lookUpOrder', error)));
    expect(await logged).toEqual([[error]]);
  },
  'xstate.after.alertDelay': () =>
    meanwhile(() => {
      vi.advanceTimersByTime(500);
    }),
  'track.alertDismissed': async () => {
    await customer.click(within(screen.getByRole('alert')).getByRole('button'));
    expect(screen.getByRole('main')).toHaveFocus();
  },
} satisfies Runs<typeof trackLookupModel>;

function expectAddressOf(orderId: string): void {
  expect(address()).toBe(orderId === '' ? '/track' : `/track?id=${orderId}`);
}

function expectNoAlert(): void {
  expect(alert()).not.toBeInTheDocument();
  expect(button()).toBeInTheDocument();
}

const states = {
  'lookup.idle': ({ context }) => {
    expect(field()).toHaveValue(context.text);
    expect(button()).toHaveTextContent('Track Order');
    expect(notFound()).not.toBeInTheDocument();
    expectAddressOf('');
  },
  'lookup.loading': ({ context }) => {
    expect(field()).toHaveValue(context.text);
    expect(button()).toBeDisabled();
    expect(button()).toHaveTextContent('Tracking...');
    expect(notFound()).not.toBeInTheDocument();
    expect(screen.queryByText('Order details')).not.toBeInTheDocument();
    expectAddressOf(context.orderId);
  },
  'lookup.found': ({ context }) => {
    expect(button()).toHaveTextContent('Track Order');
    expect(screen.getByRole('region', { name: 'Order details' })).toHaveTextContent(knownOrder.id);
    expect(screen.getByRole('region', { name: 'Delivery status' })).toBeInTheDocument();
    expect(notFound()).not.toBeInTheDocument();
    expectAddressOf(context.orderId);
  },
  'lookup.cancelledSince': ({ context }) => {
    expect(button()).toHaveTextContent('Track Order');
    expect(screen.getByRole('heading', { name: 'Order Cancelled' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Order details' })).toHaveTextContent(knownOrder.id);
    expect(screen.queryByRole('region', { name: 'Delivery status' })).not.toBeInTheDocument();
    expectAddressOf(context.orderId);
  },
  'lookup.notFound': ({ context }) => {
    expect(button()).toHaveTextContent('Track Order');
    expect(screen.queryByText('Order details')).not.toBeInTheDocument();
    if (context.text.trim() === '') expect(notFound()).not.toBeInTheDocument();
    else {
      expect(notFound()).toBeInTheDocument();
      expect(screen.getByText(/^No order with the ID/)).toHaveTextContent(
        `No order with the ID “${context.orderId}” was found. Please check it and try again.`,
      );
    }
    expectAddressOf(context.orderId);
  },
  'alert.none': expectNoAlert,
  // Its space is reserved, but it is neither visible nor announced.
  'alert.opened.waiting': expectNoAlert,
  'alert.opened.shown': ({ context }) => {
    expect(alert()).toBeVisible();
    expect(alert()).toHaveTextContent(
      `Order placed successfully! Your tracking ID is: ${context.orderId}`,
    );
  },
  'alert.opened.dismissed': expectNoAlert,
  'alert.over': expectNoAlert,
} satisfies States<typeof trackLookupModel>;

beforeEach(() => {
  openFreshBrowser();
  stopTheClock(NOON);
});
afterEach(startTheClock);

const waiting = { opened: 'waiting' } as const;
const shown = { opened: 'shown' } as const;
const dismissed = { opened: 'dismissed' } as const;

walkPaths(trackLookupModel, {
  proves: '@2.84 @4.14 @4.15 @8.11 @8.14',
  mounts: {
    'on the tracking page': () => openApp({ address: '/track', user: null }),
    'on the tracking page of an order': () =>
      openApp({ address: `/track?id=${knownOrder.id}`, user: null }),
    'on the tracking page of an order that was delivered': () => {
      vi.setSystemTime(Date.parse(knownOrder.estimatedDelivery));
      return openApp({ address: `/track?id=${knownOrder.id}`, user: null });
    },
    'sent from checkout': async () => {
      await openApp({ address: '/nowhere', user: null });
      await goTo(`/track?id=${knownOrder.id}`, placedOrderState(knownOrder));
    },
  },
  runs,
  states,
  held: ['lookUpOrder'],
  journeys: [
    {
      name: 'the alert about a placed order appears after half a second, and stays closed once dismissed',
      from: 'on the tracking page of an order',
      steps: [
        ['half a second passes', { lookup: 'loading', alert: shown }],
        ['the alert is closed', { lookup: 'loading', alert: dismissed }],
        ['the order is found', { lookup: 'found', alert: dismissed }],
      ],
    },
    {
      name: 'an order that was just placed is shown at once, and its alert closes when another order opens',
      from: 'sent from checkout',
      steps: [
        ['half a second passes', { lookup: 'found', alert: shown }],
        ['a link leads to another order', { lookup: 'loading', alert: 'over' }],
      ],
    },
    {
      name: 'the alert about a placed order closes when another ID is looked up',
      from: 'on the tracking page of an order',
      steps: [
        ['the order is found', { lookup: 'found', alert: waiting }],
        ['the ID of an unknown order is typed', { lookup: 'found', alert: waiting }],
        ['Track Order is pressed', { lookup: 'loading', alert: 'over' }],
        ['there is no such order', { lookup: 'notFound', alert: 'over' }],
      ],
    },
    {
      name: 'an order whose ID was typed is shown without an alert',
      steps: [
        ['the ID of an order is typed', { lookup: 'idle', alert: 'none' }],
        ['Track Order is pressed', { lookup: 'loading', alert: 'over' }],
        ['the order is found', { lookup: 'found', alert: 'over' }],
      ],
    },
    {
      name: 'an order that could not be looked up can be found at the next attempt',
      from: 'on the tracking page of an order',
      steps: [
        ['looking the order up breaks down', { lookup: 'notFound', alert: 'over' }],
        ['Track Order is pressed', { lookup: 'loading', alert: 'over' }],
        ['the order is found', { lookup: 'found', alert: 'over' }],
        ['a link leads to another order', { lookup: 'loading', alert: 'over' }],
        ['there is no such order', { lookup: 'notFound', alert: 'over' }],
        ['a link leads to no order', { lookup: 'idle', alert: 'over' }],
      ],
    },
    {
      name: 'a customer can find an order by its ID in small letters after an unknown one @2.86',
      steps: [
        ['a link leads to another order', { lookup: 'loading', alert: waiting }],
        ['there is no such order', { lookup: 'notFound', alert: 'over' }],
        ['the ID of an order is typed', { lookup: 'notFound', alert: 'over' }],
        ['Track Order is pressed', { lookup: 'loading', alert: 'over' }],
        ['the order is found', { lookup: 'found', alert: 'over' }],
      ],
      end: () => {
        expect(field()).toHaveValue(knownOrder.id);
        expect(address()).toBe(`/track?id=${knownOrder.id}`);
      },
    },
    {
      name: 'an order that another tab cancels is no longer watched until it is looked up again',
      from: 'on the tracking page of an order',
      steps: [
        ['the order is found', { lookup: 'found', alert: waiting }],
        ['another tab changes another order', { lookup: 'found', alert: waiting }],
        ['another tab cancels the order', { lookup: 'cancelledSince', alert: 'over' }],
        ['Track Order is pressed', { lookup: 'loading', alert: 'over' }],
      ],
    },
    {
      name: 'an order that was delivered before the page opened is not announced as placed',
      from: 'on the tracking page of an order that was delivered',
      steps: [['the order is found', { lookup: 'found', alert: 'over' }]],
    },
    {
      name: 'a blank ID is not looked up @2.82 @2.87 @5.9',
      steps: [
        ['only blanks are typed', { lookup: 'idle', alert: 'none' }],
        ['Track Order is pressed', { lookup: 'idle', alert: 'none' }],
      ],
      end: () => expect(address()).toBe('/track'),
    },
    {
      name: 'a link with an ID finds its order at once, and a link without one clears it @2.6 @2.85',
      from: 'on the tracking page of an order',
      steps: [
        ['the order is found', { lookup: 'found', alert: waiting }],
        ['a link leads to no order', { lookup: 'idle', alert: 'over' }],
      ],
      end: () => expect(field()).toHaveValue(''),
    },
  ],
});

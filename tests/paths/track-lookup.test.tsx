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
      name: 'the alert comes half a second after the page, and goes for good',
      from: 'on the tracking page of an order',
      steps: [
        ['half a second passes', { lookup: 'loading', alert: shown }],
        ['the alert is closed', { lookup: 'loading', alert: dismissed }],
        ['the order is found', { lookup: 'found', alert: dismissed }],
      ],
    },
    {
      name: 'an order that was placed just now is there at once, and its alert goes with it',
      from: 'sent from checkout',
      steps: [
        ['half a second passes', { lookup: 'found', alert: shown }],
        ['a link leads to another order', { lookup: 'loading', alert: 'over' }],
      ],
    },
    {
      name: 'an ID that was typed brings no alert',
      steps: [
        ['the ID of an order is typed', { lookup: 'idle', alert: 'none' }],
        ['Track Order is pressed', { lookup: 'loading', alert: 'over' }],
        ['the order is found', { lookup: 'found', alert: 'over' }],
      ],
    },
    {
      name: 'an order that could not be looked up is found at the next attempt',
      from: 'on the tracking page of an order',
      steps: [
        ['looking the order up breaks down', { lookup: 'notFound', alert: waiting }],
        ['Track Order is pressed', { lookup: 'loading', alert: waiting }],
        ['the order is found', { lookup: 'found', alert: waiting }],
        ['a link leads to another order', { lookup: 'loading', alert: 'over' }],
        ['there is no such order', { lookup: 'notFound', alert: 'over' }],
        ['a link leads to no order', { lookup: 'idle', alert: 'over' }],
      ],
    },
    {
      name: 'a customer looks up a wrong order, then the right one in small letters @2.86',
      steps: [
        ['a link leads to another order', { lookup: 'loading', alert: waiting }],
        ['there is no such order', { lookup: 'notFound', alert: waiting }],
        ['the ID of an order is typed', { lookup: 'notFound', alert: waiting }],
        ['Track Order is pressed', { lookup: 'loading', alert: 'over' }],
        ['the order is found', { lookup: 'found', alert: 'over' }],
      ],
      end: () => {
        expect(field()).toHaveValue(knownOrder.id);
        expect(address()).toBe(`/track?id=${knownOrder.id}`);
      },
    },
    {
      name: 'an order that another tab cancels is followed no more, until it is looked up again',
      from: 'on the tracking page of an order',
      steps: [
        ['the order is found', { lookup: 'found', alert: waiting }],
        ['another tab changes another order', { lookup: 'found', alert: waiting }],
        ['another tab cancels the order', { lookup: 'cancelledSince', alert: 'over' }],
        ['Track Order is pressed', { lookup: 'loading', alert: 'over' }],
      ],
    },
    {
      name: 'blanks are not looked up @2.82 @2.87 @5.9',
      steps: [
        ['only blanks are typed', { lookup: 'idle', alert: 'none' }],
        ['Track Order is pressed', { lookup: 'idle', alert: 'none' }],
      ],
      end: () => expect(address()).toBe('/track'),
    },
    {
      name: 'a link opened from a message finds its order at once, and leaving it forgets it @2.6 @2.85',
      from: 'on the tracking page of an order',
      steps: [
        ['the order is found', { lookup: 'found', alert: waiting }],
        ['a link leads to no order', { lookup: 'idle', alert: 'over' }],
      ],
      end: () => expect(field()).toHaveValue(''),
    },
  ],
});

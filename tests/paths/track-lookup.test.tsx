import { screen, within } from '@testing-library/react';
import { rejectActor, resolveActor } from 'chartwalk/vitest';
import type { Runs, States } from 'chartwalk/vitest';
import { expect, vi } from 'vitest';
import { placedOrderState } from '../../src/shared/checkout-redirect.ts';
import {
  currentUrl,
  customer,
  errorsLogged,
  fillInField,
  goTo,
  actOutsideApp,
  openApp,
  startEachTestAtNoon,
  advanceTime,
} from '../components/app.tsx';
import { store, storeElsewhere } from '../components/storage.ts';
import { trackLookupJourneys } from '../journeys/track-lookup.ts';
import { knownOrder, trackLookupModel } from '../models/track-lookup.ts';
import { walkPaths } from './walk.ts';

const field = () => screen.getByLabelText(/^Order ID/);
const button = () => screen.getByRole('button', { name: /^(Track Order|Tracking\.\.\.)$/ });
const alert = () => screen.queryByRole('alert');
const notFound = () => screen.queryByRole('heading', { name: 'Order Not Found' });

const runs = {
  'track.idTyped': ({ text }) => fillInField(field(), text),
  'track.submitted': {
    'with the button': () => customer.click(button()),
    'with Enter': () => customer.type(field(), '{Enter}'),
  },
  'track.addressChanged': ({ orderId }) => goTo(orderId === '' ? '/track' : `/track?id=${orderId}`),
  'track.orderChanged': ({ order }) =>
    actOutsideApp(() => storeElsewhere('orders', { [order.id]: order })),
  'xstate.done.actor.lookUpOrder': (order) => {
    if (order) store('orders', { [order.id]: order });
    return actOutsideApp(() => resolveActor('lookUpOrder'));
  },
  'xstate.error.actor.lookUpOrder': async (error) => {
    const logged = errorsLogged(() => actOutsideApp(() => rejectActor('lookUpOrder', error)));
    expect(await logged).toEqual([[error]]);
  },
  'xstate.after.alertDelay': () => advanceTime(500),
  'track.alertDismissed': async () => {
    await customer.click(within(screen.getByRole('alert')).getByRole('button'));
    expect(screen.getByRole('main')).toHaveFocus();
  },
} satisfies Runs<typeof trackLookupModel>;

function expectAddressOf(orderId: string): void {
  expect(currentUrl()).toBe(orderId === '' ? '/track' : `/track?id=${orderId}`);
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
      expect(field()).toHaveAttribute('aria-invalid', `${context.text === context.orderId}`);
    }
    expectAddressOf(context.orderId);
  },
  'alert.none': expectNoAlert,
  // The alert's space is reserved, but the alert is neither visible nor announced.
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

startEachTestAtNoon();

walkPaths(trackLookupModel, {
  proves: '@2.84 @2.88 @4.14 @4.15 @8.10 @8.11 @8.14 @8.15',
  mounts: {
    'on the tracking page': () => openApp({ url: '/track', user: null }),
    'on the tracking page of an order': () =>
      openApp({ url: `/track?id=${knownOrder.id}`, user: null }),
    'on the tracking page of an order that was delivered': () => {
      vi.setSystemTime(Date.parse(knownOrder.estimatedDelivery));
      return openApp({ url: `/track?id=${knownOrder.id}`, user: null });
    },
    'on the tracking page after checkout': async () => {
      await openApp({ url: '/nowhere', user: null });
      await goTo(`/track?id=${knownOrder.id}`, placedOrderState(knownOrder));
    },
  },
  runs,
  states,
  held: ['lookUpOrder'],
  ignored: {
    'track.alertDismissed': 'The hidden alert reserves its space before the customer can see it.',
  },
  alike: [
    {
      states: ['alert.none', 'alert.opened.waiting', 'alert.opened.dismissed', 'alert.over'],
      because: 'The alert is not shown before its delay, nor after it is dismissed or over.',
    },
  ],
  journeys: trackLookupJourneys,
  shows: {
    'the field and the URL contain the ID': () => {
      expect(field()).toHaveValue(knownOrder.id);
      expect(currentUrl()).toBe(`/track?id=${knownOrder.id}`);
    },
    'the URL contains no ID': () => expect(currentUrl()).toBe('/track'),
    'the field is empty': () => expect(field()).toHaveValue(''),
  },
});

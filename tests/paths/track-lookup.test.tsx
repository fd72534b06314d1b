import { screen } from '@testing-library/react';
import { breakDown, letGoOn } from 'chartwalk/vitest';
import type { Runs, States } from 'chartwalk/vitest';
import { beforeEach, expect } from 'vitest';
import {
  address,
  customer,
  errorsLogged,
  fillInField,
  goTo,
  meanwhile,
  openApp,
  openFreshBrowser,
} from '../components/app.tsx';
import { store, storeElsewhere } from '../components/storage.ts';
import { knownOrder, trackLookupModel } from '../models/track-lookup.ts';
import { walkPaths } from './walk.ts';

const field = () => screen.getByLabelText(/^Order ID/);
const button = () => screen.getByRole('button', { name: /^(Track Order|Tracking\.\.\.)$/ });
const notFound = () => screen.queryByRole('heading', { name: 'Order Not Found' });

const runs = {
  'track.idTyped': ({ text }) => fillInField(field(), text),
  'track.submitted': () => customer.click(button()),
  'track.addressChanged': ({ orderId }) => goTo(orderId === '' ? '/track' : `/track?id=${orderId}`),
  'track.orderChanged': ({ order }) =>
    meanwhile(() => storeElsewhere('orders', { [order.id]: order })),
  'xstate.done.actor.lookUpOrder': (outcome) => {
    if (outcome.kind === 'found') store('orders', { [outcome.order.id]: outcome.order });
    return meanwhile(() => letGoOn('lookUpOrder'));
  },
  'xstate.error.actor.lookUpOrder': async (error) => {
    const logged = errorsLogged(() => meanwhile(() => breakDown('lookUpOrder', error)));
    expect(await logged).toEqual([[error]]);
  },
} satisfies Runs<typeof trackLookupModel>;

function expectAddressOf(orderId: string): void {
  expect(address()).toBe(orderId === '' ? '/track' : `/track?id=${orderId}`);
}

const states = {
  idle: ({ context }) => {
    expect(field()).toHaveValue(context.text);
    expect(button()).toHaveTextContent('Track Order');
    expect(notFound()).not.toBeInTheDocument();
    expectAddressOf('');
  },
  loading: ({ context }) => {
    expect(field()).toHaveValue(context.text);
    expect(button()).toBeDisabled();
    expect(button()).toHaveTextContent('Tracking...');
    expect(notFound()).not.toBeInTheDocument();
    expect(screen.queryByText('Order Details')).not.toBeInTheDocument();
    expectAddressOf(context.orderId);
  },
  found: ({ context }) => {
    expect(button()).toHaveTextContent('Track Order');
    expect(screen.getByRole('region', { name: 'Order Details' })).toHaveTextContent(knownOrder.id);
    expect(screen.getByRole('region', { name: 'Delivery status' })).toBeInTheDocument();
    expect(notFound()).not.toBeInTheDocument();
    expectAddressOf(context.orderId);
  },
  cancelledSince: ({ context }) => {
    expect(button()).toHaveTextContent('Track Order');
    expect(screen.getByRole('heading', { name: 'Order Cancelled' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Order Details' })).toHaveTextContent(knownOrder.id);
    expect(screen.queryByRole('region', { name: 'Delivery status' })).not.toBeInTheDocument();
    expectAddressOf(context.orderId);
  },
  notFound: ({ context }) => {
    expect(button()).toHaveTextContent('Track Order');
    expect(screen.queryByText('Order Details')).not.toBeInTheDocument();
    if (context.text.trim() === '') expect(notFound()).not.toBeInTheDocument();
    else {
      expect(notFound()).toBeInTheDocument();
      expect(screen.getByText(/^No order with the ID/)).toHaveTextContent(
        `No order with the ID “${context.orderId}” was found. Please check it and try again.`,
      );
    }
    expectAddressOf(context.orderId);
  },
} satisfies States<typeof trackLookupModel>;

beforeEach(openFreshBrowser);

walkPaths(trackLookupModel, {
  mounts: {
    'on the tracking page': () => openApp({ address: '/track', user: null }),
    'on the tracking page of an order': () =>
      openApp({ address: `/track?id=${knownOrder.id}`, user: null }),
  },
  runs,
  states,
  held: ['lookUpOrder'],
  journeys: [
    {
      name: 'an order that could not be looked up is found at the next attempt',
      from: 'on the tracking page of an order',
      steps: [
        ['looking the order up breaks down', 'notFound'],
        ['Track Order is pressed', 'loading'],
        ['the order is found', 'found'],
        ['a link leads to another order', 'loading'],
        ['there is no such order', 'notFound'],
        ['a link leads to no order', 'idle'],
      ],
    },
    {
      name: 'a customer looks up a wrong order, then the right one in small letters',
      steps: [
        ['a link leads to another order', 'loading'],
        ['there is no such order', 'notFound'],
        ['the ID of an order is typed', 'notFound'],
        ['Track Order is pressed', 'loading'],
        ['the order is found', 'found'],
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
        ['the order is found', 'found'],
        ['another tab changes another order', 'found'],
        ['another tab cancels the order', 'cancelledSince'],
        ['Track Order is pressed', 'loading'],
      ],
    },
    {
      name: 'blanks are not looked up',
      steps: [
        ['only blanks are typed', 'idle'],
        ['Track Order is pressed', 'idle'],
      ],
      end: () => expect(address()).toBe('/track'),
    },
    {
      name: 'a link opened from a message finds its order at once, and leaving it forgets it',
      from: 'on the tracking page of an order',
      steps: [
        ['the order is found', 'found'],
        ['a link leads to no order', 'idle'],
      ],
      end: () => expect(field()).toHaveValue(''),
    },
  ],
});

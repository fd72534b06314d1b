/* oxlint-disable vitest/no-standalone-expect -- walkPaths declares the tests that expect this */
import { screen } from '@testing-library/react';
import { beforeEach, expect, vi } from 'vitest';
import { trackLookupMachine } from '../../machines/index.ts';
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
import { store } from '../components/kitchen.ts';
import { order } from '../components/orders.ts';
import { breakDown, letGoOn } from './observed-actors.ts';
import type { Moves, States } from './path-model.ts';
import { walkPaths } from './walk.ts';

vi.mock('@xstate/react', async (real) =>
  (await import('./observed-actors.ts')).observing(await real()),
);

const known = order({ id: 'FD1111111111' });
const UNKNOWN = 'FD2222222222';

const field = () => screen.getByLabelText(/^Order ID/);
const button = () => screen.getByRole('button', { name: /^(Track Order|Tracking\.\.\.)$/ });
const notFound = () => screen.queryByRole('heading', { name: 'Order Not Found' });

const moves = {
  'track.idTyped': {
    samples: {
      'the ID of an order is typed': { text: known.id.toLowerCase() },
      'only blanks are typed': { text: '  ' },
    },
    when: ({ context }, { text }) => context.text !== text,
    run: ({ text }) => fillInField(field(), text),
  },
  'track.submitted': {
    samples: { 'Track Order is pressed': {} },
    // The browser keeps an empty field from being sent, and the button rests while it loads.
    when: (snapshot) => snapshot.context.text !== '' && !snapshot.matches('loading'),
    run: () => customer.click(button()),
  },
  'track.addressChanged': {
    samples: {
      'a link leads to another order': { orderId: UNKNOWN },
      'a link leads to no order': { orderId: '' },
    },
    when: ({ context }, { orderId }) => context.orderId !== orderId,
    run: ({ orderId }) => goTo(orderId === '' ? '/track' : `/track?id=${orderId}`),
  },
  'xstate.done.actor.lookUpOrder': {
    samples: {
      'the order is found': { kind: 'found', order: known },
      'there is no such order': { kind: 'notFound' },
    },
    when: ({ context }, { kind }) => kind === 'notFound' || context.orderId === known.id,
    run: (outcome) => {
      if (outcome.kind === 'found') store('orders', { [outcome.order.id]: outcome.order });
      return meanwhile(() => letGoOn('lookUpOrder'));
    },
  },
  'xstate.error.actor.lookUpOrder': {
    samples: { 'looking the order up breaks down': new Error('The drawer is stuck.') },
    run: async (error) => {
      const logged = errorsLogged(() => meanwhile(() => breakDown('lookUpOrder', error)));
      expect(await logged).toEqual([[error]]);
    },
  },
} satisfies Moves<typeof trackLookupMachine>;

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
    expect(screen.getByRole('region', { name: 'Order Details' })).toHaveTextContent(known.id);
    expect(screen.getByRole('region', { name: 'Delivery status' })).toBeInTheDocument();
    expect(notFound()).not.toBeInTheDocument();
    expectAddressOf(context.orderId);
  },
  notFound: ({ context }) => {
    expect(button()).toHaveTextContent('Track Order');
    expect(screen.queryByText('Order Details')).not.toBeInTheDocument();
    if (context.text.trim() === '') expect(notFound()).not.toBeInTheDocument();
    else {
      expect(notFound()).toBeInTheDocument();
      expect(screen.getByText(new RegExp(context.orderId))).toHaveTextContent(/check/);
    }
    expectAddressOf(context.orderId);
  },
} satisfies States<typeof trackLookupMachine>;

beforeEach(openFreshBrowser);

walkPaths(trackLookupMachine, {
  starts: [
    {
      name: 'on the tracking page',
      input: { orderId: '' },
      mount: () => openApp({ address: '/track', user: null }),
    },
    {
      name: 'on the tracking page of an order',
      input: { orderId: known.id },
      mount: () => openApp({ address: `/track?id=${known.id}`, user: null }),
    },
  ],
  moves,
  states,
  held: ['lookUpOrder'],
  memory: ({ text, orderId, order: found }) => ({ text, orderId, found: found?.id }),
  journeys: [
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
        expect(field()).toHaveValue(known.id);
        expect(address()).toBe(`/track?id=${known.id}`);
      },
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

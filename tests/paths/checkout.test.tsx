import { screen } from '@testing-library/react';
import { breakDown, letGoOn } from 'chartwalk/vitest';
import type { Runs, States } from 'chartwalk/vitest';
import { beforeEach, expect } from 'vitest';
import type { CheckoutField } from '../../machines/checkout.ts';
import type { Order } from '../../src/domain/entities.ts';
import {
  address,
  customer,
  errorsLogged,
  fillInField,
  meanwhile,
  openApp,
  openFreshBrowser,
} from '../components/app.tsx';
import { checkoutField, filledIn, fillInCheckout } from '../components/checkout-form.ts';
import { checkoutLabels } from '../components/checkout-labels.ts';
import { store, stored } from '../components/storage.ts';
import { asha, cartOf, coal, coalDish } from '../fixtures.ts';
import { checkoutModel } from '../models/checkout.ts';
import { reportStorageEvent } from '../services/helpers.ts';
import { say } from '../components/identity.ts';
import { walkPaths } from './walk.ts';

const FAILURE = 'Failed to place order. Please try again.';
const cart = cartOf(coal, coalDish, 2);

const button = () => screen.getByRole('button', { name: /^(Place Order|Processing Order\.\.\.)$/ });
const orders = () => Object.values((stored('orders') ?? {}) as Record<string, Order>);

const placeNow = () => meanwhile(() => letGoOn('placeOrder'));

const runs = {
  'checkout.customerKnown': ({ userId, cart: kept }) =>
    meanwhile(() => {
      if (kept.items.length > 0) store(`cart_${asha.uid}`, kept);
      else localStorage.removeItem(`cart_${asha.uid}`);
      reportStorageEvent(`cart_${asha.uid}`);
      say(userId === null ? null : asha);
    }),
  'checkout.addressEdited': async ({ address: { street } }) => {
    await fillInField(checkoutField('Street Address'), street);
    expect(sessionStorage.getItem('checkout_address')).toContain(street);
  },
  'checkout.submitted': async ({ form: values }) => {
    await fillInCheckout(
      Object.fromEntries(
        Object.entries(checkoutLabels).map(([field, label]) => [
          label,
          values[field as CheckoutField],
        ]),
      ),
    );
    await customer.click(button());
  },
  'checkout.fieldEdited': () => fillInField(checkoutField('City'), 'New Delhi'),
  'xstate.done.actor.placeOrder': placeNow,
  'xstate.error.actor.placeOrder': async (error) => {
    const logged = errorsLogged(() => meanwhile(() => breakDown('placeOrder', error)));
    expect(await logged).toEqual([['The order was not stored.', error]]);
  },
} satisfies Runs<typeof checkoutModel>;

const states = {
  checkingCustomer: () => {
    expect(address()).toBe('/checkout');
    expect(screen.getByRole('heading', { name: 'Checkout' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Place Order' })).not.toBeInTheDocument();
  },
  redirected: () => {
    expect(address()).toBe('/restaurants');
    expect(screen.getByRole('heading', { name: /restaurants found$/ })).toBeInTheDocument();
    expect(screen.getByText(/to check out\.$|then check out\.$/)).toBeVisible();
    expect(orders()).toEqual([]);
  },
  editing: ({ context: { error, missingFields } }) => {
    expect(address()).toBe('/checkout');
    expect(button()).toBeEnabled();
    expect(button()).toHaveTextContent('Place Order');
    const alerts = screen.queryAllByRole('alert');
    expect(alerts.map((alert) => alert.textContent)).toEqual(error === null ? [] : [error]);
    for (const [field, label] of Object.entries(checkoutLabels)) {
      const isMissing = missingFields.includes(field as CheckoutField);
      const input = checkoutField(label);
      if (isMissing) {
        expect(input).toBeInvalid();
        expect(input).toHaveAccessibleDescription(/^Please enter /);
      } else expect(input).toHaveAttribute('aria-invalid', 'false');
    }
    expect(orders()).toEqual([]);
  },
  placing: () => {
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    expect(button()).toHaveTextContent('Processing Order...');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
  placed: () => {
    const [placed, ...more] = orders();
    expect(more).toEqual([]);
    expect(placed?.items).toMatchObject(cart.items);
    expect(address()).toBe(`/track?id=${placed?.id}`);
    expect(screen.getByRole('heading', { name: 'Track Your Order' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cart, 0 items' })).toBeInTheDocument();
  },
} satisfies States<typeof checkoutModel>;

beforeEach(openFreshBrowser);

walkPaths(checkoutModel, {
  mounts: {
    'at checkout, before it is known who is there': () => openApp({ address: '/checkout' }),
  },
  runs,
  states,
  held: ['placeOrder'],
  journeys: [
    {
      name: 'a visitor is sent to the restaurants',
      steps: [['nobody is signed in', 'redirected']],
    },
    {
      name: 'what a customer has typed goes when they sign out, even while their order is placed',
      steps: [
        ['Asha is there with a full cart', 'editing'],
        ['an address is typed', 'editing'],
        ['the complete form is sent', 'placing'],
        ['nobody is signed in', 'placing'],
        ['the browser refuses to store the order', 'redirected'],
      ],
      end: () => expect(sessionStorage.getItem('checkout_address')).toBeNull(),
    },
    {
      name: 'an address that is typed outlives a reload, but not the order',
      steps: [
        ['Asha is there with a full cart', 'editing'],
        ['an address is typed', 'editing'],
        ['the complete form is sent', 'placing'],
        ['the order is stored', 'placed'],
      ],
      end: () => expect(sessionStorage.getItem('checkout_address')).toBeNull(),
    },
    {
      name: 'a cart that is emptied elsewhere ends checkout, but not the order being placed',
      steps: [
        ['Asha is there with a full cart', 'editing'],
        ['the complete form is sent', 'placing'],
        ['Asha’s cart is empty', 'placing'],
        ['the browser refuses to store the order', 'redirected'],
      ],
    },
    {
      name: 'an order that was refused can be placed again, and is placed once',
      steps: [
        ['Asha is there with a full cart', 'editing'],
        ['the complete form is sent', 'placing'],
        [
          'the browser refuses to store the order',
          'editing',
          () => expect(screen.getByRole('alert')).toHaveTextContent(FAILURE),
        ],
        ['the complete form is sent', 'placing'],
        ['the order is stored', 'placed'],
      ],
      end: () => expect(orders()).toHaveLength(1),
    },
    {
      name: 'a customer forgets some fields, the browser refuses once, and the order is placed',
      steps: [
        ['Asha is there with a full cart', 'editing'],
        [
          'the form is sent without city and card',
          'editing',
          () => expect(checkoutField('City')).toBeInvalid(),
        ],
        ['the city is added', 'editing', () => expect(checkoutField('City')).toBeValid()],
        ['the complete form is sent', 'placing'],
        ['the browser refuses to store the order', 'editing'],
        ['the complete form is sent', 'placing'],
        ['the order is stored', 'placed'],
      ],
      end: () => {
        expect(orders().map(({ paymentMethod }) => paymentMethod)).toEqual([
          { cardNumber: '•••• 4242', expiryDate: '12/99', cvv: '•••', nameOnCard: 'Asha Rao' },
        ]);
        expect(stored(`cart_${asha.uid}`)).toBeNull();
      },
    },
    {
      name: 'an order that could not be stored leaves all that was typed in place',
      steps: [
        ['Asha is there with a full cart', 'editing'],
        ['the complete form is sent', 'placing'],
        ['the browser refuses to store the order', 'editing'],
      ],
      end: () => {
        expect(screen.getByRole('alert')).toHaveTextContent(FAILURE);
        for (const [label, text] of Object.entries(filledIn)) {
          expect(checkoutField(label)).toHaveValue(text);
        }
      },
    },
  ],
});

import { screen, within } from '@testing-library/react';
import { rejectActor, resolveActor } from 'chartwalk/vitest';
import type { Runs, States } from 'chartwalk/vitest';
import { beforeEach, expect } from 'vitest';
import type { CheckoutField } from '../../machines/checkout.ts';
import type { Order } from '../../src/domain/entities.ts';
import {
  currentUrl,
  customer,
  errorsLogged,
  fillInField,
  actOutsideApp,
  openApp,
  openFreshBrowser,
  press,
} from '../components/app.tsx';
import { checkoutField, filledIn, fillInCheckout } from '../components/checkout-form.ts';
import { checkoutLabels } from '../components/checkout-labels.ts';
import { store, stored } from '../components/storage.ts';
import { asha, cartOf, coal, coalDish, pastAddressOrders } from '../fixtures.ts';
import { checkoutJourneys } from '../journeys/checkout.ts';
import { checkoutModel, earlierOrders } from '../models/checkout.ts';
import { saveAddressDraft } from '../../src/services/address-draft.ts';
import { reportStorageEvent } from '../services/helpers.ts';
import { changeRememberedUser } from '../components/identity.ts';
import { walkPaths } from './walk.ts';

const FAILURE = 'Failed to place order. Please try again.';
const cart = cartOf(coal, coalDish, 2);

const button = () => screen.getByRole('button', { name: /^(Place Order|Processing Order\.\.\.)$/ });
/** Returns the orders that were placed during the test. */
const orders = () =>
  Object.values((stored('orders') ?? {}) as Record<string, Order>).filter(
    ({ id }) => !earlierOrders.some((earlier) => earlier.id === id),
  );

const KHAN_MARKET = '7 Khan Market';
const HAUZ_KHAS = '3 Hauz Khas Village';
const addressOf = (street: string) =>
  screen.getByRole('button', { name: new RegExp(`^${street} New Delhi 110003`) });
/** The button that undoes the last removal, or the last choice of an address. */
const undoName = /^(Undo removing the address|Use a new address|Use what I typed)$/;
const undo = () => screen.queryByRole('button', { name: undoName });

const placeNow = () => actOutsideApp(() => resolveActor('placeOrder'));

const runs = {
  'checkout.customerKnown': ({ userId, cart: kept, address: typed }) =>
    actOutsideApp(() => {
      if (typed) saveAddressDraft(asha.uid, typed);
      if (kept.items.length > 0) store(`cart_${asha.uid}`, kept);
      else localStorage.removeItem(`cart_${asha.uid}`);
      reportStorageEvent(`cart_${asha.uid}`);
      changeRememberedUser(userId === null ? null : asha);
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
  'checkout.addressChosen': ({ address: { street } }) => customer.click(addressOf(street)),
  'checkout.addressRemoved': async () => {
    // After an earlier removal, the list of addresses is still open, and its button is called Done.
    const manage = screen.queryByRole('button', { name: 'Manage' });
    if (manage) await customer.click(manage);
    await press(`Remove ${KHAN_MARKET}, New Delhi`);
  },
  'checkout.addressUndone': () => press(undoName),
  'xstate.done.actor.placeOrder': placeNow,
  'xstate.error.actor.placeOrder': async (error) => {
    const logged = errorsLogged(() => actOutsideApp(() => rejectActor('placeOrder', error)));
    expect(await logged).toEqual([['The order was not stored.', error]]);
  },
} satisfies Runs<typeof checkoutModel>;

const states = {
  checkingCustomer: () => {
    expect(currentUrl()).toBe('/checkout');
    expect(screen.getByRole('heading', { name: 'Checkout' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Place Order' })).not.toBeInTheDocument();
    // The skeleton has the headings of the form but no fields.
    const headings = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
    expect(headings).toEqual(
      expect.arrayContaining(['Delivery Address', 'Payment', 'Order Summary']),
    );
    expect(within(screen.getByRole('main')).queryByRole('textbox')).not.toBeInTheDocument();
  },
  redirected: () => {
    expect(currentUrl()).toBe('/restaurants');
    expect(screen.getByRole('heading', { name: /restaurants found$/ })).toBeInTheDocument();
    expect(screen.getByText(/check out\.$/)).toBeVisible();
    expect(orders()).toEqual([]);
  },
  'form.order.editing': ({ context: { hasFailed, missingFields } }) => {
    expect(currentUrl()).toBe('/checkout');
    expect(button()).toBeEnabled();
    expect(button()).toHaveTextContent('Place Order');
    const alerts = screen.queryAllByRole('alert');
    expect(alerts.map((alert) => alert.textContent)).toEqual(hasFailed ? [FAILURE] : []);
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
  'form.order.placing': () => {
    expect(screen.getByRole('button', { name: 'Edit cart' })).toBeDisabled();
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    expect(button()).toHaveTextContent('Processing Order...');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
  placed: () => {
    const [placed, ...more] = orders();
    expect(more).toEqual([]);
    expect(placed?.items).toMatchObject(cart.items);
    expect(currentUrl()).toBe(`/track?id=${placed?.id}`);
    expect(screen.getByRole('heading', { name: 'Track Your Order' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cart, 0 items' })).toBeInTheDocument();
  },
  'form.address.offered': ({ context }) => {
    expect(button()).toBeVisible();
    // A signed-out visitor is offered no address.
    const group = screen.queryByRole('group', { name: /^(Recent addresses|Deliver to)$/ });
    expect(group !== null).toBe(context.userId !== null);
    if (context.userId !== null) expect(addressOf(HAUZ_KHAS)).toBeVisible();
    expect(undo()).not.toBeInTheDocument();
  },
  'form.address.filled': ({ context }) => {
    const { address: chosen } = context;
    expect(checkoutField('Street Address')).toHaveValue(chosen.street);
    expect(checkoutField('City')).toHaveValue('New Delhi');
    expect(checkoutField('PIN Code')).toHaveValue('110003');
    expect(addressOf(chosen.street)).toHaveAttribute('aria-current', 'true');
    expect(screen.getByText('Address filled in.').closest('[role=status]')).toBeVisible();
    const { street: typed } = context.replaced;
    expect(undo()).toHaveAccessibleName(typed ? 'Use what I typed' : 'Use a new address');
    expect(sessionStorage.getItem('checkout_address')).toContain(chosen.street);
  },
  'form.address.removed': () => {
    expect(screen.queryByText(KHAN_MARKET)).not.toBeInTheDocument();
    expect(
      screen.getByText(/^Address removed from this list\./).closest('[role=status]'),
    ).toBeVisible();
    expect(undo()).toHaveAccessibleName('Undo removing the address');
  },
} satisfies States<typeof checkoutModel>;

beforeEach(() => {
  openFreshBrowser();
  const past = pastAddressOrders.slice(1);
  store('orders', Object.fromEntries(past.map((order) => [order.id, order])));
});

walkPaths(checkoutModel, {
  proves: '@2.66 @8.1',
  mounts: {
    'at checkout, before it is known who is signed in': () => openApp({ url: '/checkout' }),
  },
  runs,
  states,
  held: ['placeOrder'],
  journeys: checkoutJourneys,
  shows: {
    'the typed street is restored, and is stored': () => {
      expect(checkoutField('Street')).toHaveValue('7 Lodhi Road');
      expect(sessionStorage.getItem('checkout_address')).toContain('7 Lodhi Road');
    },
    'the other address is filled in': () =>
      expect(checkoutField('Street')).toHaveValue(KHAN_MARKET),
    'the earlier address has the focus': () => expect(addressOf(HAUZ_KHAS)).toHaveFocus(),
    'the city stays filled in, and the edited address is stored': () => {
      expect(checkoutField('City')).toHaveValue('New Delhi');
      expect(checkoutField('City')).toBeValid();
      expect(sessionStorage.getItem('checkout_address')).toContain('7 Lodhi Road');
    },
    'the removal is stored, and the next button has the focus': () => {
      expect(stored(`addresses_${asha.uid}`)).toEqual([earlierOrders[0]?.id]);
      expect(screen.getByRole('button', { name: `Remove ${HAUZ_KHAS}, New Delhi` })).toHaveFocus();
    },
    'the restored address has the focus': () => expect(addressOf(KHAN_MARKET)).toHaveFocus(),
    'no typed address is stored': () =>
      expect(sessionStorage.getItem('checkout_address')).toBeNull(),
    'the city is marked as missing': () => expect(checkoutField('City')).toBeInvalid(),
    'the city is no longer marked': () => expect(checkoutField('City')).toBeValid(),
    'the order is stored without the card number, and the cart and the typed address are no longer stored':
      () => {
        expect(orders().map(({ paymentMethod }) => paymentMethod)).toEqual([
          { cardNumber: '•••• 4242', expiryDate: '12/99', cvv: '•••', nameOnCard: 'Asha Rao' },
        ]);
        expect(stored(`cart_${asha.uid}`)).toBeNull();
        expect(sessionStorage.getItem('checkout_address')).toBeNull();
      },
    'every field stays filled in': () => {
      for (const [label, text] of Object.entries(filledIn)) {
        expect(checkoutField(label)).toHaveValue(text);
      }
    },
  },
});

import { fireEvent, screen, within } from '@testing-library/react';
import type { Runs, States } from 'chartwalk/vitest';
import { beforeEach, expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { AuthOutcome } from '../../machines/auth-modal.ts';
import type { Cart } from '../../src/domain/entities.ts';
import { messages } from '../../src/features/cart/messages.en.ts';
import {
  customer,
  fillInField,
  goTo,
  actOutsideApp,
  openApp,
  openFreshBrowser,
  press,
  visitRestaurant,
} from '../components/app.tsx';
import { fillInCheckout } from '../components/checkout-form.ts';
import { logIn, changeRememberedUser, signInHere, signUp } from '../components/identity.ts';
import { store, stored } from '../components/storage.ts';
import { asha, bimal, cartOf, coal, coalDish, dastan, dastanDish, NOTE } from '../fixtures.ts';
import { cartJourneys } from '../journeys/cart.ts';
import { cartModel } from '../models/cart.ts';
import { cartCounts, expectOnCartButton } from './cart-button.ts';
import { walkPaths } from './walk.ts';

let customerId: string | null = null;

/** Signs a customer in or out, with or without a saved cart from an earlier visit. */
function signIn(userId: string | null, restaurantId: string | undefined): void {
  customerId = userId;
  if (userId === null) changeRememberedUser(null);
  else {
    localStorage.removeItem(`cart_${userId}`);
    if (restaurantId === dastan.id) store(`cart_${userId}`, cartOf(dastan, dastanDish, 2));
    signInHere(userId === asha.uid ? asha : bimal);
  }
}

const hasSignUp = () => screen.queryByLabelText(/^Full Name/) !== null;

async function sendCredentials(): Promise<void> {
  for (const [label, text] of [
    ['Full Name', 'Asha Rao'],
    ['Email Address', 'asha@example.com'],
    ['Password', 'sesame-6'],
    ['Confirm Password', 'sesame-6'],
  ] as const) {
    const field = screen.queryByLabelText(new RegExp(`^${label}`));
    // oxlint-disable-next-line no-await-in-loop -- a customer fills in one field at a time
    if (field) await fillInField(field, text);
  }
  await press(hasSignUp() ? 'Create Account' : 'Sign In');
}

function answerCredentials(outcome: AuthOutcome): void {
  (hasSignUp() ? signUp : logIn).answer(outcome);
}

/** Adds the last dish of this cart as a customer would, and confirms if the dish replaces another cart. */
async function add({ restaurant, items }: Cart): Promise<void> {
  const added = items.at(-1);
  if (!restaurant || !added) throw new Error('The cart holds nothing.');
  if (added.quantity === 2) {
    await goTo('/orders');
    await customer.click(await screen.findByRole('tab', { name: /^Past Orders/ }));
    const name = new RegExp(`^Reorder from ${restaurant.name}`);
    const [button] = screen.getAllByRole('button', { name });
    if (button) await customer.click(button);
  } else {
    await visitRestaurant(restaurant.id);
    await press(`Add ${added.name} to cart`);
  }
  const startNew = screen.queryByRole('button', { name: 'Replace my cart' });
  if (startNew) await customer.click(startNew);
}

const step = (quantity: number) =>
  press(`${quantity === 0 ? 'Decrease' : 'Increase'} quantity of ${coalDish.name}`);

/** Returns whether the cart has one portion of the dish, so that the minus button removes the dish. */
const hasOne = ({ context }: SnapshotFrom<typeof cartModel.machine>) =>
  context.cart.items.some(({ id, quantity }) => id === coalDish.id && quantity === 1);

const isOpen = (snapshot: SnapshotFrom<typeof cartModel.machine>) =>
  snapshot.matches({ drawer: 'open' });

const runs = {
  'cart.added': () => {},
  'cart.dishesRemoved': async () => {
    await visitRestaurant(coal.id);
    await press('Veg mode');
    await press('Remove dish');
    // Turn veg mode off again. It would hide the dish that the next steps need.
    await press('Veg mode');
  },
  'cart.quantitySet': {
    'on the menu': {
      when: (snapshot) => !isOpen(snapshot),
      run: async ({ quantity }) => {
        await visitRestaurant(coal.id);
        await step(quantity);
      },
    },
    'in the cart': {
      when: (snapshot) => isOpen(snapshot) && hasOne(snapshot),
      run: ({ quantity }) => step(quantity),
    },
    'with the bin': {
      when: (snapshot, { quantity }) => isOpen(snapshot) && quantity === 0,
      run: () => press(`Remove ${coalDish.name} from cart`),
    },
  },
  'cart.noteSet': async ({ note }) => {
    await press(`Add a note for ${coalDish.name}`);
    await fillInField(
      screen.getByLabelText(`Note for ${coalDish.name}`, { selector: 'textarea' }),
      note,
    );
    await press(`Save note for ${coalDish.name}`);
  },
  'cart.ordered': async () => {
    await goTo('/checkout');
    await fillInCheckout();
    await press('Place Order');
  },
  'cart.guestItemsRestored': () => press('Use my cart from before sign-in'),
  'cart.guestItemsDiscarded': () => press('Use my saved cart'),
  'cart.changed': async ({ userId, cart }) => {
    if (userId === customerId) {
      await add(cart);
      return;
    }
    if (dialog()) await sendCredentials();
    await actOutsideApp(() => {
      signIn(userId, cart.restaurant?.id);
      if (dialog()) answerCredentials({ kind: 'succeeded' });
    });
  },
  'cart.signInChosen': async ({ mode }) => {
    const shown = within(screen.getByRole('dialog', { name: 'Your Order' }));
    const name = mode === 'login' ? 'Sign In' : 'Sign Up';
    await customer.click(shown.getByRole('button', { name }));
  },
  'cart.signInEnded': async () => {
    if (!dialog()) return;
    await sendCredentials();
    await actOutsideApp(() => answerCredentials({ kind: 'succeeded' }));
  },
  'cart.signInDismissed': () =>
    customer.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' })),
  'cart.opened': {
    'in the header': () => {
      // Clicks the button behind an open dialog. A customer can do so while the dialog's code is loading
      // and nothing covers the page yet.
      fireEvent.click(screen.getByRole('button', { name: /^Cart, \d+ items?$/, hidden: true }));
      // Closes the dialog, which would cover the drawer.
      const close = screen.queryByRole('button', { name: 'Close', hidden: true });
      if (close) fireEvent.click(close);
    },
    'in the bar': {
      when: (snapshot) =>
        snapshot.matches({ drawer: 'closed' }) && snapshot.context.cart.items.length > 0,
      run: () => press(/^View cart/),
    },
  },
  'cart.removalUndone': () => press(`Undo removing ${coalDish.name}`),
  'cart.removalAccepted': () => press(`Close notice: ${coalDish.name} was removed from your cart`),
  'cart.closed': {
    'with its button': { when: isOpen, run: () => press('Close cart') },
    'with Escape': { when: isOpen, run: () => customer.keyboard('{Escape}') },
    'by another page': { when: (snapshot) => !isOpen(snapshot), run: () => goTo('/nowhere') },
  },
} satisfies Runs<typeof cartModel>;

const offer = () => screen.queryByText(messages.restored);
const dialog = () => screen.queryByRole('dialog', { name: /^(Welcome Back|Create Account)$/ });
const drawer = () => screen.queryByRole('dialog', { name: 'Your Order' });

const states = {
  'removal.none': ({ context: { cart } }) => {
    expect(screen.queryByText(/ removed$/)).not.toBeInTheDocument();
    expectOnCartButton(cart);
  },
  'removal.offered': ({ context: { cart, removed } }) => {
    const name = removed.at(-1)?.item.name;
    expect(screen.getByText(`${name} removed`).closest('[role=status]')).toBeVisible();
    expect(screen.getByRole('button', { name: `Undo removing ${name}` })).toBeVisible();
    expectOnCartButton(cart);
  },
  'guestItems.none': ({ context: { cart } }) => {
    expect(offer()).not.toBeInTheDocument();
    expectOnCartButton(cart);
  },
  'guestItems.offered': () => expect(offer()).toBeVisible(),
  'drawer.closed': ({ context: { cart } }) => {
    expect(drawer()).not.toBeInTheDocument();
    expect(dialog()).not.toBeInTheDocument();
    expectOnCartButton(cart);
  },
  'drawer.signingIn.inDialog': ({ context: { cart } }) => {
    expect(dialog()).toBeVisible();
    expect(drawer()).not.toBeInTheDocument();
    expect(screen.queryByText(/ removed$/)).not.toBeInTheDocument();
    expectOnCartButton(cart);
  },
  'drawer.signingIn.afterDialog': ({ context: { cart } }) => {
    expect(dialog()).not.toBeInTheDocument();
    expect(drawer()).not.toBeInTheDocument();
    expectOnCartButton(cart);
  },
  'drawer.open': ({ context: { cart } }) => {
    const shown = within(screen.getByRole('dialog', { name: 'Your Order' }));
    const rows = shown.queryAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual(
      cart.items.map(({ name, quantity, note }) =>
        expect.stringMatching(
          `${name}.*${quantity}${note ? `Note: ${note}Edit note` : 'Add a note'}$`,
        ),
      ),
    );
    if (rows.length > 0) expect(shown.getByText(String(cart.restaurant?.name))).toBeVisible();
    else expect(shown.getByText('Your cart is empty')).toBeVisible();
  },
} satisfies States<typeof cartModel>;

beforeEach(() => {
  openFreshBrowser();
  customerId = null;
});

walkPaths(cartModel, {
  mounts: {
    'a guest at Coal & Rumali': () => openApp({ url: `/restaurant/${coal.id}`, user: null }),
  },
  runs,
  states,
  journeys: cartJourneys,
  shows: {
    ...cartCounts,
    'the drawer lists only the new dish': () => {
      const shown = within(screen.getByRole('dialog', { name: 'Your Order' }));
      expect(shown.getByText(dastanDish.name)).toBeVisible();
      expect(shown.queryByText(coalDish.name)).not.toBeInTheDocument();
    },
    'the plus button has the focus': () =>
      expect(
        screen.getByRole('button', { name: `Increase quantity of ${coalDish.name}` }),
      ).toHaveFocus(),
    'the cart button has the focus': () =>
      expect(screen.getByRole('button', { name: 'Cart, 0 items' })).toHaveFocus(),
    'the note is shown': () => expect(screen.getByText(`Note: ${NOTE}`)).toBeVisible(),
    'the dish is saved in Asha’s cart': () =>
      expect(stored(`cart_${asha.uid}`)).toEqual(cartOf(coal, coalDish, 1)),
    'the drawer lists the saved dish': () =>
      expect(screen.getByRole('dialog', { name: 'Your Order' })).toHaveTextContent(dastanDish.name),
    'the drawer offers checkout, and its close button has the focus': () => {
      const shown = within(screen.getByRole('dialog', { name: 'Your Order' }));
      expect(shown.getByRole('link', { name: 'Proceed to Checkout' })).toBeVisible();
      expect(shown.getByRole('button', { name: 'Close cart' })).toHaveFocus();
    },
  },
});

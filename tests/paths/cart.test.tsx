import { screen, within } from '@testing-library/react';
import { beforeEach, expect, vi } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { Cart } from '../../machines/entities.ts';
import { cartModel } from '../../src/statecharts/models/cart.ts';
import {
  asha,
  bimal,
  cartOf,
  coal,
  coalDish,
  dastanDish,
} from '../../src/statecharts/models/values.ts';
import {
  address,
  customer,
  errorsLogged,
  goTo,
  meanwhile,
  openApp,
  openFreshBrowser,
  whileStorageRefuses,
} from '../components/app.tsx';
import { fillInCheckout } from '../components/checkout-form.ts';
import { say } from '../components/identity.ts';
import { store, stored } from '../components/storage.ts';
import { breakDown, letGoOn } from './observed-actors.ts';
import type { Runs, States } from './path-model.ts';
import { walkPaths } from './walk.ts';

vi.mock('@xstate/react', async (real) =>
  (await import('./observed-actors.ts')).observing(await real()),
);

/** Whose cart it is now, as the storage key tells. */
let owner = '';
const key = () => `cart_${owner}`;

async function visit(restaurantId: string): Promise<void> {
  const page = `/restaurant/${restaurantId}`;
  if (address() !== page) await goTo(page);
}

async function press(name: string): Promise<void> {
  await customer.click(await screen.findByRole('button', { name }));
}

/** The browser refuses, and the app says so in the log. */
async function withoutStorage(happen: () => Promise<void>): Promise<void> {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await whileStorageRefuses(happen);
  expect(warn).toHaveBeenCalledWith('The cart was not saved.', expect.any(DOMException));
  warn.mockRestore();
}

const saveNow = () => meanwhile(() => letGoOn('saveCart'));

const runs = {
  'cart.itemAdded': async ({ restaurant, item }) => {
    await visit(restaurant.id);
    await press(`Add ${item.name} to cart`);
  },
  'cart.orderRepeated': async ({ restaurant }) => {
    await goTo('/orders');
    await customer.click(await screen.findByRole('tab', { name: /^Past Orders/ }));
    const name = new RegExp(`^Reorder from ${restaurant.name}`);
    await customer.click(screen.getByRole('button', { name }));
  },
  'cart.quantitySet': async ({ quantity }) => {
    if (!screen.queryByRole('dialog')) await visit(coal.id);
    await press(`${quantity === 0 ? 'Decrease' : 'Increase'} quantity of ${coalDish.name}`);
  },
  'cart.itemRemoved': () => press(`Remove ${coalDish.name} from cart`),
  'cart.cleared': async () => {
    await goTo('/checkout');
    await fillInCheckout();
    await press('Place Order');
  },
  'cart.restaurantSet': () => press('Start a new order'),
  'cart.replacementDeclined': () => press('Keep my order'),
  'cart.pickedItemsKept': () => press('Keep the items I just picked'),
  'cart.pickedItemsDropped': () => press('Dismiss'),
  'cart.changedElsewhere': ({ cart }) =>
    meanwhile(() => {
      store(key(), cart);
      window.dispatchEvent(new StorageEvent('storage', { key: key(), storageArea: localStorage }));
    }),
  'cart.signedIn': ({ userId }) =>
    meanwhile(() => {
      owner = userId;
      say(userId === asha.uid ? asha : bimal);
    }),
  'cart.signedOut': () => meanwhile(() => say(null)),
  'cart.opened': async () =>
    customer.click(await screen.findByRole('button', { name: /^Cart, \d+ items?$/ })),
  'cart.closed': () => press('Close cart'),
  'xstate.done.actor.loadCart': (outcome) => {
    if (outcome.kind === 'found') store(key(), outcome.cart);
    return meanwhile(() => letGoOn('loadCart'));
  },
  'xstate.error.actor.loadCart': async (error) => {
    const logged = errorsLogged(() => meanwhile(() => breakDown('loadCart', error)));
    expect(await logged).toEqual([[error]]);
  },
  'xstate.done.actor.saveCart': ({ kind }) =>
    kind === 'saved' ? saveNow() : withoutStorage(saveNow),
  'xstate.error.actor.saveCart': async (error) => {
    const logged = errorsLogged(() => meanwhile(() => breakDown('saveCart', error)));
    expect(await logged).toEqual([[error]]);
  },
} satisfies Runs<typeof cartModel>;

const countOf = (cart: Cart) => cart.items.reduce((sum, { quantity }) => sum + quantity, 0);
const unsavedNotice = () => screen.queryByText(/^This browser can’t save your cart\./);
const offer = () => screen.queryByText('Your saved order is back.');
const question = () => screen.queryByRole('dialog', { name: 'Start a new order?' });
const drawer = () => screen.queryByRole('dialog', { name: 'Your Order' });

const states = {
  'ownership.guest': () => {
    expect(screen.getAllByText('Sign In').length).toBeGreaterThan(0);
    expect(unsavedNotice()).not.toBeInTheDocument();
  },
  'ownership.owned': ({ context }) => {
    const { displayName } = context.userId === asha.uid ? asha : bimal;
    expect(screen.getByText(String(displayName))).toBeInTheDocument();
  },
  'ownership.owned.restoring': () => expect(unsavedNotice()).not.toBeInTheDocument(),
  'ownership.owned.saved': ({ context: { cart } }) => {
    expect(unsavedNotice()).not.toBeInTheDocument();
    expect(stored(key())).toEqual(cart.items.length > 0 ? cart : null);
  },
  'ownership.owned.saving': () => expect(unsavedNotice()).not.toBeInTheDocument(),
  'ownership.owned.saving.undisturbed': ({ context }) => expect(context.sent).toEqual(context.cart),
  'ownership.owned.saving.overtaken': () => expect(unsavedNotice()).not.toBeInTheDocument(),
  'ownership.owned.unsaved': () => expect(unsavedNotice()).toBeVisible(),
  'replacement.none': () => expect(question()).not.toBeInTheDocument(),
  'replacement.asking': ({ context: { cart, picked } }) => {
    expect(question()).toHaveAccessibleDescription(
      `Your order has dishes from ${cart.restaurant?.name}. One order comes from one kitchen, ` +
        `so starting with ${picked?.restaurant.name} empties it.`,
    );
  },
  'pickedItems.settled': () => expect(offer()).not.toBeInTheDocument(),
  'pickedItems.offered': () => expect(offer()).toBeVisible(),
  'drawer.closed': ({ context: { cart } }) => {
    expect(drawer()).not.toBeInTheDocument();
    const count = countOf(cart);
    const button = screen.getByRole('button', { name: /^Cart,/, hidden: true });
    expect(button).toHaveAccessibleName(`Cart, ${count === 1 ? '1 item' : `${count} items`}`);
  },
  'drawer.open': (snapshot) => {
    const { cart } = snapshot.context;
    if (snapshot.matches({ replacement: 'asking' })) {
      // The question comes first.
      const drawerAnywhere = screen.queryByRole('dialog', { name: 'Your Order', hidden: true });
      expect(drawerAnywhere).not.toBeInTheDocument();
      return;
    }
    const shown = within(screen.getByRole('dialog', { name: 'Your Order' }));
    const rows = shown.queryAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual(
      cart.items.map(({ name, quantity }) => expect.stringMatching(`${name}.*${quantity}$`)),
    );
    if (rows.length > 0) expect(shown.getByText(String(cart.restaurant?.name))).toBeVisible();
    else expect(shown.getByText('Your cart is empty')).toBeVisible();
  },
} satisfies States<typeof cartModel>;

beforeEach(openFreshBrowser);

type Value = SnapshotFrom<typeof cartModel.machine>['value'];

const saving: Value['ownership'] = { owned: { saving: 'undisturbed' } };
const overtaken: Value['ownership'] = { owned: { saving: 'overtaken' } };

/** Where a cart stands when nothing else is going on. */
function at(ownership: Value['ownership'], others: Partial<Value> = {}): Value {
  return { ownership, replacement: 'none', pickedItems: 'settled', drawer: 'closed', ...others };
}

walkPaths(cartModel, {
  mounts: {
    'a guest at Coal & Rumali': () => openApp({ address: `/restaurant/${coal.id}`, user: null }),
  },
  runs,
  states,
  held: ['loadCart', 'saveCart'],
  pinsEveryTransition: true,
  journeys: [
    {
      name: 'what was saved breaks down, the cart is filled, emptied and filled in another tab',
      steps: [
        ['Asha signs in', at({ owned: 'restoring' })],
        ['looking for a saved cart breaks down', at({ owned: 'unsaved' })],
        ['a dish of Coal & Rumali is added', at(saving)],
        ['one more of it is taken', at(overtaken)],
        ['saving the cart breaks down', at({ owned: 'unsaved' })],
        ['the cart is opened', at({ owned: 'unsaved' }, { drawer: 'open' })],
        ['it is removed', at(saving, { drawer: 'open' })],
        ['the browser refuses to save the cart', at({ owned: 'unsaved' }, { drawer: 'open' })],
        ['another tab saves a cart', at(saving, { drawer: 'open' })],
        ['the browser saves the cart', at({ owned: 'saved' }, { drawer: 'open' })],
        ['another tab saves a cart', at({ owned: 'saved' }, { drawer: 'open' })],
        ['the cart is closed', at({ owned: 'saved' })],
      ],
      end: () => expect(screen.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible(),
    },
    {
      name: 'another tab’s cart is taken over, and an order placed from it empties the cart',
      steps: [
        ['Asha signs in', at({ owned: 'restoring' })],
        ['a saved cart is found', at({ owned: 'saved' })],
        [
          'another tab saves a cart',
          at({ owned: 'saved' }),
          () => expect(screen.getByText(coalDish.name)).toBeVisible(),
        ],
        ['the order is placed', at(saving)],
        ['the browser saves the cart', at({ owned: 'saved' })],
      ],
      end: () => expect(stored(`cart_${asha.uid}`)).toBeNull(),
    },
    {
      name: 'what another tab saves meanwhile, and what is taken meanwhile, is saved once more',
      steps: [
        ['Asha signs in', at({ owned: 'restoring' })],
        ['no cart was saved', at({ owned: 'saved' })],
        ['a dish of Coal & Rumali is added', at(saving)],
        ['another tab saves a cart', at(overtaken)],
        ['the browser saves the cart', at(saving)],
        ['one more of it is taken', at(overtaken)],
        ['the browser saves the cart', at(saving)],
        ['the browser saves the cart', at({ owned: 'saved' })],
      ],
      end: () => {
        expect(stored(`cart_${asha.uid}`)).toEqual(cartOf(coal, coalDish, 4));
        expect(screen.getByRole('button', { name: 'Cart, 4 items' })).toBeVisible();
      },
    },
    {
      name: 'an order is repeated, another one asks first, and signing out settles the question',
      steps: [
        ['Asha signs in', at({ owned: 'restoring' })],
        ['no cart was saved', at({ owned: 'saved' })],
        [
          'an order from Coal & Rumali is repeated',
          at(saving, { drawer: 'open' }),
          () =>
            expect(
              screen.getByRole('button', { name: 'Cart, 2 items', hidden: true }),
            ).toBeVisible(),
        ],
        ['the browser saves the cart', at({ owned: 'saved' }, { drawer: 'open' })],
        ['the cart is closed', at({ owned: 'saved' })],
        [
          'an order from Dastan-e-Zafran is repeated',
          at({ owned: 'saved' }, { replacement: 'asking', drawer: 'open' }),
        ],
        ['the customer signs out', at('guest', { drawer: 'open' })],
      ],
    },
    {
      name: 'what was picked as a guest is let go, or gone with the customer',
      steps: [
        ['a dish of Coal & Rumali is added', at('guest')],
        ['Asha signs in', at({ owned: 'restoring' })],
        ['a saved cart is found', at({ owned: 'saved' }, { pickedItems: 'offered' })],
        ['the items just picked are let go', at({ owned: 'saved' })],
        ['the customer signs out', at('guest')],
        ['a dish of Coal & Rumali is added', at('guest')],
        ['Asha signs in', at({ owned: 'restoring' })],
        ['a saved cart is found', at({ owned: 'saved' }, { pickedItems: 'offered' })],
        ['the customer signs out', at('guest')],
      ],
      end: () => expect(screen.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible(),
    },
    {
      name: 'a guest picks a dish, signs in for the first time, and the dish is saved',
      steps: [
        ['a dish of Coal & Rumali is added', at('guest')],
        ['Asha signs in', at({ owned: 'restoring' })],
        ['no cart was saved', at(saving)],
        ['the browser saves the cart', at({ owned: 'saved' })],
      ],
      end: () => expect(stored(`cart_${asha.uid}`)).toEqual(cartOf(coal, coalDish, 1)),
    },
    {
      name: 'a guest picks a dish, the saved cart comes back, and the dish takes its place after all',
      steps: [
        ['a dish of Coal & Rumali is added', at('guest')],
        ['Asha signs in', at({ owned: 'restoring' })],
        ['a saved cart is found', at({ owned: 'saved' }, { pickedItems: 'offered' })],
        ['the items just picked are kept', at(saving)],
        ['the browser saves the cart', at({ owned: 'saved' })],
      ],
      end: () => expect(stored(`cart_${asha.uid}`)).toEqual(cartOf(coal, coalDish, 1)),
    },
    {
      name: 'a dish from another restaurant asks first; the order is kept, then started anew',
      steps: [
        ['a dish of Coal & Rumali is added', at('guest')],
        ['a dish of Dastan-e-Zafran is added', at('guest', { replacement: 'asking' })],
        ['the order is kept', at('guest')],
        ['a dish of Dastan-e-Zafran is added', at('guest', { replacement: 'asking' })],
        ['a new order is started', at('guest')],
        ['the cart is opened', at('guest', { drawer: 'open' })],
      ],
      end: () => {
        const shown = within(screen.getByRole('dialog', { name: 'Your Order' }));
        expect(shown.getByText(dastanDish.name)).toBeVisible();
        expect(shown.queryByText(coalDish.name)).not.toBeInTheDocument();
      },
    },
    {
      name: 'a question asked of one customer is not left to the next one',
      steps: [
        ['a dish of Coal & Rumali is added', at('guest')],
        ['a dish of Dastan-e-Zafran is added', at('guest', { replacement: 'asking' })],
        ['Asha signs in', at({ owned: 'restoring' }, { replacement: 'asking' })],
        ['no cart was saved', at(saving, { replacement: 'asking' })],
        ['Bimal signs in', at({ owned: 'restoring' })],
      ],
      end: () => expect(screen.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible(),
    },
    {
      name: 'what one customer picked as a guest is not offered to the next one',
      steps: [
        ['a dish of Coal & Rumali is added', at('guest')],
        ['Asha signs in', at({ owned: 'restoring' })],
        ['a saved cart is found', at({ owned: 'saved' }, { pickedItems: 'offered' })],
        ['Bimal signs in', at({ owned: 'restoring' })],
      ],
      end: () => expect(offer()).not.toBeInTheDocument(),
    },
    {
      name: 'a browser that keeps nothing is told of, and forgiven once it keeps the cart',
      steps: [
        ['Asha signs in', at({ owned: 'restoring' })],
        ['no cart was saved', at({ owned: 'saved' })],
        ['a dish of Coal & Rumali is added', at(saving)],
        ['the browser refuses to save the cart', at({ owned: 'unsaved' })],
        ['one more of it is taken', at(saving)],
        ['the browser saves the cart', at({ owned: 'saved' })],
        ['the customer signs out', at('guest')],
      ],
      end: () => expect(stored(`cart_${asha.uid}`)).toEqual(cartOf(coal, coalDish, 2)),
    },
  ],
});

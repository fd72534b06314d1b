/* oxlint-disable vitest/no-standalone-expect -- walkPaths declares the tests that expect this */
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, vi } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { Cart } from '../../machines/entities.ts';
import type { Selection } from '../../machines/cart.ts';
import { cartMachine } from '../../machines/index.ts';
import { sampleOrders } from '../../src/data/sample-orders.ts';
import { isPastStatus } from '../../src/domain/order-status.ts';
import {
  address,
  asha,
  bimal,
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
import {
  cartOf,
  coal,
  coalDish,
  dastan,
  dastanDish,
  store,
  stored,
} from '../components/kitchen.ts';
import { breakDown, letGoOn } from './observed-actors.ts';
import type { Moves, States } from './path-model.ts';
import { walkPaths } from './walk.ts';

vi.mock('@xstate/react', async (real) =>
  (await import('./observed-actors.ts')).observing(await real()),
);

type Snapshot = SnapshotFrom<typeof cartMachine>;

const savedCart = cartOf(dastan, dastanDish, 2);
const otherTabsCart = cartOf(coal, coalDish, 2);

/** Whose cart it is now, as the storage key tells. */
let owner = '';
const key = () => `cart_${owner}`;

function pastOrder(restaurantId: string): Selection {
  const found = sampleOrders(Date.now()).find(
    ({ restaurant, status }) => restaurant.id === restaurantId && isPastStatus(status),
  );
  if (!found) throw new Error(`No past order came from ${restaurantId}.`);
  return { restaurant: found.restaurant, items: found.items };
}

const isCovered = (snapshot: Snapshot) =>
  snapshot.matches({ drawer: 'open' }) || snapshot.matches({ replacement: 'asking' });
/** Bimal has come to find Asha's cart gone, and buys nothing: that is Asha's part. */
const isBimals = ({ context }: Snapshot) => context.userId === bimal.uid;
const quantityOf = ({ context }: Snapshot, itemId: string) =>
  context.cart.items.find(({ id }) => id === itemId)?.quantity ?? 0;

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

const moves = {
  'cart.itemAdded': {
    samples: {
      'a dish of Coal & Rumali is added': { restaurant: coal, item: coalDish },
      'a dish of Dastan-e-Zafran is added': { restaurant: dastan, item: dastanDish },
    },
    when: (snapshot, { item }) =>
      !isCovered(snapshot) && !isBimals(snapshot) && quantityOf(snapshot, item.id) === 0,
    run: async ({ restaurant, item }) => {
      await visit(restaurant.id);
      await press(`Add ${item.name} to cart`);
    },
  },
  'cart.orderRepeated': {
    samples: {
      'an order from Coal & Rumali is repeated': pastOrder(coal.id),
      'an order from Dastan-e-Zafran is repeated': pastOrder(dastan.id),
    },
    // Once is enough: repeated without end, the quantities would grow without end.
    when: (snapshot, { items }) =>
      !isCovered(snapshot) &&
      !isBimals(snapshot) &&
      snapshot.matches({ ownership: 'owned' }) &&
      snapshot.context.cart.items.length <= 1 &&
      items.every(({ id }) => quantityOf(snapshot, id) === 0),
    followedBy: [{ type: 'cart.opened' }],
    run: async ({ restaurant }) => {
      await goTo('/orders');
      await customer.click(await screen.findByRole('tab', { name: /^Past Orders/ }));
      const name = new RegExp(`^Reorder from ${restaurant.name}`);
      await customer.click(screen.getByRole('button', { name }));
    },
  },
  'cart.quantitySet': {
    samples: {
      'one more of it is taken': { itemId: coalDish.id, quantity: 2 },
      'it is taken out': { itemId: coalDish.id, quantity: 0 },
    },
    when: (snapshot, { itemId }) =>
      !snapshot.matches({ replacement: 'asking' }) && quantityOf(snapshot, itemId) === 1,
    run: async ({ quantity }) => {
      if (!screen.queryByRole('dialog')) await visit(coal.id);
      await press(`${quantity === 0 ? 'Decrease' : 'Increase'} quantity of ${coalDish.name}`);
    },
  },
  'cart.itemRemoved': { notOnScreen: 'the minus button sets the quantity to 0 instead' },
  'cart.cleared': {
    samples: { 'the order is placed': {} },
    when: (snapshot) =>
      !isCovered(snapshot) &&
      snapshot.matches({ ownership: 'owned' }) &&
      !snapshot.hasTag('restoring') &&
      snapshot.context.cart.items.length > 0,
    run: async () => {
      await goTo('/checkout');
      await fillInCheckout();
      await press('Place Order');
    },
  },
  'cart.restaurantSet': {
    samples: { 'a new order is started': { restaurant: dastan } },
    when: ({ context }) => context.picked?.restaurant.id === dastan.id,
    run: () => press('Start a new order'),
  },
  'cart.replacementDeclined': {
    samples: { 'the order is kept': {} },
    run: () => press('Keep my order'),
  },
  'cart.pickedItemsKept': {
    samples: { 'the items just picked are kept': {} },
    when: (snapshot) => !isCovered(snapshot),
    run: () => press('Keep the items I just picked'),
  },
  'cart.pickedItemsDropped': {
    samples: { 'the items just picked are let go': {} },
    when: (snapshot) => !isCovered(snapshot),
    run: () => press('Dismiss'),
  },
  'cart.changed': { raised: true },
  'cart.changedElsewhere': {
    samples: { 'another tab saves a cart': { cart: otherTabsCart } },
    run: ({ cart }) =>
      meanwhile(() => {
        store(key(), cart);
        window.dispatchEvent(
          new StorageEvent('storage', { key: key(), storageArea: localStorage }),
        );
      }),
  },
  'cart.signedIn': {
    samples: { 'Asha signs in': { userId: asha.uid }, 'Bimal signs in': { userId: bimal.uid } },
    when: ({ context }, { userId }) => context.userId === (userId === asha.uid ? null : asha.uid),
    run: ({ userId }) =>
      meanwhile(() => {
        owner = userId;
        say(userId === asha.uid ? asha : bimal);
      }),
  },
  'cart.signedOut': {
    samples: { 'the customer signs out': {} },
    when: ({ context }) => context.userId !== null,
    run: () => meanwhile(() => say(null)),
  },
  'cart.opened': {
    samples: { 'the cart is opened': {} },
    when: (snapshot) => !isCovered(snapshot) && !isBimals(snapshot),
    run: async () =>
      customer.click(await screen.findByRole('button', { name: /^Cart, \d+ items?$/ })),
  },
  'cart.closed': {
    samples: { 'the cart is closed': {} },
    when: (snapshot) => !snapshot.matches({ replacement: 'asking' }),
    run: () => press('Close cart'),
  },
  'xstate.done.actor.loadCart': {
    samples: {
      'a saved cart is found': { kind: 'found', cart: savedCart },
      'no cart was saved': { kind: 'none' },
    },
    run: (outcome) => {
      if (outcome.kind === 'found') store(key(), outcome.cart);
      return meanwhile(() => letGoOn('loadCart'));
    },
  },
  'xstate.error.actor.loadCart': {
    samples: { 'looking for a saved cart breaks down': new Error('The shelf has fallen.') },
    run: async (error) => {
      const logged = errorsLogged(() => meanwhile(() => breakDown('loadCart', error)));
      expect(await logged).toEqual([[error]]);
    },
  },
  'xstate.done.actor.saveCart': {
    samples: {
      'the browser saves the cart': { kind: 'saved' },
      'the browser refuses to save the cart': { kind: 'failed' },
    },
    run: ({ kind }) => (kind === 'saved' ? saveNow() : withoutStorage(saveNow)),
  },
  'xstate.error.actor.saveCart': {
    samples: { 'saving the cart breaks down': new Error('The shelf has fallen.') },
    run: async (error) => {
      const logged = errorsLogged(() => meanwhile(() => breakDown('saveCart', error)));
      expect(await logged).toEqual([[error]]);
    },
  },
} satisfies Moves<typeof cartMachine>;

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
    // The question lies on top of the drawer.
    const hidden = snapshot.matches({ replacement: 'asking' });
    const shown = within(screen.getByRole('dialog', { name: 'Your Order', hidden }));
    const rows = shown.queryAllByRole('listitem', { hidden });
    expect(rows.map((row) => row.textContent)).toEqual(
      cart.items.map(({ name, quantity }) => expect.stringMatching(`${name}.*${quantity}$`)),
    );
    if (rows.length > 0) expect(shown.getByText(String(cart.restaurant?.name))).toBeVisible();
    else expect(shown.getByText('Your cart is empty')).toBeVisible();
  },
} satisfies States<typeof cartMachine>;

beforeEach(openFreshBrowser);

type Value = Snapshot['value'];

/** Where a cart stands when nothing else is going on. */
function at(ownership: Value['ownership'], others: Partial<Value> = {}): Value {
  return { ownership, replacement: 'none', pickedItems: 'settled', drawer: 'closed', ...others };
}

walkPaths(cartMachine, {
  starts: [
    {
      name: 'a guest at Coal & Rumali',
      mount: () => openApp({ address: `/restaurant/${coal.id}`, user: null }),
    },
  ],
  moves,
  states,
  held: ['loadCart', 'saveCart'],
  memory: ({ cart, userId, picked, setAside }) => ({
    restaurant: cart.restaurant?.id,
    items: cart.items.map(({ id, quantity }) => [id, quantity]),
    userId,
    picked: picked?.restaurant.id,
    setAside: setAside?.items.map(({ id, quantity }) => [id, quantity]),
  }),
  journeys: [
    {
      name: 'a guest picks a dish, signs in for the first time, and the dish is saved',
      steps: [
        ['a dish of Coal & Rumali is added', at('guest')],
        ['Asha signs in', at({ owned: 'restoring' })],
        ['no cart was saved', at({ owned: 'saving' })],
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
        ['the items just picked are kept', at({ owned: 'saving' })],
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
        ['no cart was saved', at({ owned: 'saving' }, { replacement: 'asking' })],
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
        ['a dish of Coal & Rumali is added', at({ owned: 'saving' })],
        ['the browser refuses to save the cart', at({ owned: 'unsaved' })],
        ['one more of it is taken', at({ owned: 'saving' })],
        ['the browser saves the cart', at({ owned: 'saved' })],
        ['the customer signs out', at('guest')],
      ],
      end: () => expect(stored(`cart_${asha.uid}`)).toEqual(cartOf(coal, coalDish, 2)),
    },
  ],
});

import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { AuthMode } from '../../machines/auth-modal.ts';
import { cartMachine } from '../../machines/cart.ts';
import type { CartEvent, KeptCart } from '../../machines/cart.ts';
import { applyToCart, emptyCart } from '../../src/domain/cart.ts';
import type { CartOperation } from '../../src/domain/cart.ts';
import type { Cart, CartItem, RestaurantSummary } from '../../src/domain/entities.ts';
import { noodleBar, rewritten, spiceRoute } from './helpers.ts';

type Dish = Omit<CartItem, 'quantity'>;

const dal: Dish = { id: 'dal', name: 'Dal', price: 6.5, priceINR: '₹540' };
const naan: Dish = { id: 'naan', name: 'Naan', price: 2 };
const ramen: Dish = { id: 'ramen', name: 'Ramen', price: 9 };

const oneDal: Cart = { restaurant: spiceRoute, items: [{ ...dal, quantity: 1 }] };
const oneRamen: Cart = { restaurant: noodleBar, items: [{ ...ramen, quantity: 1 }] };

/** A cart over a record that answers at once. */
function start(initial: Partial<KeptCart> = {}) {
  const openSignIn = vi.fn<(mode: AuthMode) => void>();
  let kept: KeptCart = { userId: null, cart: emptyCart, replaced: null };
  const operations: CartOperation[] = [];
  let isSlow = false;
  const change = (changes: Partial<KeptCart>) => {
    kept = { ...kept, ...changes };
    actor.send({ type: 'cart.changed', ...kept });
  };
  const machine = cartMachine.provide({
    actions: {
      openSignIn: (_, mode) => openSignIn(mode),
      changeRecord: (_, operation) => {
        operations.push(operation);
        if (!isSlow) change({ cart: applyToCart(kept.cart, operation) });
      },
      forgetReplaced: () => change({ replaced: null }),
    },
  });
  const actor = createActor(machine).start();
  change(initial);
  return {
    actor,
    openSignIn,
    operations,
    change,
    /** From now on the record takes its time to answer. */
    slowDown: () => {
      isSlow = true;
    },
    context: () => actor.getSnapshot().context,
    cart: () => actor.getSnapshot().context.cart,
    value: () => actor.getSnapshot().value,
    hasNotice: () => actor.getSnapshot().hasTag('notice'),
    send: (event: CartEvent) => actor.send(event),
    /** Adds a dish as the app does once all questions are answered. */
    add: (restaurant: RestaurantSummary, item: Dish) => {
      const operation = {
        type: 'itemsAdded',
        restaurant,
        items: [{ ...item, quantity: 1 }],
      } as const;
      change({ cart: applyToCart(kept.cart, operation) });
      actor.send({ type: 'cart.added' });
    },
  };
}

test('at first the cart is empty, with nothing to ask or offer and its drawer closed', () => {
  const { context, hasNotice, value } = start();
  expect(value()).toEqual({
    removal: 'none',
    guestItems: 'none',
    drawer: 'closed',
  });
  expect(context()).toEqual({
    userId: null,
    cart: emptyCart,
    replaced: null,
    removed: [],
  });
  expect(hasNotice()).toBe(false);
});

test('it shows what the record holds', () => {
  const { change, context } = start();
  change({ userId: 'asha', cart: oneDal });
  expect(context()).toMatchObject({ userId: 'asha', cart: oneDal });
});

describe('the items', () => {
  test('a new item starts at one and brings its restaurant @4.31', () => {
    const { add, cart } = start();
    add(spiceRoute, dal);
    expect(cart()).toEqual(oneDal);
  });

  test('the same item again increments its quantity @4.31', () => {
    const { add, cart } = start({ cart: oneDal });
    add(spiceRoute, dal);
    expect(cart().items).toEqual([{ ...dal, quantity: 2 }]);
  });

  test('a quantity can be set, of that item only', () => {
    const { add, cart, send } = start({ cart: oneDal });
    add(spiceRoute, naan);
    send({ type: 'cart.quantitySet', itemId: 'naan', quantity: 5 });
    expect(cart().items).toEqual([
      { ...dal, quantity: 1 },
      { ...naan, quantity: 5 },
    ]);
  });

  test.each([0, -1, -100])('a quantity of %d removes the item @4.32', (quantity) => {
    const { cart, send } = start({ cart: oneDal });
    send({ type: 'cart.quantitySet', itemId: 'dal', quantity });
    expect(cart()).toEqual(emptyCart);
  });

  test('removing deletes the item, whatever its quantity @4.33', () => {
    const { add, cart, send } = start({ cart: oneDal });
    add(spiceRoute, dal);
    add(spiceRoute, naan);
    send({ type: 'cart.itemRemoved', itemId: 'dal' });
    expect(cart().items).toEqual([{ ...naan, quantity: 1 }]);
  });

  test('a note is handed on for its dish', () => {
    const { cart, operations, send } = start({ cart: oneDal });
    send({ type: 'cart.noteSet', itemId: 'dal', note: 'No onions' });
    expect(operations).toEqual([{ type: 'noteSet', itemId: 'dal', note: 'No onions' }]);
    expect(cart().items).toEqual([{ ...dal, quantity: 1, note: 'No onions' }]);
  });

  test('a dish that comes back brings its note', () => {
    const { cart, send } = start({ cart: oneDal });
    send({ type: 'cart.noteSet', itemId: 'dal', note: 'No onions' });
    const noted = cart();
    send({ type: 'cart.itemRemoved', itemId: 'dal' });
    send({ type: 'cart.removalUndone' });
    expect(cart()).toEqual(noted);
  });

  test('what was ordered leaves the cart, and what another tab added since stays', () => {
    const { add, cart, change, send } = start({ cart: oneDal });
    const ordered = cart().items;
    change({ cart: { ...oneDal, items: [{ ...dal, quantity: 3 }] } });
    add(spiceRoute, naan);
    send({ type: 'cart.ordered', items: ordered });
    expect(cart().items).toEqual([
      { ...dal, quantity: 2 },
      { ...naan, quantity: 1 },
    ]);
  });

  test('an order of everything empties the cart, and it has no restaurant @4.34', () => {
    const { cart, send } = start({ cart: oneDal });
    send({ type: 'cart.ordered', items: oneDal.items });
    expect(cart()).toEqual(emptyCart);
  });
});

test('answers to what is not asked have no effect', () => {
  const { cart, operations, send, value } = start({ cart: oneDal });
  send({ type: 'cart.guestItemsRestored' });
  send({ type: 'cart.guestItemsDiscarded' });
  expect(cart()).toEqual(oneDal);
  expect(operations).toEqual([]);
  expect(value().guestItems).toBe('none');
});

describe('items picked as a guest that a saved cart replaced', () => {
  const replaced = { userId: 'asha', cart: oneDal, replaced: oneRamen };

  test('are offered, also while the cart changes', () => {
    const { add, hasNotice, value } = start(replaced);
    add(spiceRoute, dal);
    expect(value().guestItems).toBe('offered');
    expect(hasNotice()).toBe(true);
  });

  test('take the saved cart’s place when the customer says so', () => {
    const { cart, hasNotice, operations, send, value } = start(replaced);
    send({ type: 'cart.guestItemsRestored' });
    expect(operations).toEqual([{ type: 'orderStarted', order: oneRamen }]);
    expect(cart()).toEqual(oneRamen);
    expect(value().guestItems).toBe('none');
    expect(hasNotice()).toBe(false);
  });

  test('are forgotten when the customer lets them go', () => {
    const { cart, context, send, value } = start(replaced);
    send({ type: 'cart.guestItemsDiscarded' });
    expect(cart()).toEqual(oneDal);
    expect(context().replaced).toBeNull();
    expect(value().guestItems).toBe('none');
  });

  test('are not offered to the next customer', () => {
    const { change, value } = start(replaced);
    change({ userId: 'binod', cart: emptyCart, replaced: null });
    expect(value().guestItems).toBe('none');
  });
});

const idsOf = ({ items }: Cart) => items.map(({ id }) => id);

describe('a dish that is taken out', () => {
  const feast: Cart = {
    restaurant: spiceRoute,
    items: [
      { ...dal, quantity: 3 },
      { ...naan, quantity: 2 },
      { id: 'rice', name: 'Rice', price: 4, quantity: 1 },
    ],
  };

  /** Asha has taken the naan out of the middle of her cart. */
  function startRemoved() {
    const started = start({ userId: 'asha', cart: feast });
    started.send({ type: 'cart.itemRemoved', itemId: 'naan' });
    return started;
  }

  test.each([
    { type: 'cart.itemRemoved', itemId: 'naan' },
    { type: 'cart.quantitySet', itemId: 'naan', quantity: 0 },
    { type: 'cart.quantitySet', itemId: 'naan', quantity: -1 },
  ] as const)('by $type comes back with its quantity and to its place', (event) => {
    const { cart, send, value } = start({ cart: feast });
    send(event);
    expect(idsOf(cart())).toEqual(['dal', 'rice']);
    expect(value().removal).toBe('offered');
    send({ type: 'cart.removalUndone' });
    expect(cart()).toEqual(feast);
    expect(value().removal).toBe('none');
  });

  test('comes back to an empty cart, with its restaurant', () => {
    const { cart, send } = start({ cart: oneDal });
    send({ type: 'cart.itemRemoved', itemId: 'dal' });
    expect(cart()).toEqual(emptyCart);
    send({ type: 'cart.removalUndone' });
    expect(cart()).toEqual(oneDal);
  });

  test('after another one comes back first, and then the other one too', () => {
    const { cart, send, value } = startRemoved();
    send({ type: 'cart.quantitySet', itemId: 'dal', quantity: 0 });
    expect(idsOf(cart())).toEqual(['rice']);
    send({ type: 'cart.removalUndone' });
    expect(idsOf(cart())).toEqual(['dal', 'rice']);
    expect(value().removal).toBe('offered');
    send({ type: 'cart.removalUndone' });
    expect(cart()).toEqual(feast);
    expect(value().removal).toBe('none');
  });

  test('comes back once, however often that is pressed before the record answers', () => {
    const { operations, send, slowDown } = startRemoved();
    slowDown();
    send({ type: 'cart.removalUndone' });
    send({ type: 'cart.removalUndone' });
    expect(operations.map(({ type }) => type)).toEqual(['itemsRemoved', 'itemRestored']);
  });

  test('is offered still when less or more of another dish is taken', () => {
    const { cart, send, value } = startRemoved();
    send({ type: 'cart.quantitySet', itemId: 'dal', quantity: 2 });
    expect(value().removal).toBe('offered');
    send({ type: 'cart.removalUndone' });
    expect(cart().items.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['dal', 2],
      ['naan', 2],
      ['rice', 1],
    ]);
  });

  test.each<[string, CartEvent]>([
    ['the customer lets it go', { type: 'cart.removalAccepted' }],
    ['the cart is closed or another page is shown', { type: 'cart.closed' }],
    ['something is added', { type: 'cart.added' }],
    ['the rest is ordered', { type: 'cart.ordered', items: feast.items }],
  ])('is offered no more when %s', (_, event) => {
    const { context, send, value } = startRemoved();
    send(event);
    expect(value().removal).toBe('none');
    expect(context().removed).toEqual([]);
    const before = context().cart;
    send({ type: 'cart.removalUndone' });
    expect(context().cart).toEqual(before);
  });

  test('is offered still when the record tells once more what it told before', () => {
    const { change, send, slowDown, value } = start({ cart: oneDal });
    slowDown();
    send({ type: 'cart.itemRemoved', itemId: 'dal' });
    change({});
    expect(value().removal).toBe('offered');
  });

  test.each([null, 'binod'])('is not offered when %s follows the customer', (userId) => {
    const { change, context, value } = startRemoved();
    change({ userId, cart: emptyCart });
    expect(value().removal).toBe('none');
    expect(context().removed).toEqual([]);
  });

  test('is not offered to a guest who signs in: the saved cart is what counts', () => {
    const { change, send, value } = start({ cart: feast });
    send({ type: 'cart.itemRemoved', itemId: 'naan' });
    change({ userId: 'asha' });
    expect(value().removal).toBe('none');
  });

  test('is offered no more when another tab has put it back', () => {
    const { change, cart, value } = startRemoved();
    change({ cart: { ...cart(), items: [...cart().items, { ...naan, quantity: 1 }] } });
    expect(value().removal).toBe('none');
  });

  test('is offered no more when another tab has begun an order elsewhere', () => {
    const { change, value } = startRemoved();
    change({ cart: oneRamen });
    expect(value().removal).toBe('none');
  });

  test('is offered still when another tab has changed something else', () => {
    const { change, value } = startRemoved();
    change({ cart: oneDal });
    expect(value().removal).toBe('offered');
  });

  test('is nothing where no such dish is in the cart', () => {
    const { send, value } = start({ cart: oneDal });
    send({ type: 'cart.itemRemoved', itemId: 'naan' });
    expect(value().removal).toBe('none');
  });
});

test('the drawer opens and closes, and stays as it is while the cart changes hands', () => {
  const { change, send, value } = start();
  send({ type: 'cart.closed' });
  expect(value().drawer).toBe('closed');
  send({ type: 'cart.opened' });
  send({ type: 'cart.opened' });
  change({ userId: 'asha', cart: oneDal });
  expect(value().drawer).toBe('open');
  send({ type: 'cart.closed' });
  expect(value().drawer).toBe('closed');
});

test('the context can be written down with everything in it', () => {
  const { context, send } = start({ userId: 'asha', cart: oneDal, replaced: oneRamen });
  send({ type: 'cart.itemRemoved', itemId: 'dal' });
  expect(context()).toMatchObject({ removed: [{ item: { id: 'dal' } }], replaced: oneRamen });
  expect(rewritten(context())).toEqual(context());
});

function startSigningIn(mode: AuthMode = 'login') {
  const started = start({ cart: oneDal });
  started.send({ type: 'cart.opened' });
  started.send({ type: 'cart.signInChosen', mode });
  return started;
}

describe('signing in from the open drawer', () => {
  test.each<AuthMode>(['login', 'signup'])('opens the dialog to %s in its place', (mode) => {
    const { openSignIn, value } = startSigningIn(mode);
    expect(value().drawer).toEqual({ signingIn: 'inDialog' });
    expect(openSignIn.mock.calls).toEqual([[mode]]);
  });

  test('opens it again once somebody has signed in', () => {
    const { cart, change, send, value } = startSigningIn();
    change({ userId: 'asha', cart: oneRamen, replaced: oneDal });
    expect(value().drawer).toEqual({ signingIn: 'inDialog' });
    send({ type: 'cart.signInEnded' });
    expect(value()).toMatchObject({ drawer: 'open', guestItems: 'offered' });
    expect(cart()).toEqual(oneRamen);
  });

  test('waits for their cart where the dialog has closed before it is here', () => {
    const { change, send, value } = startSigningIn();
    send({ type: 'cart.signInEnded' });
    expect(value().drawer).toEqual({ signingIn: 'afterDialog' });
    change({ userId: 'asha', cart: oneRamen });
    expect(value().drawer).toBe('open');
  });
  test('leaves it closed where the dialog was closed by hand', () => {
    const { send, value } = startSigningIn();
    send({ type: 'cart.signInDismissed' });
    expect(value().drawer).toBe('closed');
  });

  test('gives way to who opens the cart meanwhile', () => {
    const { send, value } = startSigningIn();
    send({ type: 'cart.opened' });
    expect(value().drawer).toBe('open');
  });

  test('is not offered by a closed drawer', () => {
    const { openSignIn, send, value } = start({ cart: oneDal });
    send({ type: 'cart.signInChosen', mode: 'login' });
    expect(value().drawer).toBe('closed');
    expect(openSignIn).not.toHaveBeenCalled();
  });
});

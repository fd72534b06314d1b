import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { AuthMode } from '../../machines/auth-modal.ts';
import { cartMachine } from '../../machines/cart.ts';
import type { CartEvent, OwnedCart } from '../../machines/cart.ts';
import { applyToCart, emptyCart } from '../../src/domain/cart.ts';
import type { CartOperation } from '../../src/domain/cart.ts';
import type { Cart, CartItem, RestaurantSummary } from '../../src/domain/entities.ts';
import { coal, dastan } from '../fixtures.ts';

type Dish = Omit<CartItem, 'quantity'>;

const dal: Dish = { id: 'dal', name: 'Dal', price: 6.5, priceINR: '₹540' };
const naan: Dish = { id: 'naan', name: 'Naan', price: 2 };
const ramen: Dish = { id: 'ramen', name: 'Ramen', price: 9 };

const oneDal: Cart = { restaurant: coal, items: [{ ...dal, quantity: 1 }] };
const oneRamen: Cart = { restaurant: dastan, items: [{ ...ramen, quantity: 1 }] };

/** Starts a cart whose record answers at once. */
function start(initial: Partial<OwnedCart> = {}) {
  const openSignIn = vi.fn<(mode: AuthMode) => void>();
  let ownedCart: OwnedCart = { userId: null, cart: emptyCart, replaced: null };
  const operations: CartOperation[] = [];
  let isSlow = false;
  const change = (changes: Partial<OwnedCart>) => {
    ownedCart = { ...ownedCart, ...changes };
    actor.send({ type: 'cart.changed', ...ownedCart });
  };
  const machine = cartMachine.provide({
    actions: {
      openSignIn: (_, mode) => openSignIn(mode),
      changeRecord: (_, operation) => {
        operations.push(operation);
        if (!isSlow) change({ cart: applyToCart(ownedCart.cart, operation) });
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
    /** Makes the record stop answering. */
    slowDown: () => {
      isSlow = true;
    },
    context: () => actor.getSnapshot().context,
    cart: () => actor.getSnapshot().context.cart,
    value: () => actor.getSnapshot().value,
    hasNotice: () => actor.getSnapshot().hasTag('notice'),
    send: (event: CartEvent) => actor.send(event),
    /** Adds a dish, as the app does once the customer has answered all questions. */
    add: (restaurant: RestaurantSummary, item: Dish) => {
      const operation = {
        type: 'itemsAdded',
        restaurant,
        items: [{ ...item, quantity: 1 }],
      } as const;
      change({ cart: applyToCart(ownedCart.cart, operation) });
      actor.send({ type: 'cart.added' });
    },
  };
}

test('the cart is empty at first, with no offers and a closed drawer', () => {
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

test('the cart equals the value of its record', () => {
  const { change, context } = start();
  change({ userId: 'asha', cart: oneDal });
  expect(context()).toMatchObject({ userId: 'asha', cart: oneDal });
});

describe('changing the cart', () => {
  test('setting the quantity of a dish leaves the other dishes unchanged', () => {
    const { add, cart, send } = start({ cart: oneDal });
    add(coal, naan);
    send({ type: 'cart.quantitySet', itemId: 'naan', quantity: 5 });
    expect(cart().items).toEqual([
      { ...dal, quantity: 1 },
      { ...naan, quantity: 5 },
    ]);
  });

  test('dishes that are removed together can be restored one after the other', () => {
    const { add, cart, operations, send } = start({ cart: oneDal });
    add(coal, naan);
    const before = cart();
    send({ type: 'cart.dishesRemoved', itemIds: ['dal', 'naan', 'ramen'] });
    expect(cart().items).toEqual([]);
    expect(operations.at(-1)).toMatchObject({
      type: 'itemsRemoved',
      items: [{ id: 'dal' }, { id: 'naan' }],
    });
    send({ type: 'cart.removalUndone' });
    send({ type: 'cart.removalUndone' });
    expect(cart().items.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(before.items);
  });

  test('a new note is passed to the record as an operation on its dish', () => {
    const { cart, operations, send } = start({ cart: oneDal });
    send({ type: 'cart.noteSet', itemId: 'dal', note: 'No onions' });
    expect(operations).toEqual([{ type: 'noteSet', itemId: 'dal', note: 'No onions' }]);
    expect(cart().items).toEqual([{ ...dal, quantity: 1, note: 'No onions' }]);
  });

  test('restoring a dish also restores its note', () => {
    const { cart, send } = start({ cart: oneDal });
    send({ type: 'cart.noteSet', itemId: 'dal', note: 'No onions' });
    const noted = cart();
    send({ type: 'cart.quantitySet', itemId: 'dal', quantity: 0 });
    send({ type: 'cart.removalUndone' });
    expect(cart()).toEqual(noted);
  });
});

test('placing an order removes only the ordered quantities, not dishes that another tab has added meanwhile', () => {
  const { cart, send } = start({ cart: { ...oneDal, items: [{ ...dal, quantity: 3 }] } });
  send({ type: 'cart.ordered', items: oneDal.items });
  expect(cart().items).toEqual([{ ...dal, quantity: 2 }]);
});

test('restoring or discarding guest items has no effect if there are none', () => {
  const { cart, operations, send, value } = start({ cart: oneDal });
  send({ type: 'cart.guestItemsRestored' });
  send({ type: 'cart.guestItemsDiscarded' });
  expect(cart()).toEqual(oneDal);
  expect(operations).toEqual([]);
  expect(value().guestItems).toBe('none');
});

describe('guest items that a saved cart replaced', () => {
  const replaced = { userId: 'asha', cart: oneDal, replaced: oneRamen };

  test('guest items are still offered after the cart changes', () => {
    const { add, hasNotice, value } = start(replaced);
    add(coal, dal);
    expect(value().guestItems).toBe('offered');
    expect(hasNotice()).toBe(true);
  });

  test('guest items replace the saved cart if the customer restores them', () => {
    const { context, operations, send } = start(replaced);
    send({ type: 'cart.guestItemsRestored' });
    expect(operations).toEqual([{ type: 'orderStarted', order: oneRamen }]);
    expect(context()).toMatchObject({ cart: oneRamen, replaced: null });
  });

  test('guest items are discarded if the customer declines them', () => {
    const { context, send } = start(replaced);
    send({ type: 'cart.guestItemsDiscarded' });
    expect(context()).toMatchObject({ cart: oneDal, replaced: null });
  });

  test('guest items can’t be restored by the next customer', () => {
    const { change, value } = start(replaced);
    change({ userId: 'binod', cart: emptyCart, replaced: null });
    expect(value().guestItems).toBe('none');
  });
});

const idsOf = ({ items }: Cart) => items.map(({ id }) => id);

describe('removing a dish', () => {
  const feast: Cart = {
    restaurant: coal,
    items: [
      { ...dal, quantity: 3 },
      { ...naan, quantity: 2 },
      { id: 'rice', name: 'Rice', price: 4, quantity: 1 },
    ],
  };

  /** Starts after Asha has removed the naan from the middle of her cart. */
  function startRemoved() {
    const started = start({ userId: 'asha', cart: feast });
    started.send({ type: 'cart.quantitySet', itemId: 'naan', quantity: 0 });
    return started;
  }

  test.each([0, -1])(
    'a dish that was removed by setting its quantity to %d is restored with its earlier quantity and position @4.33',
    (quantity) => {
      const { cart, send, value } = start({ cart: feast });
      send({ type: 'cart.quantitySet', itemId: 'naan', quantity });
      expect(idsOf(cart())).toEqual(['dal', 'rice']);
      expect(value().removal).toBe('offered');
      send({ type: 'cart.removalUndone' });
      expect(cart()).toEqual(feast);
      expect(value().removal).toBe('none');
    },
  );

  test('restoring a dish to an empty cart also restores the cart’s restaurant', () => {
    const { cart, send } = start({ cart: oneDal });
    send({ type: 'cart.quantitySet', itemId: 'dal', quantity: 0 });
    expect(cart()).toEqual(emptyCart);
    send({ type: 'cart.removalUndone' });
    expect(cart()).toEqual(oneDal);
  });

  test('the dish that was removed last is restored first', () => {
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

  test('a removed dish is restored once if undo is chosen twice before the record answers', () => {
    const { operations, send, slowDown } = startRemoved();
    slowDown();
    send({ type: 'cart.removalUndone' });
    send({ type: 'cart.removalUndone' });
    expect(operations.map(({ type }) => type)).toEqual(['itemsRemoved', 'itemRestored']);
  });

  test('a removed dish can still be restored after the quantity of another dish changes', () => {
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
    ['the customer dismisses the offer', { type: 'cart.removalAccepted' }],
    ['the cart is closed or another page is shown', { type: 'cart.closed' }],
    ['a dish is added', { type: 'cart.added' }],
    ['the rest is ordered', { type: 'cart.ordered', items: feast.items }],
  ])('a removed dish can’t be restored once %s', (_, event) => {
    const { context, send, value } = startRemoved();
    send(event);
    expect(value().removal).toBe('none');
    expect(context().removed).toEqual([]);
    const before = context().cart;
    send({ type: 'cart.removalUndone' });
    expect(context().cart).toEqual(before);
  });

  test('a removed dish can still be restored after the record repeats its last report', () => {
    const { change, send, slowDown, value } = start({ cart: oneDal });
    slowDown();
    send({ type: 'cart.quantitySet', itemId: 'dal', quantity: 0 });
    change({});
    expect(value().removal).toBe('offered');
  });

  test.each([null, 'binod'])(
    'a removed dish can’t be restored once the user ID has changed to %s',
    (userId) => {
      const { change, context, value } = startRemoved();
      change({ userId, cart: emptyCart });
      expect(value().removal).toBe('none');
      expect(context().removed).toEqual([]);
    },
  );

  test('a dish that a guest has removed can’t be restored after the guest signs in', () => {
    const { change, send, value } = start({ cart: feast });
    send({ type: 'cart.quantitySet', itemId: 'naan', quantity: 0 });
    change({ userId: 'asha' });
    expect(value().removal).toBe('none');
  });

  test('a removed dish can’t be restored once another tab has restored it', () => {
    const { change, cart, value } = startRemoved();
    change({ cart: { ...cart(), items: [...cart().items, { ...naan, quantity: 1 }] } });
    expect(value().removal).toBe('none');
  });

  test('a removed dish can’t be restored once another tab has started a cart at another restaurant', () => {
    const { change, value } = startRemoved();
    change({ cart: oneRamen });
    expect(value().removal).toBe('none');
  });

  test('a removed dish can still be restored after another tab has changed something else', () => {
    const { change, value } = startRemoved();
    change({ cart: oneDal });
    expect(value().removal).toBe('offered');
  });

  test('removing a dish that is not in the cart offers nothing to restore', () => {
    const { send, value } = start({ cart: oneDal });
    send({ type: 'cart.quantitySet', itemId: 'naan', quantity: 0 });
    expect(value().removal).toBe('none');
  });
});

test('the drawer opens and closes, and is unaffected by a change of customer', () => {
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

test.each<CartEvent>([{ type: 'cart.closed' }, { type: 'cart.signInChosen', mode: 'login' }])(
  'only leaving the open drawer saves half-written notes, such as by $type',
  (event) => {
    const { actor, change, send } = start({ cart: oneDal });
    const left = vi.fn<() => void>();
    actor.on('cart.left', left);
    send({ type: 'cart.opened' });
    send({ type: 'cart.quantitySet', itemId: 'dal', quantity: 2 });
    change({ cart: oneRamen });
    expect(left).not.toHaveBeenCalled();
    send(event);
    expect(left).toHaveBeenCalledOnce();
    send({ type: 'cart.closed' });
    expect(left).toHaveBeenCalledOnce();
  },
);

function startSigningIn(mode: AuthMode = 'login') {
  const started = start({ cart: oneDal });
  started.send({ type: 'cart.opened' });
  started.send({ type: 'cart.signInChosen', mode });
  return started;
}

describe('signing in from the drawer', () => {
  test.each<AuthMode>(['login', 'signup'])(
    'signing in from the drawer closes the drawer and opens the dialog in the mode %s',
    (mode) => {
      const { openSignIn, value } = startSigningIn(mode);
      expect(value().drawer).toEqual({ signingIn: 'inDialog' });
      expect(openSignIn.mock.calls).toEqual([[mode]]);
    },
  );

  test('if the dialog closes before the customer’s cart is loaded, the drawer opens again once the cart is loaded', () => {
    const { change, send, value } = startSigningIn();
    send({ type: 'cart.signInEnded' });
    expect(value().drawer).toEqual({ signingIn: 'afterDialog' });
    change({ userId: 'asha', cart: oneRamen });
    expect(value().drawer).toBe('open');
  });
  test('signing in from the drawer is impossible while the drawer is closed', () => {
    const { openSignIn, send, value } = start({ cart: oneDal });
    send({ type: 'cart.signInChosen', mode: 'login' });
    expect(value().drawer).toBe('closed');
    expect(openSignIn).not.toHaveBeenCalled();
  });
});

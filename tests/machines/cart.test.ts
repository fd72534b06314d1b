import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { cartMachine, emptyCart } from '../../machines/cart.ts';
import type { CartEvent, LoadCartOutcome, SaveCartOutcome } from '../../machines/cart.ts';
import type { Cart, CartItem, RestaurantSummary } from '../../machines/entities.ts';
import {
  controlledListener,
  controlledPromise,
  noodleBar,
  placeholderFailures,
  rewritten,
  spiceRoute,
} from './helpers.ts';

type Dish = Omit<CartItem, 'quantity'>;

const dal: Dish = { id: 'dal', name: 'Dal', price: 6.5, priceINR: '₹540' };
const naan: Dish = { id: 'naan', name: 'Naan', price: 2 };
const ramen: Dish = { id: 'ramen', name: 'Ramen', price: 9 };

const oneDal: Cart = { restaurant: spiceRoute, items: [{ ...dal, quantity: 1 }] };
const twoDal: Cart = { restaurant: spiceRoute, items: [{ ...dal, quantity: 2 }] };
const oneRamen: Cart = { restaurant: noodleBar, items: [{ ...ramen, quantity: 1 }] };

function start() {
  const session = controlledListener<CartEvent>();
  const otherTabs = controlledListener<CartEvent, { userId: string }>();
  const load = controlledPromise<LoadCartOutcome, { userId: string }>();
  const save = controlledPromise<SaveCartOutcome, { userId: string; kept: Cart; cart: Cart }>();
  const logFailure = vi.fn<(error: unknown) => void>();
  const machine = cartMachine.provide({
    actors: {
      sessionListener: session.logic,
      otherTabsListener: otherTabs.logic,
      loadCart: load.logic,
      saveCart: save.logic,
    },
    actions: { logFailure: (_, { error }) => logFailure(error) },
  });
  const actor = createActor(machine).start();
  return {
    actor,
    session,
    otherTabs,
    load,
    save,
    logFailure,
    machine,
    cart: () => actor.getSnapshot().context.cart,
    value: () => actor.getSnapshot().value,
    add: (restaurant: RestaurantSummary, item: Dish) =>
      actor.send({ type: 'cart.itemAdded', restaurant, item }),
    repeat: (restaurant: RestaurantSummary, items: CartItem[]) =>
      actor.send({ type: 'cart.orderRepeated', restaurant, items }),
    signIn: (userId: string) => session.report({ type: 'cart.signedIn', userId }),
    signOut: () => session.report({ type: 'cart.signedOut' }),
  };
}

/** Signed in, with this cart restored. */
async function startOwned(saved?: Cart) {
  const started = start();
  started.signIn('asha');
  await started.load.resolve(saved ? { kind: 'found', cart: saved } : { kind: 'none' });
  return started;
}

/** A guest's ramen has made room for the saved dal. */
async function startOffered() {
  const started = start();
  started.add(noodleBar, ramen);
  started.signIn('asha');
  await started.load.resolve({ kind: 'found', cart: oneDal });
  return started;
}

/** A guest with dal who has just picked ramen elsewhere. */
function startAsking() {
  const started = start();
  started.add(spiceRoute, dal);
  started.add(noodleBar, ramen);
  return started;
}

test('the machine is named after its file', () => {
  expect(cartMachine.id).toBe('cart');
});

test('every placeholder fails until it is provided', async () => {
  expect(
    await placeholderFailures(cartMachine, { logFailure: { error: new Error('any') } }),
  ).toEqual({
    sessionListener: 'sessionListener must be provided',
    otherTabsListener: 'otherTabsListener must be provided',
    loadCart: 'loadCart must be provided',
    saveCart: 'saveCart must be provided',
    logFailure: 'logFailure must be provided',
  });
});

test('at first the cart is a guest’s, empty, with nothing to ask and its drawer closed', () => {
  const { actor } = start();
  expect(actor.getSnapshot().value).toEqual({
    ownership: 'guest',
    replacement: 'none',
    pickedItems: 'settled',
    drawer: 'closed',
  });
  expect(actor.getSnapshot().context).toEqual({
    cart: emptyCart,
    kept: emptyCart,
    sent: emptyCart,
    userId: null,
    picked: null,
    setAside: null,
  });
});

describe('the items', () => {
  test('a new item starts at one and brings its restaurant', () => {
    const { add, cart } = start();
    add(spiceRoute, dal);
    expect(cart()).toEqual(oneDal);
  });

  test('the same item again increments its quantity', () => {
    const { add, cart } = start();
    add(spiceRoute, dal);
    add(spiceRoute, dal);
    expect(cart()).toEqual(twoDal);
  });

  test('another item of the same restaurant stands below the first', () => {
    const { add, cart } = start();
    add(spiceRoute, dal);
    add(spiceRoute, naan);
    add(spiceRoute, dal);
    expect(cart().items).toEqual([
      { ...dal, quantity: 2 },
      { ...naan, quantity: 1 },
    ]);
  });

  test('a quantity can be set, of that item only', () => {
    const { actor, add, cart } = start();
    add(spiceRoute, dal);
    add(spiceRoute, naan);
    actor.send({ type: 'cart.quantitySet', itemId: 'naan', quantity: 5 });
    expect(cart().items).toEqual([
      { ...dal, quantity: 1 },
      { ...naan, quantity: 5 },
    ]);
  });

  test('a quantity of one keeps the item', () => {
    const { actor, add, cart } = start();
    add(spiceRoute, dal);
    add(spiceRoute, dal);
    actor.send({ type: 'cart.quantitySet', itemId: 'dal', quantity: 1 });
    expect(cart()).toEqual(oneDal);
  });

  test.each([0, -1, -100])('a quantity of %d removes the item', (quantity) => {
    const { actor, add, cart } = start();
    add(spiceRoute, dal);
    add(spiceRoute, naan);
    actor.send({ type: 'cart.quantitySet', itemId: 'dal', quantity });
    expect(cart().items).toEqual([{ ...naan, quantity: 1 }]);
  });

  test('removing deletes the item, whatever its quantity', () => {
    const { actor, add, cart } = start();
    add(spiceRoute, dal);
    add(spiceRoute, dal);
    add(spiceRoute, naan);
    actor.send({ type: 'cart.itemRemoved', itemId: 'dal' });
    expect(cart().items).toEqual([{ ...naan, quantity: 1 }]);
  });

  test('setting or removing an item that is not there changes nothing', () => {
    const { actor, add, cart } = start();
    add(spiceRoute, dal);
    actor.send({ type: 'cart.quantitySet', itemId: 'naan', quantity: 3 });
    actor.send({ type: 'cart.itemRemoved', itemId: 'naan' });
    expect(cart()).toEqual(oneDal);
  });

  test('clearing empties the cart and forgets its restaurant', () => {
    const { actor, add, cart } = start();
    add(spiceRoute, dal);
    actor.send({ type: 'cart.cleared' });
    expect(cart()).toEqual(emptyCart);
  });

  test('a guest’s cart is not saved', () => {
    const { actor, add, save } = start();
    add(spiceRoute, dal);
    actor.send({ type: 'cart.quantitySet', itemId: 'dal', quantity: 4 });
    actor.send({ type: 'cart.cleared' });
    expect(save.inputs).toEqual([]);
  });
});

describe('an item from another restaurant', () => {
  test('asks first and leaves the cart as it is', () => {
    const { actor, cart, value } = startAsking();
    expect(value().replacement).toBe('asking');
    expect(actor.getSnapshot().hasTag('notice')).toBe(true);
    expect(cart()).toEqual(oneDal);
    expect(actor.getSnapshot().context.picked).toEqual({
      restaurant: noodleBar,
      items: [{ ...ramen, quantity: 1 }],
    });
  });

  test('confirmed, it empties the cart and is the first item of the new one', () => {
    const { actor, cart, value } = startAsking();
    actor.send({ type: 'cart.restaurantSet', restaurant: noodleBar });
    expect(value().replacement).toBe('none');
    expect(cart()).toEqual(oneRamen);
    expect(actor.getSnapshot().context.picked).toBeNull();
  });

  test('declined, it is forgotten and the cart stays', () => {
    const { actor, cart, value } = startAsking();
    actor.send({ type: 'cart.replacementDeclined' });
    expect(value().replacement).toBe('none');
    expect(actor.getSnapshot().hasTag('notice')).toBe(false);
    expect(cart()).toEqual(oneDal);
    expect(actor.getSnapshot().context.picked).toBeNull();
  });

  test('the question ends when the customer signs out', async () => {
    const { actor, add, cart, signOut, value } = await startOwned(oneDal);
    add(noodleBar, ramen);
    expect(value().replacement).toBe('asking');
    signOut();
    expect(value().replacement).toBe('none');
    expect(cart()).toEqual(emptyCart);
    expect(actor.getSnapshot().context.picked).toBeNull();
  });

  test('the question stays when the guest who was asked signs in', async () => {
    const { actor, load, signIn, value } = startAsking();
    signIn('asha');
    await load.resolve({ kind: 'none' });
    expect(value().replacement).toBe('asking');
    expect(actor.getSnapshot().context.picked?.restaurant).toEqual(noodleBar);
  });

  test('a decline can be followed by the same question', () => {
    const { actor, add, value } = startAsking();
    actor.send({ type: 'cart.replacementDeclined' });
    add(noodleBar, ramen);
    expect(value().replacement).toBe('asking');
  });

  test('while the question is open nothing is added: it covers the menu', () => {
    const { add, cart, value } = startAsking();
    add(spiceRoute, dal);
    expect(cart()).toEqual(oneDal);
    expect(value().replacement).toBe('asking');
  });

  test('while the question is open another item from elsewhere does not change it', () => {
    const { actor, add, cart } = startAsking();
    add(noodleBar, { id: 'soup', name: 'Soup', price: 4 });
    expect(cart()).toEqual(oneDal);
    expect(actor.getSnapshot().context.picked?.items).toEqual([{ ...ramen, quantity: 1 }]);
  });

  test('into an emptied cart it goes without a question', () => {
    const { actor, add, cart, value } = start();
    add(spiceRoute, dal);
    actor.send({ type: 'cart.itemRemoved', itemId: 'dal' });
    add(noodleBar, ramen);
    expect(value().replacement).toBe('none');
    expect(cart()).toEqual(oneRamen);
  });

  test('answers without a question have no effect', () => {
    const { actor, add, cart, value } = start();
    add(spiceRoute, dal);
    actor.send({ type: 'cart.replacementDeclined' });
    actor.send({ type: 'cart.pickedItemsKept' });
    actor.send({ type: 'cart.pickedItemsDropped' });
    expect(cart()).toEqual(oneDal);
    expect(value().replacement).toBe('none');
    expect(value().pickedItems).toBe('settled');
  });

  test('nothing is saved before the answer, and the new cart after it', async () => {
    const { actor, add, save } = await startOwned(oneDal);
    add(noodleBar, ramen);
    expect(save.inputs).toEqual([]);
    actor.send({ type: 'cart.restaurantSet', restaurant: noodleBar });
    expect(save.inputs).toEqual([{ userId: 'asha', kept: oneDal, cart: oneRamen }]);
  });
});

describe('an order that is repeated', () => {
  const order: CartItem[] = [
    { ...dal, quantity: 2 },
    { ...naan, quantity: 3 },
  ];
  const ramenOrder: CartItem[] = [
    { ...ramen, quantity: 2 },
    { id: 'soup', name: 'Soup', price: 4, quantity: 1 },
  ];

  test('fills an empty cart with its items and their quantities', () => {
    const { cart, repeat, value } = start();
    repeat(spiceRoute, order);
    expect(cart()).toEqual({ restaurant: spiceRoute, items: order });
    expect(value().replacement).toBe('none');
  });

  test('is added to what the cart has from the same restaurant', () => {
    const { add, cart, repeat, value } = start();
    add(spiceRoute, naan);
    repeat(spiceRoute, order);
    expect(cart()).toEqual({
      restaurant: spiceRoute,
      items: [
        { ...naan, quantity: 4 },
        { ...dal, quantity: 2 },
      ],
    });
    expect(value().replacement).toBe('none');
  });

  test('twice is twice as much', () => {
    const { cart, repeat } = start();
    repeat(spiceRoute, order);
    repeat(spiceRoute, order);
    expect(cart().items.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['dal', 4],
      ['naan', 6],
    ]);
  });

  test('from another restaurant asks first and leaves the cart as it is', () => {
    const { actor, add, cart, repeat, value } = start();
    add(spiceRoute, dal);
    repeat(noodleBar, ramenOrder);
    expect(value().replacement).toBe('asking');
    expect(actor.getSnapshot().hasTag('notice')).toBe(true);
    expect(cart()).toEqual(oneDal);
    expect(actor.getSnapshot().context.picked).toEqual({
      restaurant: noodleBar,
      items: ramenOrder,
    });
  });

  test('confirmed, it takes the cart’s place with all its items', () => {
    const { actor, add, cart, repeat, value } = start();
    add(spiceRoute, dal);
    repeat(noodleBar, ramenOrder);
    actor.send({ type: 'cart.restaurantSet', restaurant: noodleBar });
    expect(value().replacement).toBe('none');
    expect(cart()).toEqual({ restaurant: noodleBar, items: ramenOrder });
    expect(actor.getSnapshot().context.picked).toBeNull();
  });

  test('declined, it is forgotten and the cart stays', () => {
    const { actor, add, cart, repeat, value } = start();
    add(spiceRoute, dal);
    repeat(noodleBar, ramenOrder);
    actor.send({ type: 'cart.replacementDeclined' });
    expect(value().replacement).toBe('none');
    expect(cart()).toEqual(oneDal);
    expect(actor.getSnapshot().context.picked).toBeNull();
  });

  test('goes without a question into a cart that was emptied', () => {
    const { actor, add, cart, repeat, value } = start();
    add(spiceRoute, dal);
    actor.send({ type: 'cart.quantitySet', itemId: 'dal', quantity: 0 });
    repeat(noodleBar, ramenOrder);
    expect(value().replacement).toBe('none');
    expect(cart()).toEqual({ restaurant: noodleBar, items: ramenOrder });
  });

  test('does not change a question that is open', () => {
    const { actor, cart, repeat, value } = startAsking();
    repeat(noodleBar, ramenOrder);
    expect(value().replacement).toBe('asking');
    expect(cart()).toEqual(oneDal);
    expect(actor.getSnapshot().context.picked?.items).toEqual([{ ...ramen, quantity: 1 }]);
  });

  test('is not added while a question is open, not even from the cart’s own restaurant', () => {
    const { cart, repeat, value } = startAsking();
    repeat(spiceRoute, order);
    expect(value().replacement).toBe('asking');
    expect(cart()).toEqual(oneDal);
  });

  test('is not saved for a guest', () => {
    const { repeat, save } = start();
    repeat(spiceRoute, order);
    expect(save.inputs).toEqual([]);
  });

  test('is saved at once and as a whole for a customer', async () => {
    const { repeat, save } = await startOwned(oneDal);
    repeat(spiceRoute, order);
    expect(save.inputs).toEqual([
      {
        userId: 'asha',
        kept: oneDal,
        cart: {
          restaurant: spiceRoute,
          items: [
            { ...dal, quantity: 3 },
            { ...naan, quantity: 3 },
          ],
        },
      },
    ]);
  });

  test('from another restaurant is saved after the answer and not before', async () => {
    const { actor, repeat, save } = await startOwned(oneDal);
    repeat(noodleBar, ramenOrder);
    expect(save.inputs).toEqual([]);
    actor.send({ type: 'cart.restaurantSet', restaurant: noodleBar });
    expect(save.inputs).toEqual([
      { userId: 'asha', kept: oneDal, cart: { restaurant: noodleBar, items: ramenOrder } },
    ]);
  });

  test('leaves the order itself as it was', () => {
    const { actor, repeat } = start();
    repeat(spiceRoute, order);
    actor.send({ type: 'cart.quantitySet', itemId: 'dal', quantity: 9 });
    expect(order[0]).toEqual({ ...dal, quantity: 2 });
  });
});

describe('signing in', () => {
  test('loads the saved cart of that user', () => {
    const { actor, load, otherTabs, signIn, value } = start();
    signIn('asha');
    expect(value().ownership).toEqual({ owned: 'restoring' });
    expect(actor.getSnapshot().hasTag('restoring')).toBe(true);
    expect(actor.getSnapshot().context.userId).toBe('asha');
    expect(load.inputs).toEqual([{ userId: 'asha' }]);
    expect(otherTabs.inputs).toEqual([{ userId: 'asha' }]);
  });

  test('nothing saved and nothing picked: the cart stays empty and is not saved', async () => {
    const { actor, cart, save, value } = await startOwned();
    expect(value().ownership).toEqual({ owned: 'saved' });
    expect(actor.getSnapshot().hasTag('restoring')).toBe(false);
    expect(cart()).toEqual(emptyCart);
    expect(save.inputs).toEqual([]);
  });

  test('nothing saved, items picked: they stay and are saved', async () => {
    const { add, cart, load, save, signIn, value } = start();
    add(noodleBar, ramen);
    signIn('asha');
    expect(cart()).toEqual(oneRamen);
    await load.resolve({ kind: 'none' });
    expect(cart()).toEqual(oneRamen);
    expect(value().pickedItems).toBe('settled');
    expect(value().ownership).toEqual({ owned: { saving: 'undisturbed' } });
    expect(save.inputs).toEqual([{ userId: 'asha', kept: emptyCart, cart: oneRamen }]);
  });

  test('a cart saved, nothing picked: it is restored and nothing is offered', async () => {
    const { actor, cart, save, value } = await startOwned(oneDal);
    expect(value().ownership).toEqual({ owned: 'saved' });
    expect(cart()).toEqual(oneDal);
    expect(value().pickedItems).toBe('settled');
    expect(actor.getSnapshot().hasTag('notice')).toBe(false);
    expect(actor.getSnapshot().context.setAside).toBeNull();
    expect(save.inputs).toEqual([]);
  });

  test('a cart saved and items picked: it is restored and the picked items are offered', async () => {
    const { actor, cart, save, value } = await startOffered();
    expect(value().ownership).toEqual({ owned: 'saved' });
    expect(cart()).toEqual(oneDal);
    expect(value().pickedItems).toBe('offered');
    expect(actor.getSnapshot().hasTag('notice')).toBe(true);
    expect(actor.getSnapshot().context.setAside).toEqual(oneRamen);
    expect(save.inputs).toEqual([]);
  });

  test('an item added while the cart is restored counts as picked', async () => {
    const { actor, add, cart, load, save, signIn } = start();
    signIn('asha');
    add(noodleBar, ramen);
    expect(save.inputs).toEqual([]);
    await load.resolve({ kind: 'found', cart: oneDal });
    expect(cart()).toEqual(oneDal);
    expect(actor.getSnapshot().context.setAside).toEqual(oneRamen);
  });

  test('an item added while nothing saved is found is saved then', async () => {
    const { add, load, save, signIn } = start();
    signIn('asha');
    add(noodleBar, ramen);
    await load.resolve({ kind: 'none' });
    expect(save.inputs).toEqual([{ userId: 'asha', kept: emptyCart, cart: oneRamen }]);
  });

  test('a cart that can not be loaded is logged; the items stay, marked as unsaved', async () => {
    const { actor, add, cart, load, logFailure, signIn, value } = start();
    const failure = new Error('storage is off');
    add(noodleBar, ramen);
    signIn('asha');
    await load.reject(failure);
    expect(logFailure.mock.calls).toEqual([[failure]]);
    expect(value().ownership).toEqual({ owned: 'unsaved' });
    expect(actor.getSnapshot().hasTag('notice')).toBe(true);
    expect(actor.getSnapshot().hasTag('restoring')).toBe(false);
    expect(cart()).toEqual(oneRamen);
  });

  test('the next customer’s cart is restored, and their other tabs are listened to', async () => {
    const { cart, load, otherTabs, signIn } = await startOwned(oneDal);
    signIn('bimal');
    expect(cart()).toEqual(emptyCart);
    expect(load.inputs).toEqual([{ userId: 'asha' }, { userId: 'bimal' }]);
    expect(otherTabs.inputs).toEqual([{ userId: 'asha' }, { userId: 'bimal' }]);
  });
});

describe('the items picked before signing in', () => {
  test('kept, they take the saved cart’s place and are saved', async () => {
    const { actor, cart, save, value } = await startOffered();
    actor.send({ type: 'cart.pickedItemsKept' });
    expect(value().pickedItems).toBe('settled');
    expect(cart()).toEqual(oneRamen);
    expect(actor.getSnapshot().context.setAside).toBeNull();
    expect(save.inputs).toEqual([{ userId: 'asha', kept: oneDal, cart: oneRamen }]);
  });

  test('dropped, they are forgotten and the saved cart stays', async () => {
    const { actor, cart, save, value } = await startOffered();
    actor.send({ type: 'cart.pickedItemsDropped' });
    expect(value().pickedItems).toBe('settled');
    expect(cart()).toEqual(oneDal);
    expect(actor.getSnapshot().context.setAside).toBeNull();
    expect(save.inputs).toEqual([]);
  });

  test('they stay on offer while the restored cart changes', async () => {
    const { actor, add, cart, value } = await startOffered();
    add(spiceRoute, dal);
    expect(value().pickedItems).toBe('offered');
    actor.send({ type: 'cart.pickedItemsKept' });
    expect(cart()).toEqual(oneRamen);
  });

  test('they are forgotten when the customer signs out', async () => {
    const { actor, cart, signOut, value } = await startOffered();
    signOut();
    expect(value().pickedItems).toBe('settled');
    expect(actor.getSnapshot().context.setAside).toBeNull();
    actor.send({ type: 'cart.pickedItemsKept' });
    expect(cart()).toEqual(emptyCart);
  });
});

describe('signing out', () => {
  test('clears the cart and forgets the user, without saving an empty cart', async () => {
    const { actor, cart, otherTabs, save, signOut, value } = await startOwned(oneDal);
    signOut();
    expect(value().ownership).toBe('guest');
    expect(cart()).toEqual(emptyCart);
    expect(actor.getSnapshot().context.userId).toBeNull();
    expect(save.inputs).toEqual([]);
    expect(otherTabs.liveCount).toBe(0);
  });

  test('a visitor who was never signed in keeps the items', () => {
    const { add, cart, signOut } = start();
    add(spiceRoute, dal);
    signOut();
    expect(cart()).toEqual(oneDal);
  });

  test('a saved cart that arrives afterwards has no effect', async () => {
    const { cart, load, signIn, signOut, value } = start();
    signIn('asha');
    signOut();
    expect(load.call().signal.aborted).toBe(true);
    await load.resolve({ kind: 'found', cart: oneDal });
    expect(value().ownership).toBe('guest');
    expect(cart()).toEqual(emptyCart);
  });

  test('a save that fails afterwards has no effect', async () => {
    const { actor, add, logFailure, save, signOut, value } = await startOwned();
    add(spiceRoute, dal);
    signOut();
    await save.reject(new Error('too late'));
    expect(value().ownership).toBe('guest');
    expect(actor.getSnapshot().hasTag('notice')).toBe(false);
    expect(logFailure).not.toHaveBeenCalled();
  });

  test('what is picked afterwards is a guest’s again', async () => {
    const { add, cart, save, signOut } = await startOwned(oneDal);
    signOut();
    add(noodleBar, ramen);
    expect(cart()).toEqual(oneRamen);
    expect(save.inputs).toEqual([]);
  });

  test('forgets what was saved, so that the next customer’s cart is not measured by it', async () => {
    const { actor, add, load, save, signIn, signOut } = await startOwned(oneDal);
    signOut();
    expect(actor.getSnapshot().context.kept).toEqual(emptyCart);
    add(spiceRoute, dal);
    signIn('bimal');
    await load.resolve({ kind: 'none' });
    expect(save.inputs).toEqual([{ userId: 'bimal', kept: emptyCart, cart: oneDal }]);
  });

  test('signing in again loads the cart anew', async () => {
    const { cart, load, signIn, signOut } = await startOwned(oneDal);
    signOut();
    signIn('asha');
    await load.resolve({ kind: 'found', cart: twoDal });
    expect(cart()).toEqual(twoDal);
  });
});

describe('another user in the place of the first', () => {
  test('never sees the first user’s cart', async () => {
    const { actor, cart, load, signIn, value } = await startOwned(oneDal);
    signIn('binod');
    expect(value().ownership).toEqual({ owned: 'restoring' });
    expect(cart()).toEqual(emptyCart);
    expect(actor.getSnapshot().context.userId).toBe('binod');
    expect(load.inputs).toEqual([{ userId: 'asha' }, { userId: 'binod' }]);
    await load.resolve({ kind: 'none' });
    expect(cart()).toEqual(emptyCart);
    expect(value().pickedItems).toBe('settled');
  });

  test('is not shown the first user’s cart when it arrives late', async () => {
    const { cart, load, signIn, value } = start();
    signIn('asha');
    signIn('binod');
    await load.resolve({ kind: 'found', cart: oneDal }, 0);
    expect(cart()).toEqual(emptyCart);
    expect(value().ownership).toEqual({ owned: 'restoring' });
    await load.resolve({ kind: 'found', cart: oneRamen }, 1);
    expect(cart()).toEqual(oneRamen);
  });

  test('does not get the first user’s items under the own name', async () => {
    const { add, save, signIn, value } = await startOwned();
    add(spiceRoute, dal);
    signIn('binod');
    await save.resolve({ kind: 'failed' });
    expect(value().ownership).toEqual({ owned: 'restoring' });
    expect(save.inputs).toEqual([{ userId: 'asha', kept: emptyCart, cart: oneDal }]);
  });

  test('hears of other tabs by the own name only', async () => {
    const { otherTabs, signIn } = await startOwned(oneDal);
    signIn('binod');
    expect(otherTabs.inputs).toEqual([{ userId: 'asha' }, { userId: 'binod' }]);
    expect(otherTabs.liveCount).toBe(1);
  });

  test('is not offered the items that the first user had picked', async () => {
    const { actor, cart, load, signIn, value } = await startOffered();
    signIn('binod');
    await load.resolve({ kind: 'none' });
    expect(value().pickedItems).toBe('settled');
    actor.send({ type: 'cart.pickedItemsKept' });
    expect(cart()).toEqual(emptyCart);
  });

  test('is not asked the question that the first user left open', async () => {
    const { actor, add, cart, load, signIn, value } = await startOwned(oneDal);
    add(noodleBar, ramen);
    signIn('binod');
    await load.resolve({ kind: 'none' });
    expect(value().replacement).toBe('none');
    expect(actor.getSnapshot().context.picked).toBeNull();
    actor.send({ type: 'cart.restaurantSet', restaurant: noodleBar });
    expect(cart().items).toEqual([]);
  });
});

describe('saving', () => {
  test('every change is saved, in order, with the content at that moment', async () => {
    const { actor, add, save } = await startOwned();
    add(spiceRoute, dal);
    await save.resolve({ kind: 'saved' });
    add(spiceRoute, dal);
    await save.resolve({ kind: 'saved' });
    actor.send({ type: 'cart.quantitySet', itemId: 'dal', quantity: 1 });
    await save.resolve({ kind: 'saved' });
    actor.send({ type: 'cart.itemRemoved', itemId: 'dal' });
    await save.resolve({ kind: 'saved' });
    actor.send({ type: 'cart.cleared' });
    const noDal: Cart = { restaurant: spiceRoute, items: [] };
    expect(save.inputs).toEqual([
      { userId: 'asha', kept: emptyCart, cart: oneDal },
      { userId: 'asha', kept: oneDal, cart: twoDal },
      { userId: 'asha', kept: twoDal, cart: oneDal },
      { userId: 'asha', kept: oneDal, cart: noDal },
      { userId: 'asha', kept: noDal, cart: emptyCart },
    ]);
  });

  test('a save that ends well settles', async () => {
    const { actor, add, save, value } = await startOwned();
    add(spiceRoute, dal);
    expect(value().ownership).toEqual({ owned: { saving: 'undisturbed' } });
    expect(actor.getSnapshot().hasTag('notice')).toBe(false);
    await save.resolve({ kind: 'saved' });
    expect(value().ownership).toEqual({ owned: 'saved' });
  });

  test('a change while saving is saved as soon as that has ended, and only its save settles', async () => {
    const { add, cart, save, value } = await startOwned();
    add(spiceRoute, dal);
    add(spiceRoute, dal);
    add(spiceRoute, dal);
    expect(value().ownership).toEqual({ owned: { saving: 'overtaken' } });
    expect(save.inputs).toEqual([{ userId: 'asha', kept: emptyCart, cart: oneDal }]);

    await save.resolve({ kind: 'saved' }, 0);
    expect(value().ownership).toEqual({ owned: { saving: 'undisturbed' } });
    const threeDal = { ...oneDal, items: [{ ...dal, quantity: 3 }] };
    expect(save.inputs.slice(1)).toEqual([{ userId: 'asha', kept: oneDal, cart: threeDal }]);
    await save.resolve({ kind: 'saved' }, 1);
    expect(value().ownership).toEqual({ owned: 'saved' });
    expect(cart()).toEqual(threeDal);
  });

  test('what another tab had saved meanwhile is taken over', async () => {
    const { add, cart, save, value } = await startOwned(oneDal);
    add(spiceRoute, dal);
    const merged = { ...twoDal, items: [...twoDal.items, { ...naan, quantity: 1 }] };
    await save.resolve({ kind: 'saved', merged });
    expect(value().ownership).toEqual({ owned: 'saved' });
    expect(cart()).toEqual(merged);
    add(spiceRoute, dal);
    expect(save.inputs.at(-1)?.kept).toEqual(merged);
  });

  test('what was changed here meanwhile is added to it', async () => {
    const { add, cart, save } = await startOwned(oneDal);
    add(spiceRoute, dal);
    add(spiceRoute, naan);
    const merged = { ...twoDal, items: [{ ...dal, quantity: 7 }] };
    await save.resolve({ kind: 'saved', merged }, 0);
    const ours = { ...twoDal, items: [...twoDal.items, { ...naan, quantity: 1 }] };
    expect(save.inputs.at(-1)).toEqual({ userId: 'asha', kept: twoDal, cart: ours });
    const both = { ...merged, items: [...merged.items, { ...naan, quantity: 1 }] };
    await save.resolve({ kind: 'saved', merged: both }, 1);
    expect(cart()).toEqual(both);
  });

  test('a refusal marks the cart as unsaved and keeps it', async () => {
    const { actor, add, cart, logFailure, save, value } = await startOwned();
    add(spiceRoute, dal);
    await save.resolve({ kind: 'failed' });
    expect(value().ownership).toEqual({ owned: 'unsaved' });
    expect(actor.getSnapshot().hasTag('notice')).toBe(true);
    expect(cart()).toEqual(oneDal);
    expect(logFailure).not.toHaveBeenCalled();
  });

  test('a surprise marks the cart as unsaved and is logged', async () => {
    const { actor, add, cart, logFailure, save } = await startOwned();
    const failure = new Error('broken');
    add(spiceRoute, dal);
    await save.reject(failure);
    expect(actor.getSnapshot().hasTag('notice')).toBe(true);
    expect(cart()).toEqual(oneDal);
    expect(logFailure.mock.calls).toEqual([[failure]]);
  });

  test('the next change tries to save everything again', async () => {
    const { actor, add, save, value } = await startOwned();
    add(spiceRoute, dal);
    await save.resolve({ kind: 'failed' });
    add(spiceRoute, dal);
    expect(value().ownership).toEqual({ owned: { saving: 'undisturbed' } });
    expect(save.inputs.at(-1)).toEqual({ userId: 'asha', kept: emptyCart, cart: twoDal });
    await save.resolve({ kind: 'saved' });
    expect(value().ownership).toEqual({ owned: 'saved' });
    expect(actor.getSnapshot().hasTag('notice')).toBe(false);
  });
});

describe('a change in another tab', () => {
  test('shows here and is not saved again', async () => {
    const { cart, otherTabs, save, value } = await startOwned(oneDal);
    otherTabs.report({ type: 'cart.changedElsewhere', cart: twoDal });
    expect(cart()).toEqual(twoDal);
    expect(value().ownership).toEqual({ owned: 'saved' });
    expect(save.inputs).toEqual([]);
  });

  test('is what the next change is added to', async () => {
    const { actor, otherTabs, save } = await startOwned(oneDal);
    otherTabs.report({ type: 'cart.changedElsewhere', cart: twoDal });
    actor.send({ type: 'cart.cleared' });
    expect(save.inputs).toEqual([{ userId: 'asha', kept: twoDal, cart: emptyCart }]);
  });

  test('lets an unsaved cart be saved together with it', async () => {
    const { actor, add, cart, otherTabs, save, value } = await startOwned();
    add(spiceRoute, dal);
    await save.resolve({ kind: 'failed' });
    otherTabs.report({ type: 'cart.changedElsewhere', cart: oneDal });
    expect(value().ownership).toEqual({ owned: { saving: 'undisturbed' } });
    expect(actor.getSnapshot().hasTag('notice')).toBe(false);
    expect(save.inputs.at(-1)).toEqual({ userId: 'asha', kept: emptyCart, cart: oneDal });
    await save.resolve({ kind: 'saved', merged: twoDal });
    expect(cart()).toEqual(twoDal);
  });

  test('does not take away what is being saved here, and is looked at right after', async () => {
    const { add, cart, otherTabs, save, value } = await startOwned();
    add(spiceRoute, dal);
    otherTabs.report({ type: 'cart.changedElsewhere', cart: twoDal });
    expect(cart()).toEqual(oneDal);
    expect(value().ownership).toEqual({ owned: { saving: 'overtaken' } });
    await save.resolve({ kind: 'saved' }, 0);
    expect(save.inputs.at(-1)).toEqual({ userId: 'asha', kept: oneDal, cart: oneDal });
    await save.resolve({ kind: 'saved', merged: twoDal }, 1);
    expect(cart()).toEqual(twoDal);
    expect(value().ownership).toEqual({ owned: 'saved' });
  });

  test('does not take away what was picked while the cart is restored', () => {
    const { add, cart, otherTabs, signIn } = start();
    add(noodleBar, ramen);
    signIn('asha');
    otherTabs.report({ type: 'cart.changedElsewhere', cart: oneDal });
    expect(cart()).toEqual(oneRamen);
  });

  test('has no effect on a guest', () => {
    const { actor, add, cart } = start();
    add(noodleBar, ramen);
    actor.send({ type: 'cart.changedElsewhere', cart: oneDal });
    expect(cart()).toEqual(oneRamen);
  });
});

describe('the drawer', () => {
  test('opens and closes', () => {
    const { actor, value } = start();
    actor.send({ type: 'cart.closed' });
    expect(value().drawer).toBe('closed');
    actor.send({ type: 'cart.opened' });
    expect(value().drawer).toBe('open');
    actor.send({ type: 'cart.opened' });
    expect(value().drawer).toBe('open');
    actor.send({ type: 'cart.closed' });
    expect(value().drawer).toBe('closed');
  });

  test('stays as it is while the cart changes hands', async () => {
    const { actor, load, signIn, signOut, value } = start();
    actor.send({ type: 'cart.opened' });
    signIn('asha');
    await load.resolve({ kind: 'found', cart: oneDal });
    expect(value().drawer).toBe('open');
    signOut();
    expect(value().drawer).toBe('open');
  });
});

test('a machine that is started, stopped and started anew listens exactly once', async () => {
  const { actor, load, machine, otherTabs, session, signIn } = start();
  signIn('asha');
  expect(otherTabs.liveCount).toBe(1);
  actor.stop();
  expect(session.liveCount).toBe(0);
  expect(otherTabs.liveCount).toBe(0);

  const second = createActor(machine).start();
  expect(session.liveCount).toBe(1);
  expect(second.getSnapshot().context.cart).toEqual(emptyCart);
  signIn('asha');
  await load.resolve({ kind: 'found', cart: twoDal }, 0);
  expect(second.getSnapshot().context.cart).toEqual(emptyCart);
  await load.resolve({ kind: 'found', cart: oneDal }, 1);
  expect(second.getSnapshot().context.cart).toEqual(oneDal);
  expect(otherTabs.liveCount).toBe(1);

  second.stop();
  expect(session.liveCount).toBe(0);
  expect(otherTabs.liveCount).toBe(0);
});

test('the context can be written down with everything in it', async () => {
  const { actor, add } = await startOffered();
  add(noodleBar, ramen);
  const { context } = actor.getSnapshot();
  expect(context.picked).not.toBeNull();
  expect(context.setAside).not.toBeNull();
  expect(rewritten(context)).toEqual(context);
});

import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { AnyEventObject } from 'xstate';
import { addingMachine, replacesOrder } from '../../machines/adding.ts';
import type { AddingEvent, ConcernsInput } from '../../machines/adding.ts';
import { applyToCart, emptyCart } from '../../src/domain/cart.ts';
import type { CartOperation } from '../../src/domain/cart.ts';
import type { DietConflict, Diet } from '../../src/domain/diet.ts';
import type { Cart, CartItem } from '../../src/domain/entities.ts';
import type { ReorderOffer } from '../../src/domain/reorder-offer.ts';
import { coal, dastan } from '../fixtures.ts';
import { controlledPromise } from './helpers.ts';
import { createRecordingParent } from './parent.ts';

const curry = { id: 'curry', name: 'Lamb Curry', price: 9 };
const dal: CartItem = { id: 'dal', name: 'Dal', price: 6.5, quantity: 2 };
const naan = { id: 'naan', name: 'Naan', price: 2 };
const ramen: CartItem = { id: 'ramen', name: 'Ramen', price: 9, quantity: 1 };
const oneRamen: Cart = { restaurant: dastan, items: [ramen] };

const eatsAll: Diet = { isVegetarian: false, avoided: [] };
const vegetarian: Diet = { isVegetarian: true, avoided: [] };
const noMilk: Diet = { isVegetarian: false, avoided: ['milk'] };

const meat: DietConflict = {
  dish: { id: 'curry', name: 'Lamb Curry' },
  isNotVegetarian: true,
  allergens: [],
  isUndeclared: false,
};

const unchanged: ReorderOffer = {
  restaurantName: coal.name,
  kitchen: 'open',
  selection: { restaurant: coal, items: [{ ...curry, quantity: 1 }, dal] },
  changes: [],
};
const changed: ReorderOffer = {
  ...unchanged,
  changes: [{ kind: 'repriced', name: 'Dal', price: 6, priceNow: 6.5 }],
};
const nothing: ReorderOffer = {
  ...unchanged,
  selection: null,
  changes: [{ kind: 'gone', name: 'Dal' }],
};
const closed: ReorderOffer = { ...unchanged, kitchen: 'closed', selection: null };

const oneCurry = { restaurant: coal, items: [{ ...curry, quantity: 1 }] };
const curryAdded = {
  type: 'adding.finished',
  operation: { type: 'itemsAdded', ...oneCurry },
  isOrder: false,
};
const orderAdded = {
  type: 'adding.finished',
  operation: { ...unchanged.selection, type: 'itemsAdded' },
  isOrder: true,
};

type Start = { diet?: Diet; userId?: string | null; cart?: Cart };

/** Starts the machine with a parent that changes the cart at once, as the app does. */
function start({ diet = eatsAll, userId = null, cart: initialCart = emptyCart }: Start = {}) {
  const concerns = controlledPromise<readonly DietConflict[], ConcernsInput>();
  const focused: (readonly CartItem[])[] = [];
  let cart = initialCart;
  const { child: actor, received } = createRecordingParent(
    addingMachine.provide({
      actors: { findConcerns: concerns.logic },
      actions: { focusAdded: (_, dishes) => focused.push(dishes) },
    }),
    ({ operation }: AnyEventObject) => {
      cart = applyToCart(cart, operation as CartOperation);
      return { type: 'cart.changed', cart };
    },
  );
  const send = (event: AddingEvent) => actor.send(event);
  const follow = (nextId: string | null, next: Diet) =>
    send({ type: 'diet.changed', userId: nextId, diet: next });
  follow(userId, diet);
  send({ type: 'cart.changed', cart });
  return {
    concerns,
    focused,
    received,
    send,
    follow,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    asks: () => actor.getSnapshot().hasTag('question'),
    pick: () =>
      send({ type: 'adding.dishPicked', restaurant: coal, item: { ...curry, quantity: 1 } }),
    repeat: (offer: ReorderOffer) => send({ type: 'adding.orderRepeated', offer }),
    accept: () => send({ type: 'adding.accepted' }),
    decline: () => send({ type: 'adding.declined' }),
  };
}

/** Starts with a vegetarian who has picked a non-veg dish or repeated an order with a non-veg dish. */
async function startConcerned(offer?: ReorderOffer, more: Start = {}) {
  const started = start({ diet: vegetarian, ...more });
  if (offer) started.repeat(offer);
  else started.pick();
  await started.concerns.resolve([meat]);
  return started;
}

test('the machine starts with no customer and no selection', () => {
  expect(createActor(addingMachine).getSnapshot().context).toEqual({
    userId: null,
    diet: eatsAll,
    cart: emptyCart,
    offer: null,
    selection: null,
    concerns: [],
    replacedId: null,
    waiting: [],
  });
});

describe('picking a dish', () => {
  test('a picked dish is added to the cart at once if the customer has no dietary restrictions', () => {
    const { concerns, pick, received, value } = start();
    pick();
    expect(received).toEqual([curryAdded]);
    expect(concerns.inputs).toEqual([]);
    expect(value()).toBe('idle');
  });

  test.each([vegetarian, noMilk])(
    'if the diet is %j, a picked dish is added only after its ingredients were looked up',
    async (diet) => {
      const { asks, concerns, pick, received, value } = start({ diet });
      pick();
      expect([value(), asks()]).toEqual(['findingConcerns', false]);
      expect(concerns.inputs).toEqual([{ dishes: oneCurry.items, diet }]);
      expect(received).toEqual([]);
      await concerns.resolve([]);
      expect(received).toEqual([curryAdded]);
      expect(value()).toBe('idle');
    },
  );

  test('a picked dish that conflicts with the diet is added only after the customer confirms', async () => {
    const { accept, asks, context, received, value } = await startConcerned();
    expect([value(), asks()]).toEqual(['askingAboutDiet', true]);
    expect(context().concerns).toEqual([meat]);
    expect(received).toEqual([]);
    accept();
    expect(received).toEqual([curryAdded]);
    expect(value()).toBe('idle');
    // The dialog still shows its text while it fades out.
    expect(context().concerns).toEqual([meat]);
  });

  test('the customer is asked about every selected dish if the ingredients can’t be loaded', async () => {
    const { concerns, context, repeat, received, value } = start({ diet: noMilk });
    repeat(unchanged);
    await concerns.reject(new Error('no network'));
    expect(received).toEqual([]);
    expect(value()).toBe('askingAboutDiet');
    expect(context().concerns).toEqual(
      [curry, dal].map(({ id, name }) => ({
        dish: { id, name },
        isNotVegetarian: false,
        allergens: [],
        isUndeclared: true,
      })),
    );
  });

  test('accepting only the dishes without conflicts does nothing if the only selected dish has a conflict', async () => {
    const { send, received, value } = await startConcerned();
    send({ type: 'adding.restAccepted' });
    expect(value()).toBe('askingAboutDiet');
    expect(received).toEqual([]);
  });

  test('the focus moves to a dish when it is added, not while its ingredients are looked up', async () => {
    const { concerns, focused, pick } = start({ diet: vegetarian });
    pick();
    expect(focused).toEqual([]);
    await concerns.resolve([]);
    expect(focused).toEqual([oneCurry.items]);
  });

  test('dishes that are picked during a lookup are added when the lookup ends, in the order of picking', async () => {
    const { concerns, context, pick, received, send } = start({ diet: vegetarian });
    pick();
    send({ type: 'adding.dishPicked', restaurant: coal, item: { ...naan, quantity: 1 } });
    pick();
    expect(concerns.inputs).toHaveLength(1);
    await concerns.resolve([]);
    expect(concerns.inputs.at(-1)?.dishes).toEqual([{ ...naan, quantity: 1 }]);
    await concerns.resolve([]);
    await concerns.resolve([]);
    expect(received).toHaveLength(3);
    expect(context()).toMatchObject({
      waiting: [],
      cart: {
        items: [
          { ...curry, quantity: 2 },
          { ...naan, quantity: 1 },
        ],
      },
    });
  });

  test('a dish waits until the question about an earlier dish is answered', async () => {
    const { concerns, decline, pick, received, send, value } = start({ diet: vegetarian });
    pick();
    send({ type: 'adding.dishPicked', restaurant: coal, item: { ...naan, quantity: 1 } });
    await concerns.resolve([meat]);
    expect(value()).toBe('askingAboutDiet');
    decline();
    expect(value()).toBe('findingConcerns');
    await concerns.resolve([]);
    expect(received.map(({ operation }) => operation.items)).toEqual([[{ ...naan, quantity: 1 }]]);
  });

  test.each([vegetarian, eatsAll])(
    'if a dish that was picked during a lookup would replace a cart from another restaurant, the customer is asked first (diet at the end: %j)',
    async (diet) => {
      const { accept, concerns, context, follow, pick, send, value } = start({ diet: vegetarian });
      pick();
      send({ type: 'adding.dishPicked', restaurant: dastan, item: ramen });
      follow(null, diet);
      await concerns.resolve([]);
      await concerns.resolve([]);
      expect(value()).toBe('askingToReplace');
      expect(context().cart).toEqual(oneCurry);
      accept();
      expect(context().cart).toEqual(oneRamen);
    },
  );

  test('a new selection replaces the question about an earlier selection', async () => {
    const { concerns, context, repeat, value } = await startConcerned();
    repeat(unchanged);
    expect(value()).toBe('findingConcerns');
    expect(context()).toMatchObject({ selection: unchanged.selection, concerns: [] });
    expect(concerns.inputs).toHaveLength(2);
  });

  test('picking a dish clears the conflicts that were found for an earlier dish', async () => {
    const { context, pick } = await startConcerned();
    pick();
    expect(context().concerns).toEqual([]);
  });
});

describe('repeating an order', () => {
  test('a repeated order is added to the cart at once if nothing has changed @2.74', () => {
    const { repeat, received, value } = start();
    repeat(unchanged);
    expect(received).toEqual([orderAdded]);
    expect(value()).toBe('idle');
  });

  test('the customer is asked about a changed order, which stays in the context while the dialog closes', () => {
    const { accept, asks, context, repeat, received, value } = start();
    repeat(changed);
    expect([value(), asks()]).toEqual(['askingAboutChanges', true]);
    expect(received).toEqual([]);
    accept();
    expect(received).toEqual([orderAdded]);
    expect(value()).toBe('idle');
    expect(context().offer).toEqual(changed);
  });

  test.each([
    ['its dishes are all gone', nothing],
    ['its restaurant is closed', closed],
  ])('a repeated order cannot be added if %s', (_, offer) => {
    const { accept, asks, context, decline, repeat, received, value } = start();
    repeat(offer);
    expect([value(), asks()]).toEqual(['impossible', true]);
    expect(context().offer).toEqual(offer);
    accept();
    expect(value()).toBe('impossible');
    decline();
    expect(value()).toBe('idle');
    expect(received).toEqual([]);
  });

  test('a repeated order can be added without the dishes that conflict with the diet', async () => {
    const { send, received } = await startConcerned(unchanged);
    send({ type: 'adding.restAccepted' });
    expect(received).toEqual([
      { ...orderAdded, operation: { type: 'itemsAdded', restaurant: coal, items: [dal] } },
    ]);
  });

  test('accepting only the dishes without conflicts does nothing if all dishes of a repeated order have conflicts', async () => {
    const { concerns, repeat, send, value } = start({ diet: vegetarian });
    repeat(unchanged);
    await concerns.resolve([meat, { ...meat, dish: dal }]);
    send({ type: 'adding.restAccepted' });
    expect(value()).toBe('askingAboutDiet');
  });
});

describe('a cart with dishes from another restaurant', () => {
  test('the cart is replaced if the customer agrees', () => {
    const { accept, pick, received } = start({ cart: oneRamen });
    pick();
    accept();
    expect(received).toEqual([
      { ...curryAdded, operation: { type: 'orderStarted', order: oneCurry } },
    ]);
  });

  test('the question about replacing the cart closes even before the cart has changed', () => {
    const { child } = createRecordingParent(addingMachine);
    child.send({ type: 'cart.changed', cart: oneRamen });
    child.send({ type: 'adding.dishPicked', restaurant: coal, item: { ...curry, quantity: 1 } });
    child.send({ type: 'adding.accepted' });
    expect(child.getSnapshot().value).toBe('idle');
  });

  test('a dish from the cart’s own restaurant is added without a question', () => {
    const { pick, received } = start({ cart: { restaurant: coal, items: [dal] } });
    pick();
    expect(received).toEqual([curryAdded]);
  });

  test('the question about replacing the cart follows the question about the diet', async () => {
    const { accept, value } = await startConcerned(undefined, { cart: oneRamen });
    accept();
    expect(value()).toBe('askingToReplace');
  });

  test('a customer who agreed to a changed order is asked again if another tab has started another cart meanwhile @20.10', async () => {
    const { accept, concerns, repeat, send, value } = start({ diet: vegetarian });
    repeat(changed);
    accept();
    send({ type: 'cart.changed', cart: oneRamen });
    await concerns.resolve([]);
    expect(value()).toBe('askingToReplace');
  });

  test('a changed order is added without another question if another tab has emptied the cart meanwhile @P.4', async () => {
    const { accept, concerns, repeat, send, received } = start({
      cart: oneRamen,
      diet: vegetarian,
    });
    repeat(changed);
    accept();
    send({ type: 'cart.changed', cart: emptyCart });
    await concerns.resolve([]);
    expect(received).toEqual([orderAdded]);
  });
});

test('replacesOrder returns false if nothing is selected', () => {
  expect(replacesOrder({ cart: oneRamen, selection: null })).toBe(false);
});

describe('open questions', () => {
  test('a question stays open when a guest signs in', async () => {
    const { context, follow, value } = await startConcerned();
    follow('asha', noMilk);
    expect(value()).toBe('askingAboutDiet');
    expect(context()).toMatchObject({ userId: 'asha', diet: noMilk, selection: oneCurry });
  });

  test('a question stays open if the customer’s diet changes in another tab', async () => {
    const { follow, value } = await startConcerned(undefined, { userId: 'asha' });
    follow('asha', eatsAll);
    expect(value()).toBe('askingAboutDiet');
  });

  test('a dish that waits for the end of a lookup is not added for the next customer', async () => {
    const { concerns, follow, pick, received, send, value } = start({
      diet: vegetarian,
      userId: 'asha',
    });
    pick();
    send({ type: 'adding.dishPicked', restaurant: coal, item: { ...naan, quantity: 1 } });
    follow('bimal', eatsAll);
    await concerns.resolve([]);
    expect(value()).toBe('idle');
    expect(received).toEqual([]);
  });
});

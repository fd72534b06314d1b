import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { dietCheckMachine, dishesOf, restOf } from '../../machines/diet-check.ts';
import type { Addition, ConcernsInput } from '../../machines/diet-check.ts';
import type { Concern, Diet } from '../../src/domain/diet.ts';
import type { CartItem } from '../../src/domain/entities.ts';
import { controlledPromise, rewritten, spiceRoute } from './helpers.ts';

const curry: CartItem = { id: 'curry', name: 'Lamb Curry', price: 9, quantity: 1 };
const dal: CartItem = { id: 'dal', name: 'Dal', price: 6.5, quantity: 2 };

const one: Addition = {
  type: 'cart.itemAdded',
  restaurant: spiceRoute,
  item: { id: 'curry', name: 'Lamb Curry', price: 9 },
};
const both: Addition = {
  type: 'cart.orderRepeated',
  restaurant: spiceRoute,
  items: [curry, dal],
};

const eatsAll: Diet = { isVegetarian: false, avoided: [] };
const vegetarian: Diet = { isVegetarian: true, avoided: [] };
const noMilk: Diet = { isVegetarian: false, avoided: ['milk'] };

const meat: Concern = {
  dish: { id: 'curry', name: 'Lamb Curry' },
  isNotVegetarian: true,
  allergens: [],
  isUndeclared: false,
};

function start(diet: Diet = eatsAll, userId: string | null = null) {
  const concerns = controlledPromise<readonly Concern[], ConcernsInput>();
  const done: unknown[] = [];
  const actor = createActor(
    dietCheckMachine.provide({
      actors: { findConcerns: concerns.logic },
      actions: { handOn: (_, addition) => done.push(addition) },
    }),
  ).start();
  const follow = (nextId: string | null, next: Diet) =>
    actor.send({ type: 'check.dietChanged', userId: nextId, diet: next });
  follow(userId, diet);
  return {
    actor,
    follow,
    concerns,
    done,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    asks: () => actor.getSnapshot().hasTag('question'),
    pick: (addition: Addition) => actor.send({ type: 'check.picked', addition }),
  };
}

test('knows of nobody and of nothing picked at first', () => {
  expect(createActor(dietCheckMachine).getSnapshot().context).toEqual({
    userId: null,
    diet: eatsAll,
    addition: null,
    concerns: [],
  });
});

test('holds nothing that could not be written down', () => {
  const { actor, context } = start(vegetarian);
  expect(actor.getSnapshot().value).toBe('idle');
  expect(rewritten(context())).toEqual(context());
});

describe('what is picked', () => {
  test('goes into the cart at once where the customer eats everything', () => {
    const { pick, concerns, done, value } = start();
    pick(one);
    expect(done).toEqual([one]);
    expect(concerns.inputs).toEqual([]);
    expect(value()).toBe('idle');
  });

  test.each([vegetarian, noMilk])('is looked up first for a diet of %j', async (diet) => {
    const { pick, concerns, done, value, asks } = start(diet);
    pick(one);
    expect(value()).toBe('checking');
    expect(asks()).toBe(false);
    expect(concerns.inputs).toEqual([{ addition: one, diet }]);
    expect(done).toEqual([]);
    await concerns.resolve([]);
    expect(done).toEqual([one]);
    expect(value()).toBe('idle');
  });

  test('is asked about where something speaks against it, and added if the customer says so', async () => {
    const { actor, pick, concerns, done, value, context, asks } = start(vegetarian);
    pick(one);
    await concerns.resolve([meat]);
    expect(value()).toBe('askingToAdd');
    expect(asks()).toBe(true);
    expect(context().concerns).toEqual([meat]);
    expect(done).toEqual([]);
    actor.send({ type: 'check.allAccepted' });
    expect(done).toEqual([one]);
    expect(value()).toBe('idle');
    // What faded from the screen still says what it said.
    expect(context().concerns).toEqual([meat]);
  });

  test('is left where the customer says no', async () => {
    const { actor, pick, concerns, done, value } = start(vegetarian);
    pick(one);
    await concerns.resolve([meat]);
    actor.send({ type: 'check.declined' });
    expect(done).toEqual([]);
    expect(value()).toBe('idle');
  });

  test('is asked about where nobody can tell what is in it', async () => {
    const { pick, concerns, done, value, context } = start(noMilk);
    pick(both);
    await concerns.reject(new Error('no network'));
    expect(done).toEqual([]);
    expect(value()).toBe('askingToAdd');
    expect(context().concerns).toEqual(
      [curry, dal].map(({ id, name }) => ({
        dish: { id, name },
        isNotVegetarian: false,
        allergens: [],
        isUndeclared: true,
      })),
    );
  });

  test('is one dish where one is added, of which nobody can tell', async () => {
    const { pick, concerns, context } = start(noMilk);
    pick(one);
    await concerns.reject(new Error('no network'));
    expect(context().concerns.map(({ dish }) => dish)).toEqual([meat.dish]);
  });

  test('settles a question that waits once the customer eats everything', async () => {
    const { follow, pick, concerns, done, value } = start(vegetarian, 'asha');
    pick(one);
    await concerns.resolve([meat]);
    follow('asha', eatsAll);
    pick(both);
    expect(done).toEqual([both]);
    expect(value()).toBe('idle');
  });

  test('is, of an order, what nothing speaks against', async () => {
    const { actor, pick, concerns, done, value } = start(vegetarian);
    pick(both);
    await concerns.resolve([meat]);
    actor.send({ type: 'check.restAccepted' });
    expect(done).toEqual([{ ...both, items: [dal] }]);
    expect(value()).toBe('idle');
  });

  test('comes after what was picked before it, whose question it replaces', async () => {
    const { pick, concerns, context, value } = start(vegetarian);
    pick(one);
    await concerns.resolve([meat]);
    pick(both);
    expect(value()).toBe('checking');
    expect(context()).toMatchObject({ addition: both, concerns: [] });
  });
});

const againstOne = (dish: CartItem): Concern => ({ ...meat, dish });
const against = (...items: CartItem[]) => items.map(againstOne);

test('an order has a rest where some of its dishes raise no concern', () => {
  expect(restOf(both, against(curry))).toEqual({ ...both, items: [dal] });
  expect(restOf(both, against(curry, dal))).toBeNull();
  expect(restOf(one, against(dal))).toBeNull();
  expect(restOf(null, [])).toBeNull();
  expect([null, one, both].map((addition) => dishesOf(addition).length)).toEqual([0, 1, 2]);
});

describe('whose diet it is', () => {
  test('a guest who signs in still has to answer', async () => {
    const { follow, pick, concerns, value, context } = start(vegetarian);
    pick(one);
    await concerns.resolve([meat]);
    follow('asha', noMilk);
    expect(value()).toBe('askingToAdd');
    expect(context()).toMatchObject({ userId: 'asha', diet: noMilk, addition: one });
  });

  test('a customer whose diet changes in another tab still has to answer', async () => {
    const { follow, pick, concerns, value } = start(vegetarian, 'asha');
    pick(one);
    await concerns.resolve([meat]);
    follow('asha', eatsAll);
    expect(value()).toBe('askingToAdd');
  });

  test.each(['bimal', null])('what one customer picked is not asked of %s', async (next) => {
    const { follow, pick, concerns, value, context } = start(vegetarian, 'asha');
    pick(one);
    await concerns.resolve([meat]);
    follow(next, eatsAll);
    expect(value()).toBe('idle');
    expect(context()).toEqual({
      userId: next,
      diet: eatsAll,
      addition: null,
      concerns: [],
    });
  });
});

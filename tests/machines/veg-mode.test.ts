import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { vegModeMachine } from '../../machines/veg-mode.ts';
import type { VegModeEvent } from '../../machines/veg-mode.ts';
import type { CartItem } from '../../src/domain/entities.ts';
import { controlledPromise } from './helpers.ts';

const curry: CartItem = { id: 'curry', name: 'Lamb Curry', price: 9, quantity: 1 };

function start(userId: string | null = null) {
  const found = controlledPromise<readonly CartItem[]>();
  const done: unknown[] = [];
  const actor = createActor(
    vegModeMachine.provide({
      actors: { findNonVegetarian: found.logic },
      actions: { turnOn: (_, without) => done.push(without) },
    }),
  ).start();
  const change = (nextId: string | null) =>
    actor.send({ type: 'session.changed', userId: nextId, isReported: true });
  change(userId);
  return {
    change,
    found,
    done,
    send: (event: VegModeEvent) => actor.send(event),
    request: () => actor.send({ type: 'vegMode.requested' }),
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

test('veg mode has no customer and no dishes at first', () => {
  expect(createActor(vegModeMachine).getSnapshot().context).toEqual({ userId: null, dishes: [] });
});

test('veg mode turns on if the cart can’t be checked', async () => {
  const { done, found, request } = start();
  request();
  await found.reject(new Error('no network'));
  expect(done).toEqual([[]]);
});

test('veg mode checks the cart again if it is requested again', async () => {
  const { done, found, request, value } = start();
  request();
  await found.resolve([curry]);
  request();
  expect(value()).toBe('checkingCart');
  await found.resolve([]);
  expect(done).toEqual([[]]);
});

test('veg mode turns on without a question if another page is shown while the cart is checked', async () => {
  const { done, found, request, send, value } = start();
  request();
  send({ type: 'page.changed' });
  expect(value()).toBe('idle');
  await found.resolve([curry]);
  expect(done).toEqual([[]]);
  expect(value()).toBe('idle');
});

describe('the question about non-veg dishes in the cart', () => {
  /** Starts after veg mode was requested with a curry in the cart. */
  async function startAsking(userId: string | null = null) {
    const started = start(userId);
    started.request();
    await started.found.resolve([curry]);
    expect(started.value()).toBe('asking');
    expect(started.done).toEqual([]);
    return started;
  }

  test.each([
    [[[curry]], 'vegMode.dishesRemoved'],
    [[[]], 'vegMode.dishesKept'],
    [[], 'vegMode.declined'],
    [[], 'page.changed'],
  ] as const)('the question ends with the result %j after %s', async (outcome, type) => {
    const { context, done, send, value } = await startAsking();
    send({ type });
    expect(done).toEqual(outcome);
    expect(value()).toBe('idle');
    // The dialog still names the dish while it fades out.
    expect(context().dishes).toEqual([curry]);
  });

  test('the question stays open when a guest signs in', async () => {
    const { context, change, value } = await startAsking();
    change('asha');
    expect(value()).toBe('asking');
    expect(context()).toEqual({ userId: 'asha', dishes: [curry] });
  });

  test('the question stays open if the same customer is reported again', async () => {
    const { change, value } = await startAsking('asha');
    change('asha');
    expect(value()).toBe('asking');
  });

  test.each(['bimal', null])('the question closes if %s replaces the customer', async (userId) => {
    const { context, change, value } = await startAsking('asha');
    change(userId);
    expect(value()).toBe('idle');
    expect(context()).toEqual({ userId, dishes: [] });
  });
});

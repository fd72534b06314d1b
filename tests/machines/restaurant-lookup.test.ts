import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { restaurantLookupMachine } from '../../machines/restaurant-lookup.ts';
import type { RestaurantLookupOutcome } from '../../machines/restaurant-lookup.ts';
import type { MenuItem } from '../../src/domain/entities.ts';
import { controlledPromise, flushPromises, rewritten, spiceRouteDetails } from './helpers.ts';

const dal: MenuItem = {
  id: 'dal',
  name: 'Dal',
  description: 'Lentils.',
  price: 6.5,
  priceINR: '₹540',
  category: 'Appetizer',
  image: 'dal.svg',
  isVegetarian: true,
  isSpicy: false,
};
const found: RestaurantLookupOutcome = {
  kind: 'found',
  restaurant: spiceRouteDetails,
  menu: [dal],
};

function start(restaurantId = 'spice-route') {
  const load = controlledPromise<RestaurantLookupOutcome, { restaurantId: string }>();
  const logFailure = vi.fn<(error: unknown) => void>();
  const machine = restaurantLookupMachine.provide({
    actors: { loadRestaurant: load.logic },
    actions: { logFailure: (_, { error }) => logFailure(error) },
  });
  const actor = createActor(machine, { input: { restaurantId } }).start();
  return { actor, load, logFailure, machine };
}

test('the machine is named after its file', () => {
  expect(restaurantLookupMachine.id).toBe('restaurant-lookup');
});

test('the restaurant of the address is loaded at once', () => {
  const { actor, load } = start('noodle-bar');
  expect(actor.getSnapshot().value).toBe('loading');
  expect(actor.getSnapshot().context).toEqual({ restaurantId: 'noodle-bar', found: null });
  expect(load.inputs).toEqual([{ restaurantId: 'noodle-bar' }]);
});

test('a restaurant that is found is kept with its menu', async () => {
  const { actor, load } = start();
  await load.resolve(found);
  expect(actor.getSnapshot().value).toBe('loaded');
  expect(actor.getSnapshot().status).toBe('done');
  expect(actor.getSnapshot().context.found?.restaurant).toEqual(spiceRouteDetails);
  expect(actor.getSnapshot().context.found?.menu).toEqual([dal]);
  const { context } = actor.getSnapshot();
  expect(rewritten(context)).toEqual(context);
});

test('an unknown id is not found', async () => {
  const { actor, load, logFailure } = start('nowhere');
  await load.resolve({ kind: 'notFound' });
  expect(actor.getSnapshot().value).toBe('notFound');
  expect(actor.getSnapshot().status).toBe('done');
  expect(actor.getSnapshot().context.found).toBeNull();
  expect(logFailure).not.toHaveBeenCalled();
});

test('a load that fails is logged and counts as not found', async () => {
  const { actor, load, logFailure } = start();
  const failure = new Error('broken');
  await load.reject(failure);
  expect(actor.getSnapshot().value).toBe('notFound');
  expect(logFailure.mock.calls).toEqual([[failure]]);
});

test('a restaurant that arrives after the page was left has no effect', async () => {
  const { actor, load } = start();
  actor.stop();
  expect(load.call().signal.aborted).toBe(true);
  await load.resolve(found);
  expect(actor.getSnapshot().value).toBe('loading');
  expect(actor.getSnapshot().context.found).toBeNull();
});

test('a machine that is started, stopped and started anew loads for the living one only', async () => {
  const { actor, load, machine } = start();
  actor.stop();
  const second = createActor(machine, { input: { restaurantId: 'spice-route' } }).start();
  await load.resolve({ kind: 'notFound' }, 0);
  expect(second.getSnapshot().value).toBe('loading');
  await load.resolve(found, 1);
  await flushPromises();
  expect(second.getSnapshot().value).toBe('loaded');
});

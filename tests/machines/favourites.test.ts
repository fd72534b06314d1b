import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type {
  LoadOutcome,
  OwnerInput,
  RecordEvent,
  StoreInput,
  StoreOutcome,
} from '../../machines/customer-record.ts';
import { favouritesMachine } from '../../machines/favourites.ts';
import { favouritesRecord } from '../../src/domain/favourites.ts';
import type { Favourites, FavouritesOperation } from '../../src/domain/favourites.ts';
import { controlledListener, controlledPromise } from './helpers.ts';

const { apply } = favouritesRecord;
const added = (restaurantId: string) => ({ type: 'added', restaurantId }) as const;
const removed = (restaurantId: string) => ({ type: 'removed', restaurantId }) as const;

test('a favourite is listed once, however often it is added', () => {
  expect([added('a'), added('b'), added('a')].reduce(apply, [])).toEqual(['b', 'a']);
});

test('a favourite that is removed leaves the others, and may be gone already', () => {
  expect(apply(['a', 'b'], removed('a'))).toEqual(['b']);
  expect(apply(['b'], removed('a'))).toEqual(['b']);
});

test('none at all are empty, as they are at first', () => {
  expect(favouritesRecord.empty).toEqual([]);
  expect([[], ['a']].map(favouritesRecord.isEmpty)).toEqual([true, false]);
});

test('a guest’s favourites join those of who signs in', async () => {
  type Event = RecordEvent<Favourites, FavouritesOperation>;
  const session = controlledListener<Event>();
  const load = controlledPromise<LoadOutcome<Favourites>, OwnerInput>();
  const store = controlledPromise<StoreOutcome<Favourites>, StoreInput<FavouritesOperation>>();
  const actor = createActor(
    favouritesMachine.provide({
      actors: {
        sessionListener: session.logic,
        otherTabsListener: controlledListener<Event, OwnerInput>().logic,
        load: load.logic,
        store: store.logic,
      },
    }),
  ).start();
  await load.resolve({ kind: 'none' });
  actor.send({ type: 'record.operated', operation: added('guest') });
  session.report({ type: 'record.signedIn', userId: 'asha' });
  await load.resolve({ kind: 'found', value: ['saved'] });
  expect(actor.getSnapshot().value).toEqual({ owned: 'storing' });
  expect(actor.getSnapshot().context).toMatchObject({ value: ['saved', 'guest'], replaced: null });
});

test.each([[[]], [['a']], [['b', 'a']]])('the operations of favourites make them: %j', (ids) => {
  expect(favouritesRecord.toOperations?.(ids).reduce(apply, [])).toEqual(ids);
});

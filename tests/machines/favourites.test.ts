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
import type { Favourites, FavouritesOperation } from '../../src/domain/favourites.ts';
import { controlledListener, controlledPromise } from './helpers.ts';

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
  actor.send({ type: 'record.operated', operation: { type: 'added', restaurantId: 'guest' } });
  session.report({ type: 'record.signedIn', userId: 'asha' });
  await load.resolve({ kind: 'found', value: ['saved'] });
  expect(actor.getSnapshot().value).toEqual({ owned: 'storing' });
  expect(actor.getSnapshot().context).toMatchObject({ value: ['saved', 'guest'], replaced: null });
});

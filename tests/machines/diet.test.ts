import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type {
  LoadOutcome,
  OwnerInput,
  RecordEvent,
  StoreInput,
  StoreOutcome,
} from '../../machines/customer-record.ts';
import { dietMachine } from '../../machines/diet.ts';
import type { Diet, DietOperation } from '../../src/domain/diet.ts';
import { controlledListener, controlledPromise } from './helpers.ts';

test('what a guest set is added to the diet of who signs in', async () => {
  type Event = RecordEvent<Diet, DietOperation>;
  const session = controlledListener<Event>();
  const load = controlledPromise<LoadOutcome<Diet>, OwnerInput>();
  const store = controlledPromise<StoreOutcome<Diet>, StoreInput<DietOperation>>();
  const actor = createActor(
    dietMachine.provide({
      actors: {
        sessionListener: session.logic,
        otherTabsListener: controlledListener<Event, OwnerInput>().logic,
        load: load.logic,
        store: store.logic,
      },
    }),
  ).start();
  await load.resolve({ kind: 'none' });
  actor.send({ type: 'record.operated', operation: { type: 'vegModeTurnedOn' } });
  session.report({ type: 'record.signedIn', userId: 'asha' });
  await load.resolve({ kind: 'found', value: { isVegetarian: false, avoided: ['nuts'] } });
  expect(actor.getSnapshot().value).toEqual({ owned: 'storing' });
  expect(actor.getSnapshot().context).toMatchObject({
    value: { isVegetarian: true, avoided: ['nuts'] },
    replaced: null,
  });
});

import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { addressesMachine } from '../../machines/addresses.ts';
import type {
  LoadOutcome,
  OwnerInput,
  RecordEvent,
  StoreInput,
  StoreOutcome,
} from '../../machines/customer-record.ts';
import type { AddressesOperation, ForgottenOrders } from '../../src/domain/earlier-addresses.ts';
import { controlledListener, controlledPromise } from './helpers.ts';

test('what was forgotten before it was loaded counts as well', async () => {
  type Event = RecordEvent<ForgottenOrders, AddressesOperation>;
  const session = controlledListener<Event>();
  const load = controlledPromise<LoadOutcome<ForgottenOrders>, OwnerInput>();
  const store = controlledPromise<StoreOutcome<ForgottenOrders>, StoreInput<AddressesOperation>>();
  const actor = createActor(
    addressesMachine.provide({
      actors: {
        sessionListener: session.logic,
        otherTabsListener: controlledListener<Event, OwnerInput>().logic,
        load: load.logic,
        store: store.logic,
      },
    }),
  ).start();
  session.report({ type: 'record.signedIn', userId: 'asha' });
  actor.send({ type: 'record.operated', operation: { type: 'forgotten', orderIds: ['a'] } });
  await load.resolve({ kind: 'found', value: ['saved'] });
  expect(actor.getSnapshot().value).toEqual({ owned: 'storing' });
  expect(actor.getSnapshot().context).toMatchObject({ value: ['saved', 'a'], replaced: null });
});

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
import { addressesRecord } from '../../src/domain/earlier-addresses.ts';
import type { AddressesOperation, ForgottenOrders } from '../../src/domain/earlier-addresses.ts';
import { controlledListener, controlledPromise } from './helpers.ts';

const { apply } = addressesRecord;
const forgotten = (...orderIds: string[]): AddressesOperation => ({ type: 'forgotten', orderIds });
const remembered = (...orderIds: string[]): AddressesOperation => ({
  type: 'remembered',
  orderIds,
});

test('all orders to an address are forgotten together, each once, however often', () => {
  expect([forgotten('a', 'b'), forgotten('c'), forgotten('a', 'b')].reduce(apply, [])).toEqual([
    'c',
    'a',
    'b',
  ]);
});

test('what is remembered again leaves the others, and may be gone already', () => {
  expect(apply(['a', 'b', 'c'], remembered('a', 'b'))).toEqual(['c']);
  expect(apply(['c'], remembered('a'))).toEqual(['c']);
});

test('at first nothing is forgotten, and that is not worth keeping', () => {
  expect(addressesRecord.empty).toEqual([]);
  expect([[], ['a']].map(addressesRecord.isEmpty)).toEqual([true, false]);
});

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
  actor.send({ type: 'record.operated', operation: forgotten('a') });
  await load.resolve({ kind: 'found', value: ['saved'] });
  expect(actor.getSnapshot().value).toEqual({ owned: 'storing' });
  expect(actor.getSnapshot().context).toMatchObject({ value: ['saved', 'a'], replaced: null });
});

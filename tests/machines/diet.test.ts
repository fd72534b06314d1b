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
import { dietRecord, restricts } from '../../src/domain/diet.ts';
import type { Diet, DietOperation } from '../../src/domain/diet.ts';
import { controlledListener, controlledPromise } from './helpers.ts';

const { apply, empty } = dietRecord;
const vegetarian: Diet = { isVegetarian: true, avoided: [] };
const avoids = (...avoided: Diet['avoided']): Diet => ({ isVegetarian: false, avoided });

test('veg mode is turned on and off, and what is avoided stays', () => {
  const on = apply(avoids('milk'), { type: 'vegModeTurnedOn' });
  expect(on).toEqual({ isVegetarian: true, avoided: ['milk'] });
  expect(apply(on, { type: 'vegModeTurnedOff' })).toEqual(avoids('milk'));
});

test('an allergen is avoided once, however often that is said, and veg mode stays', () => {
  const operations: DietOperation[] = [
    { type: 'allergenAvoided', allergen: 'milk' },
    { type: 'allergenAvoided', allergen: 'nuts' },
    { type: 'allergenAvoided', allergen: 'milk' },
  ];
  expect(operations.reduce(apply, vegetarian)).toEqual({
    isVegetarian: true,
    avoided: ['nuts', 'milk'],
  });
});

test('an allergen that is accepted again leaves the others, and may be accepted already', () => {
  const accepted: DietOperation = { type: 'allergenAccepted', allergen: 'milk' };
  expect(apply(avoids('milk', 'nuts'), accepted)).toEqual(avoids('nuts'));
  expect(apply(avoids('nuts'), accepted)).toEqual(avoids('nuts'));
});

test('at first everything is eaten, and nothing is kept of that', () => {
  expect(empty).toEqual({ isVegetarian: false, avoided: [] });
  expect([empty, vegetarian, avoids('egg')].map(dietRecord.isEmpty)).toEqual([true, false, false]);
  expect([empty, vegetarian, avoids('egg')].map(restricts)).toEqual([false, true, true]);
});

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
  await load.resolve({ kind: 'found', value: avoids('nuts') });
  expect(actor.getSnapshot().value).toEqual({ owned: 'storing' });
  expect(actor.getSnapshot().context).toMatchObject({
    value: { isVegetarian: true, avoided: ['nuts'] },
    replaced: null,
  });
});

test.each([empty, vegetarian, avoids('milk', 'nuts'), { ...avoids('egg'), isVegetarian: true }])(
  'the operations of a diet make it: %j',
  (diet) => {
    expect(dietRecord.toOperations?.(diet).reduce(apply, empty)).toEqual(diet);
  },
);

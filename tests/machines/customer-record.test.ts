import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { createCustomerRecordMachine } from '../../machines/customer-record.ts';
import type {
  LoadOutcome,
  OwnerInput,
  RecordEvent,
  StoreInput,
  StoreOutcome,
} from '../../machines/customer-record.ts';
import { controlledListener, controlledPromise, rewritten } from './helpers.ts';

/** A shopping list: words are added to it and crossed out. */
type List = readonly string[];
type Change = { add: string } | { cross: string };
type ListEvent = RecordEvent<List, Change>;

function apply(list: List, change: Change): List {
  return 'add' in change ? [...list, change.add] : list.filter((word) => word !== change.cross);
}

const toOperations = (list: List) => list.map((word) => ({ add: word }));

type GuestValue = 'added' | 'replaced' | 'stored';

const listMachine = (guestValue: GuestValue = 'added') =>
  createCustomerRecordMachine<List, Change>({
    id: 'list',
    description: 'A shopping list.',
    empty: [],
    isEmpty: (list) => list.length === 0,
    apply,
    ...(guestValue === 'stored' ? { guestValue: 'added', toOperations } : { guestValue }),
  });

function start(guestValue?: GuestValue) {
  const session = controlledListener<ListEvent>();
  const otherTabs = controlledListener<ListEvent, OwnerInput>();
  const load = controlledPromise<LoadOutcome<List>, OwnerInput>();
  const store = controlledPromise<StoreOutcome<List>, StoreInput<Change>>();
  const logFailure = vi.fn<(error: unknown) => void>();
  const machine = listMachine(guestValue).provide({
    actors: {
      sessionListener: session.logic,
      otherTabsListener: otherTabs.logic,
      load: load.logic,
      store: store.logic,
    },
    actions: { logFailure: (_, { error }) => logFailure(error) },
  });
  const actor = createActor(machine).start();
  return {
    actor,
    machine,
    session,
    otherTabs,
    load,
    store,
    logFailure,
    context: () => actor.getSnapshot().context,
    list: () => actor.getSnapshot().context.value,
    value: () => actor.getSnapshot().value,
    hasTag: (tag: 'loading' | 'unsaved') => actor.getSnapshot().hasTag(tag),
    add: (word: string) => actor.send({ type: 'record.operated', operation: { add: word } }),
    cross: (word: string) => actor.send({ type: 'record.operated', operation: { cross: word } }),
    signIn: (userId = 'asha') => session.report({ type: 'record.signedIn', userId }),
    signOut: () => session.report({ type: 'record.signedOut' }),
    changeElsewhere: (value: List) => otherTabs.report({ type: 'record.changedElsewhere', value }),
  };
}

/** Signed in, with this list saved. */
async function startOwned(saved: List = []) {
  const started = start();
  started.signIn();
  await started.load.resolve(saved.length > 0 ? { kind: 'found', value: saved } : { kind: 'none' });
  return started;
}

describe('a guest', () => {
  test('begins with the empty value, and nothing is loaded', () => {
    const { list, load, value } = start();
    expect(value()).toBe('guest');
    expect(list()).toEqual([]);
    expect(load.inputs).toEqual([]);
  });

  test('sees every operation at once, and none is stored', () => {
    const { add, cross, list, store } = start();
    add('milk');
    add('tea');
    cross('milk');
    expect(list()).toEqual(['tea']);
    expect(store.inputs).toEqual([]);
  });

  test('keeps the value when the session only says that nobody is there', () => {
    const { add, list, signOut } = start();
    add('milk');
    signOut();
    expect(list()).toEqual(['milk']);
  });

  test('hears nothing of other tabs', () => {
    const { actor, add, list, otherTabs } = start();
    add('milk');
    actor.send({ type: 'record.changedElsewhere', value: ['tea'] });
    expect(list()).toEqual(['milk']);
    expect(otherTabs.liveCount).toBe(0);
  });
});

describe('a guest whose value is stored', () => {
  test('finds the value of the last visit, changes it and hears of other tabs', async () => {
    const { add, changeElsewhere, list, load, otherTabs, store, value } = start('stored');
    expect(load.inputs).toEqual([{ userId: null }]);
    await load.resolve({ kind: 'found', value: ['tea'] });
    expect(list()).toEqual(['tea']);
    add('milk');
    expect(store.inputs).toEqual([{ userId: null, operations: [{ add: 'milk' }] }]);
    await store.resolve({ kind: 'stored', value: ['tea', 'milk'] });
    expect(value()).toEqual({ owned: 'kept' });
    expect(otherTabs.inputs).toEqual([{ userId: null }]);
    changeElsewhere(['salt']);
    expect(list()).toEqual(['salt']);
  });

  test('is told nothing new when the session says that nobody is there', async () => {
    const { list, load, signOut } = start('stored');
    await load.resolve({ kind: 'found', value: ['tea'] });
    signOut();
    expect(list()).toEqual(['tea']);
    expect(load.inputs).toHaveLength(1);
  });

  test('takes all of it along at sign-in, stored, being stored or refused, and keeps seeing it', async () => {
    const { add, list, load, signIn, store } = start('stored');
    await load.resolve({ kind: 'found', value: ['tea'] });
    add('milk');
    await store.resolve({ kind: 'failed' });
    add('rice');
    signIn();
    expect(list()).toEqual(['tea', 'milk', 'rice']);
    await load.resolve({ kind: 'found', value: ['salt'] });
    expect(list()).toEqual(['salt', 'tea', 'milk', 'rice']);
    expect(store.inputs.at(-1)).toEqual({
      userId: 'asha',
      operations: [{ add: 'tea' }, { add: 'milk' }, { add: 'rice' }],
    });
  });

  test('does not get the customer’s value when they sign out', async () => {
    const { list, load, signIn, signOut, value } = start('stored');
    await load.resolve({ kind: 'none' });
    signIn();
    await load.resolve({ kind: 'found', value: ['tea'] });
    signOut();
    expect(list()).toEqual([]);
    expect(value()).toEqual({ owned: 'loading' });
    expect(load.inputs.at(-1)).toEqual({ userId: null });
  });
});

describe('signing in', () => {
  test('loads the saved value of that user', async () => {
    const { hasTag, list, load, signIn, store, value } = start();
    signIn();
    expect(hasTag('loading')).toBe(true);
    expect(load.inputs).toEqual([{ userId: 'asha' }]);
    await load.resolve({ kind: 'found', value: ['milk'] });
    expect(list()).toEqual(['milk']);
    expect(value()).toEqual({ owned: 'kept' });
    expect(hasTag('loading')).toBe(false);
    expect(store.inputs).toEqual([]);
  });

  test('begins with the empty value where nothing is saved', async () => {
    const { list, store, value } = await startOwned();
    expect(list()).toEqual([]);
    expect(value()).toEqual({ owned: 'kept' });
    expect(store.inputs).toEqual([]);
  });

  test.each(['added', 'replaced'] as const)(
    'stores what the guest did where nothing is saved (%s)',
    async (guestValue) => {
      const { add, list, load, signIn, store } = start(guestValue);
      add('milk');
      signIn();
      expect(list()).toEqual(['milk']);
      await load.resolve({ kind: 'none' });
      expect(store.inputs).toEqual([{ userId: 'asha', operations: [{ add: 'milk' }] }]);
      expect(list()).toEqual(['milk']);
    },
  );

  test('adds what the guest did to the saved value', async () => {
    const { add, context, load, signIn, store, value } = start('added');
    add('milk');
    signIn();
    await load.resolve({ kind: 'found', value: ['tea'] });
    expect(context()).toMatchObject({ value: ['tea', 'milk'], replaced: null });
    expect(value()).toEqual({ owned: 'storing' });
    expect(store.inputs).toEqual([{ userId: 'asha', operations: [{ add: 'milk' }] }]);
  });

  test('or puts the saved value in its place, and remembers what it replaced', async () => {
    const { actor, add, context, load, signIn, store, value } = start('replaced');
    add('milk');
    signIn();
    await load.resolve({ kind: 'found', value: ['tea'] });
    expect(context()).toMatchObject({ value: ['tea'], pending: [], replaced: ['milk'] });
    expect(value()).toEqual({ owned: 'kept' });
    expect(store.inputs).toEqual([]);
    actor.send({ type: 'record.replacedForgotten' });
    expect(context()).toMatchObject({ value: ['tea'], replaced: null });
  });

  test('has nothing to forget where it replaces nothing', () => {
    const forgetting = 'record.replacedForgotten';
    expect(listMachine('replaced').events).toContain(forgetting);
    expect(listMachine('added').events).not.toContain(forgetting);
  });

  test('replaces nothing where the guest crossed everything out again', async () => {
    const { add, context, cross, load, signIn } = start('replaced');
    add('milk');
    cross('milk');
    signIn();
    await load.resolve({ kind: 'found', value: ['milk', 'tea'] });
    expect(context()).toMatchObject({ value: ['milk', 'tea'], replaced: null });
  });

  test('what is added while loading is shown at once and stored afterwards', async () => {
    const { add, list, load, signIn, store } = start();
    signIn();
    add('milk');
    expect(list()).toEqual(['milk']);
    await load.resolve({ kind: 'found', value: ['tea'] });
    expect(list()).toEqual(['tea', 'milk']);
    expect(store.inputs).toEqual([{ userId: 'asha', operations: [{ add: 'milk' }] }]);
  });

  test('what another tab stores while loading takes nothing away', () => {
    const { add, changeElsewhere, list, signIn } = start();
    add('milk');
    signIn();
    changeElsewhere(['tea']);
    expect(list()).toEqual(['milk']);
  });

  test('tells where loading breaks down, and keeps what the guest has', async () => {
    const { add, hasTag, list, load, logFailure, signIn, store } = start();
    const failure = new Error('broken');
    add('milk');
    signIn();
    await load.reject(failure);
    expect(hasTag('unsaved')).toBe(true);
    expect(list()).toEqual(['milk']);
    expect(logFailure.mock.calls).toEqual([[failure]]);
    add('tea');
    expect(store.inputs).toEqual([
      { userId: 'asha', operations: [{ add: 'milk' }, { add: 'tea' }] },
    ]);
  });
});

describe('storing', () => {
  test('every operation is stored by itself, in order', async () => {
    const { add, cross, store, value } = await startOwned(['tea']);
    add('milk');
    expect(value()).toEqual({ owned: 'storing' });
    await store.resolve({ kind: 'stored', value: ['tea', 'milk'] });
    expect(value()).toEqual({ owned: 'kept' });
    cross('tea');
    await store.resolve({ kind: 'stored', value: ['milk'] });
    expect(store.inputs).toEqual([
      { userId: 'asha', operations: [{ add: 'milk' }] },
      { userId: 'asha', operations: [{ cross: 'tea' }] },
    ]);
  });

  test('operations that come meanwhile are shown at once and stored next', async () => {
    const { add, list, store, value } = await startOwned();
    add('milk');
    add('tea');
    add('rice');
    expect(list()).toEqual(['milk', 'tea', 'rice']);
    expect(store.inputs).toHaveLength(1);
    await store.resolve({ kind: 'stored', value: ['milk'] });
    expect(list()).toEqual(['milk', 'tea', 'rice']);
    expect(value()).toEqual({ owned: 'storing' });
    expect(store.inputs[1]).toEqual({
      userId: 'asha',
      operations: [{ add: 'tea' }, { add: 'rice' }],
    });
    await store.resolve({ kind: 'stored', value: ['milk', 'tea', 'rice'] });
    expect(value()).toEqual({ owned: 'kept' });
    expect(list()).toEqual(['milk', 'tea', 'rice']);
  });

  test('shows what another tab had stored, with what came meanwhile', async () => {
    const { add, list, store } = await startOwned();
    add('milk');
    add('tea');
    await store.resolve({ kind: 'stored', value: ['salt', 'milk'] });
    expect(list()).toEqual(['salt', 'milk', 'tea']);
  });

  test('a refusal keeps the value, and the next operation takes all of it along', async () => {
    const { add, hasTag, list, logFailure, store, value } = await startOwned();
    add('milk');
    await store.resolve({ kind: 'failed' });
    expect(hasTag('unsaved')).toBe(true);
    expect(list()).toEqual(['milk']);
    expect(logFailure).not.toHaveBeenCalled();
    add('tea');
    expect(hasTag('unsaved')).toBe(false);
    expect(store.inputs[1]?.operations).toEqual([{ add: 'milk' }, { add: 'tea' }]);
    await store.resolve({ kind: 'stored', value: ['milk', 'tea'] });
    expect(value()).toEqual({ owned: 'kept' });
  });

  test('a surprise is logged, and keeps the value', async () => {
    const { add, hasTag, list, logFailure, store } = await startOwned();
    const failure = new Error('broken');
    add('milk');
    await store.reject(failure);
    expect(hasTag('unsaved')).toBe(true);
    expect(list()).toEqual(['milk']);
    expect(logFailure.mock.calls).toEqual([[failure]]);
  });
});

describe('a change in another tab', () => {
  test('shows here and is not stored again', async () => {
    const { changeElsewhere, list, store, value } = await startOwned(['tea']);
    changeElsewhere(['tea', 'milk']);
    expect(list()).toEqual(['tea', 'milk']);
    expect(value()).toEqual({ owned: 'kept' });
    expect(store.inputs).toEqual([]);
  });

  test('takes nothing away from what is being stored: the answer holds both', async () => {
    const { add, changeElsewhere, list, store } = await startOwned();
    add('milk');
    changeElsewhere(['salt']);
    expect(list()).toEqual(['milk']);
    await store.resolve({ kind: 'stored', value: ['salt', 'milk'] });
    expect(list()).toEqual(['salt', 'milk']);
  });

  test('lets what the browser refused be stored together with it', async () => {
    const { add, changeElsewhere, hasTag, list, store } = await startOwned();
    add('milk');
    await store.resolve({ kind: 'failed' });
    changeElsewhere(['salt']);
    expect(list()).toEqual(['salt', 'milk']);
    expect(hasTag('unsaved')).toBe(false);
    expect(store.inputs[1]?.operations).toEqual([{ add: 'milk' }]);
  });
});

describe('signing out', () => {
  test('empties the value without storing that, and other tabs are heard no more', async () => {
    const { context, otherTabs, signOut, store, value } = await startOwned(['tea']);
    signOut();
    expect(value()).toBe('guest');
    expect(context()).toMatchObject({ userId: null, value: [], stored: [], replaced: null });
    expect(store.inputs).toEqual([]);
    expect(otherTabs.liveCount).toBe(0);
  });

  test('what is loaded or refused afterwards has no effect', async () => {
    const { add, hasTag, list, load, signIn, signOut, store } = start();
    signIn();
    signOut();
    expect(load.call().signal.aborted).toBe(true);
    await load.resolve({ kind: 'found', value: ['tea'] });
    expect(list()).toEqual([]);
    signIn();
    await load.resolve({ kind: 'none' });
    add('milk');
    signOut();
    await store.resolve({ kind: 'failed' });
    expect(list()).toEqual([]);
    expect(hasTag('unsaved')).toBe(false);
  });

  test('operations that were not stored are not the next customer’s', async () => {
    const { add, load, signIn, signOut, store } = await startOwned();
    add('milk');
    await store.resolve({ kind: 'failed' });
    signOut();
    signIn('binod');
    await load.resolve({ kind: 'none' });
    expect(store.inputs).toHaveLength(1);
  });
});

describe('another customer in the place of the first', () => {
  test('never sees the first one’s value, not even when it is loaded late', async () => {
    const { list, load, otherTabs, signIn, value } = start();
    signIn('asha');
    signIn('binod');
    expect(otherTabs.inputs).toEqual([{ userId: 'asha' }, { userId: 'binod' }]);
    expect(otherTabs.liveCount).toBe(1);
    await load.resolve({ kind: 'found', value: ['tea'] }, 0);
    expect(list()).toEqual([]);
    expect(value()).toEqual({ owned: 'loading' });
    await load.resolve({ kind: 'found', value: ['rice'] }, 1);
    expect(list()).toEqual(['rice']);
  });

  test('does not get the first one’s operations or what was replaced', async () => {
    const { add, context, load, signIn, store } = start('replaced');
    add('milk');
    signIn('asha');
    await load.resolve({ kind: 'found', value: ['tea'] });
    add('rice');
    signIn('binod');
    expect(context()).toMatchObject({ userId: 'binod', value: [], pending: [], replaced: null });
    await load.resolve({ kind: 'none' });
    expect(store.inputs).toHaveLength(1);
  });
});

test('an actor that is started, stopped and started anew listens exactly once', async () => {
  const { actor, load, machine, otherTabs, session, signIn } = start();
  signIn();
  actor.stop();
  expect([session.liveCount, otherTabs.liveCount]).toEqual([0, 0]);
  const second = createActor(machine).start();
  signIn();
  await load.resolve({ kind: 'found', value: ['tea'] });
  expect(second.getSnapshot().context.value).toEqual(['tea']);
  expect([session.liveCount, otherTabs.liveCount]).toEqual([1, 1]);
});

test('the context can be written down with everything in it', async () => {
  const { add, context, load, signIn } = start('replaced');
  add('milk');
  signIn();
  await load.resolve({ kind: 'found', value: ['tea'] });
  add('rice');
  expect(context()).toMatchObject({ pending: [{ add: 'rice' }], sent: 1, replaced: ['milk'] });
  expect(rewritten(context())).toEqual(context());
});

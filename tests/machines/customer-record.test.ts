import { describe, expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { createCustomerRecordMachine } from '../../machines/customer-record.ts';
import type { RecordEvent, StorageReport, StorageRequest } from '../../machines/customer-record.ts';

/** A shopping list to which words are added. */
type List = readonly string[];
type Report = StorageReport<List, string>;

/** Ignores a test's answer if the machine has not started the storage yet. */
const noAnswer = () => {};

/** Starts a record whose storage answers when the test says so. */
function start() {
  const requests: StorageRequest<string>[] = [];
  let answer: (report: RecordEvent<List, string>) => void = noAnswer;
  const machine = createCustomerRecordMachine<List, string>().provide({
    actors: {
      storage: fromCallback<StorageRequest<string>>(({ sendBack, receive }) => {
        answer = sendBack;
        receive((request) => requests.push(request));
      }),
    },
  });
  const actor = createActor(machine, { input: { empty: [] } }).start();
  return {
    actor,
    requests,
    context: () => actor.getSnapshot().context,
    add: (operation: string) => actor.send({ type: 'record.changed', operation }),
    signIn: (userId: string | null, isReported = true) =>
      actor.send({ type: 'session.changed', userId, isReported }),
    report: (type: Report['type'], fields: Omit<Report, 'type'>) => answer({ type, ...fields }),
    changeInOtherTab: () => answer({ type: 'record.changedInOtherTab' }),
  };
}

describe('customer records', () => {
  test('a record starts with the empty value and no customer', () => {
    const { context, requests } = start();
    expect(context()).toEqual({ userId: null, value: [], pending: [], replaced: null });
    expect(requests).toEqual([]);
  });

  test('a record passes a guest’s operation to the storage together with all pending operations', () => {
    const { add, report, requests } = start();
    add('milk');
    report('record.held', { userId: null, value: ['milk'], pending: ['milk'] });
    add('tea');
    expect(requests).toEqual([
      { type: 'storage.operated', userId: null, operations: ['milk'] },
      { type: 'storage.operated', userId: null, operations: ['milk', 'tea'] },
    ]);
  });

  test('a record passes a guest’s pending operations to the storage of the customer who signs in', () => {
    const { report, requests, signIn } = start();
    report('record.held', { userId: null, value: ['milk'], pending: ['milk'] });
    signIn('asha');
    expect(requests).toEqual([{ type: 'storage.opened', userId: 'asha', operations: ['milk'] }]);
  });

  test('if another tab signs the customer in, a record sends the request storage.followed with its pending operations, and no other request', () => {
    const { report, requests, signIn } = start();
    report('record.held', { userId: null, value: ['milk'], pending: ['milk'] });
    signIn('asha', false);
    expect(requests).toEqual([{ type: 'storage.followed', userId: 'asha', operations: ['milk'] }]);
    report('record.stored', { userId: 'asha', value: [], pending: [], replaced: ['milk'] });
    signIn('asha');
    expect(requests).toHaveLength(1);
  });

  test('a record belongs to the previous customer until the storage has loaded the next customer’s value', () => {
    const { context, report, signIn } = start();
    report('record.held', { userId: null, value: ['milk'], pending: ['milk'] });
    signIn('asha');
    expect(context()).toMatchObject({ userId: null, value: ['milk'] });
    report('record.stored', { userId: 'asha', value: ['tea'], pending: [], replaced: ['milk'] });
    expect(context()).toEqual({ userId: 'asha', value: ['tea'], pending: [], replaced: ['milk'] });
  });

  test.each([null, 'bimal'])(
    'a record passes no data of one customer to the next user (%s) @P.8',
    (next) => {
      const { context, report, requests, signIn } = start();
      report('record.refused', {
        userId: 'asha',
        value: ['milk'],
        pending: ['milk'],
        replaced: ['tea'],
      });
      signIn(next);
      signIn(next, false);
      expect(requests).toEqual([
        { type: 'storage.opened', userId: next, operations: [] },
        { type: 'storage.followed', userId: next, operations: [] },
      ]);
      expect(context().replaced).toBeNull();
    },
  );

  test('a record loads nothing and retains refused operations if the same session is reported again', () => {
    const { context, report, requests, signIn } = start();
    report('record.refused', { userId: 'asha', value: ['milk'], pending: ['milk'] });
    signIn('asha');
    expect(requests).toEqual([]);
    expect(context()).toMatchObject({ value: ['milk'], pending: ['milk'] });
  });

  test('a record retries refused operations with the next operation and after another tab’s change', () => {
    const { actor, add, changeInOtherTab, report, requests } = start();
    report('record.refused', { userId: 'asha', value: ['milk'], pending: ['milk'] });
    expect(actor.getSnapshot().hasTag('unsaved')).toBe(true);
    add('tea');
    changeInOtherTab();
    expect(requests).toEqual([
      { type: 'storage.operated', userId: 'asha', operations: ['milk', 'tea'] },
      { type: 'storage.operated', userId: 'asha', operations: ['milk'] },
    ]);
    report('record.stored', { userId: 'asha', value: ['milk', 'tea'], pending: [] });
    expect(actor.getSnapshot().hasTag('unsaved')).toBe(false);
  });

  test('a record retains the replaced value until the customer discards it', () => {
    const { actor, context, report } = start();
    report('record.stored', { userId: 'asha', value: ['tea'], pending: [], replaced: ['milk'] });
    report('record.stored', { userId: 'asha', value: ['tea', 'rice'], pending: [] });
    expect(context().replaced).toEqual(['milk']);
    actor.send({ type: 'record.replacedDiscarded' });
    expect(context()).toMatchObject({ value: ['tea', 'rice'], replaced: null });
  });
});

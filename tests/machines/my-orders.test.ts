import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { myOrdersMachine } from '../../machines/my-orders.ts';
import { placeholderFailures, rewritten } from './helpers.ts';

function start() {
  const actor = createActor(myOrdersMachine).start();
  return {
    actor,
    value: () => actor.getSnapshot().value,
    receiptOrderId: () => actor.getSnapshot().context.receiptOrderId,
  };
}

test('the machine is named after its file', () => {
  expect(myOrdersMachine.id).toBe('my-orders');
});

test('nothing has to be provided', async () => {
  expect(await placeholderFailures(myOrdersMachine)).toEqual({});
});

test('the tab starts on active, without a receipt', () => {
  const { receiptOrderId, value } = start();
  expect(value()).toEqual({ tab: 'active', receipt: 'closed' });
  expect(receiptOrderId()).toBeNull();
});

describe('the tabs', () => {
  test('past orders are looked at until active ones are selected', () => {
    const { actor, value } = start();
    actor.send({ type: 'orders.pastSelected' });
    expect(value()).toEqual({ tab: 'past', receipt: 'closed' });
    actor.send({ type: 'orders.activeSelected' });
    expect(value()).toEqual({ tab: 'active', receipt: 'closed' });
  });

  test('selecting the tab that is selected changes nothing', () => {
    const { actor, value } = start();
    actor.send({ type: 'orders.activeSelected' });
    expect(value()).toEqual({ tab: 'active', receipt: 'closed' });
    actor.send({ type: 'orders.pastSelected' });
    actor.send({ type: 'orders.pastSelected' });
    expect(value()).toEqual({ tab: 'past', receipt: 'closed' });
  });
});

describe('a receipt', () => {
  test('opens for its order and leaves the tab as it is', () => {
    const { actor, receiptOrderId, value } = start();
    actor.send({ type: 'orders.pastSelected' });
    actor.send({ type: 'orders.receiptOpened', orderId: 'FD1' });
    expect(value()).toEqual({ tab: 'past', receipt: 'open' });
    expect(receiptOrderId()).toBe('FD1');
  });

  test('closed, it is still known, as it is seen while it fades', () => {
    const { actor, receiptOrderId, value } = start();
    actor.send({ type: 'orders.receiptOpened', orderId: 'FD1' });
    actor.send({ type: 'orders.receiptClosed' });
    expect(value()).toEqual({ tab: 'active', receipt: 'closed' });
    expect(receiptOrderId()).toBe('FD1');
  });

  test('another one follows after it is closed', () => {
    const { actor, receiptOrderId, value } = start();
    actor.send({ type: 'orders.receiptOpened', orderId: 'FD1' });
    actor.send({ type: 'orders.receiptClosed' });
    actor.send({ type: 'orders.receiptOpened', orderId: 'FD2' });
    expect(value()).toEqual({ tab: 'active', receipt: 'open' });
    expect(receiptOrderId()).toBe('FD2');
  });

  test('does not change while it is open', () => {
    const { actor, receiptOrderId, value } = start();
    actor.send({ type: 'orders.receiptOpened', orderId: 'FD1' });
    actor.send({ type: 'orders.receiptOpened', orderId: 'FD2' });
    expect(value()).toEqual({ tab: 'active', receipt: 'open' });
    expect(receiptOrderId()).toBe('FD1');
  });

  test('that is not open can not be closed', () => {
    const { actor, receiptOrderId, value } = start();
    actor.send({ type: 'orders.receiptClosed' });
    expect(value()).toEqual({ tab: 'active', receipt: 'closed' });
    expect(receiptOrderId()).toBeNull();
  });
});

test('the context can be written down', () => {
  const { actor } = start();
  actor.send({ type: 'orders.receiptOpened', orderId: 'FD1' });
  expect(rewritten(actor.getSnapshot().context)).toEqual({ receiptOrderId: 'FD1' });
});

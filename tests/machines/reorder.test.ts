import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { reorderMachine } from '../../machines/reorder.ts';
import type { ReorderEvent } from '../../machines/reorder.ts';
import type { ReorderOffer } from '../../src/domain/reorder-offer.ts';
import { rewritten, spiceRoute } from './helpers.ts';

const selection = {
  restaurant: spiceRoute,
  items: [{ id: 'dal', name: 'Dal', price: 6.5, quantity: 2 }],
};
const unchanged: ReorderOffer = {
  restaurantName: spiceRoute.name,
  kitchen: 'open',
  selection,
  changes: [],
};
const changed: ReorderOffer = {
  ...unchanged,
  changes: [{ kind: 'repriced', name: 'Dal', price: 6, priceNow: 6.5 }],
};
const nothing: ReorderOffer = {
  ...unchanged,
  selection: null,
  changes: [{ kind: 'gone', name: 'Dal' }],
};
const closed: ReorderOffer = { ...unchanged, kitchen: 'closed', selection: null };

function start() {
  const filled: unknown[] = [];
  const machine = reorderMachine.provide({
    actions: { fillCart: (_, params) => filled.push(params) },
  });
  const actor = createActor(machine).start();
  return {
    actor,
    filled,
    send: (event: ReorderEvent) => actor.send(event),
    request: (offer: ReorderOffer) => actor.send({ type: 'reorder.requested', offer }),
    value: () => actor.getSnapshot().value,
    isOpen: () => actor.getSnapshot().hasTag('open'),
    offer: () => actor.getSnapshot().context.offer,
  };
}

test('at first nothing is asked for', () => {
  const { filled, isOpen, offer, value } = start();
  expect(value()).toBe('idle');
  expect(isOpen()).toBe(false);
  expect(offer()).toBeNull();
  expect(filled).toEqual([]);
});

test('an order that is as it was comes into the cart at once', () => {
  const { filled, request, value } = start();
  request(unchanged);
  expect(value()).toBe('idle');
  expect(filled).toEqual([{ offer: unchanged }]);
});

describe('an order that has changed', () => {
  test('is asked about first', () => {
    const { filled, isOpen, offer, request, value } = start();
    request(changed);
    expect(value()).toBe('asking');
    expect(isOpen()).toBe(true);
    expect(offer()).toEqual(changed);
    expect(filled).toEqual([]);
  });

  test('comes into the cart when the customer says so, and is seen until the dialog is gone', () => {
    const { filled, isOpen, offer, request, send, value } = start();
    request(changed);
    send({ type: 'reorder.accepted' });
    expect(value()).toBe('idle');
    expect(isOpen()).toBe(false);
    expect(offer()).toEqual(changed);
    expect(filled).toEqual([{ offer: changed, replaces: undefined }]);
  });

  test('tells the cart which restaurant’s order may go', () => {
    const { filled, request, send } = start();
    request(changed);
    send({ type: 'reorder.accepted', replaces: 'noodle-bar' });
    expect(filled).toEqual([{ offer: changed, replaces: 'noodle-bar' }]);
  });

  test('is let go when the customer thinks better of it', () => {
    const { filled, request, send, value } = start();
    request(changed);
    send({ type: 'reorder.dismissed' });
    expect(value()).toBe('idle');
    send({ type: 'reorder.accepted' });
    expect(filled).toEqual([]);
  });
});

describe.each([
  ['whose dishes are all gone', nothing],
  ['whose restaurant is closed', closed],
])('an order %s', (_, offer) => {
  test('says so, and fills nothing', () => {
    const { filled, isOpen, offer: shown, request, send, value } = start();
    request(offer);
    expect(value()).toBe('impossible');
    expect(isOpen()).toBe(true);
    expect(shown()).toEqual(offer);
    send({ type: 'reorder.accepted' });
    expect(value()).toBe('impossible');
    send({ type: 'reorder.dismissed' });
    expect(value()).toBe('idle');
    expect(filled).toEqual([]);
  });
});

test('the context can be written down', () => {
  const { actor, request } = start();
  request(changed);
  expect(rewritten(actor.getSnapshot().context)).toEqual({ offer: changed });
});

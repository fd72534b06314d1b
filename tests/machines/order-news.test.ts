import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { orderNewsMachine } from '../../machines/order-news.ts';
import type { OrderNewsEvent } from '../../machines/order-news.ts';
import { newsOf } from '../../src/domain/order-news.ts';
import type { News } from '../../src/domain/order-news.ts';
import { NOON } from '../fixtures.ts';
import { awaitedOrder } from '../models/order-news.ts';
import { controlledListener } from './helpers.ts';

const MINUTE = 60_000;
const DUE = NOON + 10 * MINUTE;

const silent = () => controlledListener<OrderNewsEvent>().logic;

function start() {
  const world = controlledListener<OrderNewsEvent>();
  const tell = vi.fn<(_: unknown, news: News) => void>();
  const actor = createActor(
    orderNewsMachine.provide({
      actors: { newsListener: world.logic, seenListener: silent(), clock: silent() },
      actions: { tell },
    }),
    { input: { now: NOON, orders: [], seen: null } },
  ).start();
  const context = () => actor.getSnapshot().context;
  world.report({ type: 'news.changed', orders: [awaitedOrder], messages: {} });
  world.report({ type: 'news.seenChanged', seen: {} });
  return {
    world,
    told: () => tell.mock.calls.at(-1)?.[1],
    value: () => actor.getSnapshot().value,
    kinds: () => newsOf(context()).items.map(({ kind }) => kind),
    tick: (now: number, isLooking = false) => world.report({ type: 'news.ticked', now, isLooking }),
    write: (at: number) =>
      world.report({ type: 'news.changed', orders: [awaitedOrder], messages: { FD1: [at] } }),
  };
}

test('a delivery while nobody looks is news, from its very moment until somebody does', () => {
  const { kinds, tick, told, value } = start();
  tick(DUE - 1);
  expect([kinds(), value()]).toEqual([[], 'none']);
  tick(DUE);
  expect(value()).toBe('some');
  expect(told()).toEqual({
    items: [
      {
        kind: 'delivered',
        orderId: 'FD1',
        restaurantName: awaitedOrder.restaurant.name,
        at: DUE,
      },
    ],
    deliveries: 1,
    unread: 0,
  });
  tick(DUE + MINUTE, true);
  expect(value()).toBe('none');
  expect(told()).toEqual({ items: [], deliveries: 0, unread: 0 });
});

test('who looks at it as it comes is told nothing, nor later', () => {
  const { kinds, tick } = start();
  tick(DUE, true);
  expect(kinds()).toEqual([]);
  tick(DUE + MINUTE);
  expect(kinds()).toEqual([]);
});

test('a tab that slept past the delivery tells it when it wakes', () => {
  const { kinds, tick } = start();
  tick(DUE + 50 * MINUTE);
  expect(kinds()).toEqual(['delivered']);
});

test('a message is told only if it came while nobody looked, and counts until it is read', () => {
  const { kinds, tick, told, value, world, write } = start();
  tick(NOON + 2 * MINUTE, true);
  write(NOON + MINUTE);
  expect(kinds()).toEqual([]);
  expect(told()).toMatchObject({ unread: 1 });
  write(NOON + 2 * MINUTE + 1);
  expect(kinds()).toEqual([]);
  tick(NOON + 3 * MINUTE);
  write(NOON + 3 * MINUTE);
  expect(kinds()).toEqual(['message']);
  tick(NOON + 4 * MINUTE, true);
  expect(kinds()).toEqual([]);
  expect([told()?.unread, value()]).toEqual([1, 'some']);
  world.report({ type: 'news.seenChanged', seen: { FD1: NOON + 3 * MINUTE } });
  expect([told()?.unread, value()]).toEqual([0, 'none']);
});

test('before the clock has told anything, the customer is taken to look', () => {
  const { kinds, write } = start();
  write(NOON + MINUTE);
  expect(kinds()).toEqual([]);
});

test('a message that came up to the last look is not told after it', () => {
  const { kinds, tick, write } = start();
  tick(NOON + 2 * MINUTE, true);
  tick(NOON + 3 * MINUTE);
  write(NOON + 2 * MINUTE);
  expect(kinds()).toEqual([]);
});

test('of several messages the newest is told, with its time; all of them count', () => {
  const { tick, told, world } = start();
  tick(NOON + 1);
  const messages = { FD1: [NOON + MINUTE, NOON + 2 * MINUTE] };
  world.report({ type: 'news.changed', orders: [awaitedOrder], messages });
  expect(told()).toMatchObject({
    items: [{ kind: 'message', orderId: 'FD1', at: NOON + 2 * MINUTE }],
    deliveries: 0,
    unread: 2,
  });
});

test('nothing is told of messages before it is known what was read', () => {
  const { kinds, tick, world, write } = start();
  world.report({ type: 'news.seenChanged', seen: null });
  tick(NOON + 1);
  write(NOON + MINUTE);
  expect(kinds()).toEqual([]);
});

test.each(['cancelled', 'delivered'] as const)(
  'an order that is %s is not delivered anew',
  (status) => {
    const { kinds, tick, world } = start();
    world.report({
      type: 'news.changed',
      orders: [{ ...awaitedOrder, status }],
      messages: { FD1: [] },
    });
    tick(DUE);
    expect(kinds()).toEqual([]);
  },
);

test('a cancelled order takes its news back', () => {
  const { told, world, write } = start();
  write(NOON + MINUTE);
  expect(told()).toMatchObject({ unread: 1 });
  const orders = [{ ...awaitedOrder, status: 'cancelled' as const }];
  world.report({ type: 'news.changed', orders, messages: { FD1: [NOON + MINUTE] } });
  expect(told()).toEqual({ items: [], deliveries: 0, unread: 0 });
});

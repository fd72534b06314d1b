import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { unreadMessagesMachine } from '../../machines/unread-messages.ts';
import type { UnreadMessagesEvent } from '../../machines/unread-messages.ts';
import type { SeenMessages } from '../../src/domain/seen-messages.ts';
import { unreadCount, unreadTotal } from '../../src/domain/unread-messages.ts';
import { NOON } from '../fixtures.ts';
import { controlledListener } from './helpers.ts';

function start(seen: SeenMessages | null = {}) {
  const conversations = controlledListener<UnreadMessagesEvent>();
  const seenElsewhere = controlledListener<UnreadMessagesEvent>();
  const keepSeen = vi.fn<(_: unknown, reading: object) => void>();
  const actor = createActor(
    unreadMessagesMachine.provide({
      actors: { conversationsListener: conversations.logic, seenListener: seenElsewhere.logic },
      actions: { keepSeen },
    }),
    { input: { seen } },
  ).start();
  return {
    actor,
    kept: () => keepSeen.mock.calls.map(([, reading]) => reading),
    write: (messages: Record<string, number[]>) =>
      conversations.report({ type: 'unread.messagesChanged', messages }),
    know: (known: SeenMessages | null) =>
      seenElsewhere.report({ type: 'unread.seenChanged', seen: known }),
    value: () => actor.getSnapshot().value,
    counts: (...ids: string[]) => ids.map((id) => unreadCount(actor.getSnapshot().context, id)),
  };
}

test('at first nothing is unread, and no conversation is on the screen', () => {
  const { actor, value } = start();
  expect(actor.getSnapshot().context).toEqual({ messages: {}, seen: {}, shownId: '' });
  expect(value()).toEqual({ count: 'none', conversation: 'hidden' });
});

test('messages are counted for each order, and together', () => {
  const { actor, counts, value, write } = start({ FD1: NOON });
  write({ FD1: [NOON, NOON + 1], FD2: [NOON, NOON + 5] });
  expect(counts('FD1', 'FD2', 'FD3', 'constructor')).toEqual([1, 2, 0, 0]);
  expect(unreadTotal(actor.getSnapshot().context)).toBe(3);
  expect(value()).toEqual({ count: 'some', conversation: 'hidden' });
});

test('nothing is called unread before it is known what was seen', () => {
  const { counts, know, value, write } = start(null);
  write({ FD1: [NOON] });
  expect(counts('FD1')).toEqual([0]);
  expect(value()).toMatchObject({ count: 'none' });
  know({});
  expect(counts('FD1')).toEqual([1]);
  expect(value()).toMatchObject({ count: 'some' });
});

test('what is on the screen is seen up to its newest message, once', () => {
  const { actor, counts, kept, write } = start();
  write({ FD1: [NOON, NOON + 1], FD2: [NOON] });
  actor.send({ type: 'unread.endShown', orderId: 'FD1' });
  expect(kept()).toEqual([{ type: 'seen', orderId: 'FD1', timestamp: NOON + 1 }]);
  expect(counts('FD1', 'FD2')).toEqual([0, 1]);
});

test('what was seen of other conversations stays seen', () => {
  const { actor, counts, write } = start({ FD2: NOON });
  write({ FD1: [NOON], FD2: [NOON] });
  actor.send({ type: 'unread.endShown', orderId: 'FD1' });
  expect(counts('FD1', 'FD2')).toEqual([0, 0]);
});

test('once everything is read, here or in another tab, there is no count', () => {
  const { actor, know, value, write } = start();
  write({ FD1: [NOON] });
  expect(value()).toMatchObject({ count: 'some' });
  actor.send({ type: 'unread.endShown', orderId: 'FD1' });
  expect(value()).toMatchObject({ count: 'none' });
  write({ FD1: [NOON], FD2: [NOON] });
  expect(value()).toMatchObject({ count: 'some' });
  know({ FD1: NOON, FD2: NOON });
  expect(value()).toMatchObject({ count: 'none' });
});

test('a message that comes while the end is shown is seen; one that comes later is not', () => {
  const { actor, counts, kept, write } = start();
  actor.send({ type: 'unread.endShown', orderId: 'FD1' });
  expect(kept()).toEqual([]);
  write({ FD1: [NOON] });
  expect(kept()).toEqual([{ type: 'seen', orderId: 'FD1', timestamp: NOON }]);
  actor.send({ type: 'unread.endHidden' });
  write({ FD1: [NOON, NOON + 1] });
  expect(kept()).toHaveLength(1);
  expect(counts('FD1')).toEqual([1]);
});

test('what is shown before it is known what was seen is kept too', () => {
  const { actor, counts, kept, write } = start(null);
  write({ FD1: [NOON] });
  actor.send({ type: 'unread.endShown', orderId: 'FD1' });
  expect(kept()).toEqual([{ type: 'seen', orderId: 'FD1', timestamp: NOON }]);
  expect(counts('FD1')).toEqual([0]);
});

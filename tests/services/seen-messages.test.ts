// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { driverMessageTimes, extendChat, watchChats } from '../../src/services/chats.ts';
import { seenMessages } from '../../src/services/seen-messages.ts';
import { greeting, question } from '../fixtures.ts';
import { silenceWarnings, reportStorageEvent, unreadableTexts } from './helpers.ts';

const load = (userId: string) => seenMessages.store(userId, []).value;

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  silenceWarnings();
});

test('messages that were read count as seen for the customer who read them, and for no other @11.3', () => {
  seenMessages.store('asha', [{ type: 'seen', orderId: 'FD1', timestamp: 7, now: 7 }]);
  expect(localStorage.getItem('seen_messages_asha')).toBe('{"FD1":7}');
  expect(load('asha')).toEqual({ FD1: 7 });
  expect(load('bimal')).toEqual({});
});

test.each([...unreadableTexts, '{"FD1":"7"}', '{"FD1":-1}', '{"FD1":null}'])(
  'the unreadable text %s is set aside',
  (text) => {
    localStorage.setItem('seen_messages_asha', text);
    expect(load('asha')).toEqual({});
    expect(localStorage.getItem('seen_messages_asha.corrupt')).toBe(text);
  },
);

test('watchChats and driverMessageTimes distinguish the driver’s messages from the customer’s', async () => {
  const changed = vi.fn<() => void>();
  const end = watchChats(changed);
  await extendChat('FD1', () => greeting);
  await extendChat('FD1', () => question);
  expect(changed).toHaveBeenCalledTimes(2);
  expect(driverMessageTimes('FD1')).toEqual([greeting.timestamp]);
  reportStorageEvent('chat_FD2');
  reportStorageEvent('orders');
  expect(changed).toHaveBeenCalledTimes(3);
  end();
  reportStorageEvent('chat_FD2');
  expect(changed).toHaveBeenCalledTimes(3);
});

test('a conversation that can’t be read has no messages', () => {
  localStorage.setItem('chat_FD1', 'not json');
  expect(driverMessageTimes('FD1')).toEqual([]);
});

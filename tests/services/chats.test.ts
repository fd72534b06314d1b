// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ChatMessage } from '../../src/domain/entities.ts';
import {
  driverMessageTimes,
  extendChat,
  storedChats,
  watchChat,
  watchChats,
} from '../../src/services/chats.ts';
import {
  silenceWarnings,
  makeReadsFail,
  makeWritesFail,
  reportStorageEvent,
  storageIsFull,
  unreadableTexts,
} from './helpers.ts';

function message(timestamp: number, text: string): ChatMessage {
  return {
    id: String(timestamp),
    text,
    senderId: 'asha',
    senderName: 'Asha',
    senderType: 'customer',
    timestamp,
    createdAt: new Date(timestamp).toISOString(),
  };
}

const first = message(1, 'Where are you?');
const second = message(2, 'Leave at door');
const third = message(3, 'Thank you!');
const unreadable = [
  ...unreadableTexts.filter((text) => text !== '[]'),
  '{}',
  '[null]',
  '["text"]',
  JSON.stringify({ 0: first, length: 1 }),
  JSON.stringify([{ ...first, id: 1 }]),
  JSON.stringify([{ ...first, id: undefined }]),
  JSON.stringify([{ ...first, text: undefined }]),
  JSON.stringify([{ ...first, text: 7 }]),
  JSON.stringify([{ ...first, senderType: 'restaurant' }]),
  JSON.stringify([{ ...first, senderType: undefined }]),
  JSON.stringify([{ ...first, timestamp: '1' }]),
  JSON.stringify([{ ...first, timestamp: null }]),
  JSON.stringify([{ ...first, timestamp: 1e300 }]),
  JSON.stringify([first, { ...second, text: null }]),
];

const read = (orderId: string) => extendChat(orderId, () => undefined);
const append = (orderId: string, added: ChatMessage) => extendChat(orderId, () => added);
const begin = (orderId: string, opening: ChatMessage) =>
  extendChat(orderId, (stored) => (stored.length === 0 ? opening : undefined));

let warn: ReturnType<typeof silenceWarnings>;

beforeEach(() => {
  localStorage.clear();
  warn = silenceWarnings();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('loading', () => {
  test('a chat without stored messages is empty', async () => {
    expect(await read('FD1')).toEqual([]);
    expect(warn).not.toHaveBeenCalled();
    expect(localStorage).toHaveLength(0);
  });

  test('the messages of an order are loaded in the sequence in which they are stored @P.19', async () => {
    localStorage.setItem('chat_FD1', JSON.stringify([first, second]));
    localStorage.setItem('chat_FD2', JSON.stringify([third]));
    expect(await read('FD1')).toEqual([first, second]);
    expect(warn).not.toHaveBeenCalled();
  });

  test('the driver’s messages are loaded together with the customer’s', async () => {
    const answer: ChatMessage = { ...second, senderId: 'driver', senderType: 'driver' };
    localStorage.setItem('chat_FD1', JSON.stringify([first, answer]));
    expect(await read('FD1')).toEqual([first, answer]);
    expect(warn).not.toHaveBeenCalled();
  });

  test('an empty list is read as an empty chat', async () => {
    localStorage.setItem('chat_FD1', '[]');
    expect(await read('FD1')).toEqual([]);
    expect(warn).not.toHaveBeenCalled();
  });

  test('a message without optional fields gets their defaults', async () => {
    const { id, text, senderType, timestamp } = first;
    localStorage.setItem('chat_FD1', JSON.stringify([{ id, text, senderType, timestamp }]));
    expect(await read('FD1')).toEqual([
      { id, text, senderType, timestamp, senderId: '', senderName: 'Customer', createdAt: '' },
    ]);
    expect(warn).not.toHaveBeenCalled();
  });

  test('unknown fields are dropped when a message is loaded', async () => {
    localStorage.setItem('chat_FD1', JSON.stringify([{ ...first, extra: 1 }]));
    expect(await read('FD1')).toEqual([first]);
  });

  test.each(unreadable.map((text) => ({ text })))(
    'if the stored text of a chat is $text, it is logged and copied, and the original is not changed',
    async ({ text }) => {
      localStorage.setItem('chat_FD1', text);
      expect(await read('FD1')).toEqual([]);
      expect(localStorage.getItem('chat_FD1.corrupt')).toBe(text);
      expect(localStorage.getItem('chat_FD1')).toBe(text);
      expect(warn).toHaveBeenCalledTimes(1);
    },
  );

  test('a chat is empty if storage is switched off', async () => {
    makeReadsFail();
    expect(await read('FD1')).toEqual([]);
  });
});

describe('beginning a chat', () => {
  test('the message is not added if the chat already has a message', async () => {
    localStorage.setItem('chat_FD1', JSON.stringify([first, second]));
    makeWritesFail();
    expect(await begin('FD1', third)).toEqual([first, second]);
    expect(localStorage.getItem('chat_FD1')).toBe(JSON.stringify([first, second]));
  });

  test('the message is added if the chat is empty', async () => {
    localStorage.setItem('chat_FD1', '[]');
    expect(await begin('FD1', first)).toEqual([first]);
    expect(await read('FD1')).toEqual([first]);
  });

  test('if two calls begin the same chat at the same time, only the first message is added', async () => {
    const begun = await Promise.all([begin('FD1', first), begin('FD1', second)]);
    expect(begun).toEqual([[first], [first]]);
    expect(await read('FD1')).toEqual([first]);
  });
});

describe('appending', () => {
  test('the first message is stored under the order’s key and returned in a list @3.16', async () => {
    expect(await append('FD1', first)).toEqual([first]);
    expect(localStorage.getItem('chat_FD1')).toBe(JSON.stringify([first]));
    expect(localStorage).toHaveLength(1);
  });

  test('the next message is stored after the earlier messages, and the whole list is returned @7.9', async () => {
    await append('FD1', first);
    await append('FD1', second);
    expect(await append('FD1', third)).toEqual([first, second, third]);
    expect(localStorage.getItem('chat_FD1')).toBe(JSON.stringify([first, second, third]));
  });

  test('adding a message does not change the chat of another order', async () => {
    await append('FD1', first);
    await append('FD2', second);
    expect(await read('FD1')).toEqual([first]);
    expect(await read('FD2')).toEqual([second]);
  });

  test('two messages added at the same time are both stored', async () => {
    await Promise.all([append('FD1', first), append('FD1', second)]);
    expect(await read('FD1')).toEqual([first, second]);
  });

  test('a message is not lost if another tab adds it before the lock is granted', async () => {
    const names: string[] = [];
    const request = async (name: string, run: () => unknown) => {
      names.push(name);
      await Promise.resolve();
      localStorage.setItem('chat_FD1', JSON.stringify([first, second]));
      return run();
    };
    localStorage.setItem('chat_FD1', JSON.stringify([first]));
    vi.stubGlobal('navigator', { locks: { request, query: async () => ({}) } });
    expect(await append('FD1', third)).toEqual([first, second, third]);
    expect(names).toEqual(['chat_FD1']);
    expect(localStorage.getItem('chat_FD1')).toBe(JSON.stringify([first, second, third]));
  });

  test.each(unreadable.map((text) => ({ text })))(
    'a stored chat that reads $text is set aside before the first message replaces it',
    async ({ text }) => {
      localStorage.setItem('chat_FD1', text);
      expect(await append('FD1', first)).toEqual([first]);
      expect(await read('FD1')).toEqual([first]);
      expect(localStorage.getItem('chat_FD1.corrupt')).toBe(text);
      expect(localStorage).toHaveLength(2);
    },
  );

  test('a chat that was set aside earlier is never overwritten by another chat', async () => {
    localStorage.setItem('chat_FD1.corrupt', 'the first');
    localStorage.setItem('chat_FD1', 'the second');
    await append('FD1', first);
    expect(localStorage.getItem('chat_FD1.corrupt')).toBe('the first');
    expect(localStorage.getItem('chat_FD1.corrupt.2')).toBe('the second');
  });

  test('an unreadable chat that can’t be set aside is not replaced', async () => {
    localStorage.setItem('chat_FD1', 'oops');
    makeWritesFail((key) => key === 'chat_FD1.corrupt');
    await expect(append('FD1', first)).rejects.toBe(storageIsFull);
    expect(localStorage.getItem('chat_FD1')).toBe('oops');
  });

  test('appending rejects with the browser’s error if storage is full, and the earlier messages stay stored', async () => {
    await append('FD1', first);
    makeWritesFail();
    await expect(append('FD1', second)).rejects.toBe(storageIsFull);
    expect(await read('FD1')).toEqual([first]);
  });

  test('appending rejects with the browser’s error if storage is switched off', async () => {
    makeReadsFail();
    await expect(append('FD1', first)).rejects.toThrow('Storage is switched off.');
  });
});

describe('watching', () => {
  test('a message added by this tab or another is reported with all earlier messages', async () => {
    const onChange = vi.fn<(messages: ChatMessage[]) => void>();
    const end = watchChat('FD1', onChange);
    await append('FD1', first);
    expect(onChange.mock.calls).toEqual([[[first]]]);
    localStorage.setItem('chat_FD1', JSON.stringify([first, second]));
    reportStorageEvent('chat_FD1');
    expect(onChange.mock.calls).toEqual([[[first]], [[first, second]]]);
    end();
  });

  test('storage that was cleared is reported as an empty chat', () => {
    const onChange = vi.fn<(messages: ChatMessage[]) => void>();
    const end = watchChat('FD1', onChange);
    reportStorageEvent(null);
    expect(onChange.mock.calls).toEqual([[[]]]);
    end();
  });

  test('a chat that was removed is reported as an empty chat', () => {
    localStorage.setItem('chat_FD1', JSON.stringify([first]));
    const onChange = vi.fn<(messages: ChatMessage[]) => void>();
    const end = watchChat('FD1', onChange);
    localStorage.removeItem('chat_FD1');
    reportStorageEvent('chat_FD1');
    expect(onChange.mock.calls).toEqual([[[]]]);
    end();
  });

  test.each(unreadable.map((text) => ({ text })))(
    'a change that reads $text is set aside and not reported',
    ({ text }) => {
      localStorage.setItem('chat_FD1', JSON.stringify([first]));
      const onChange = vi.fn<(messages: ChatMessage[]) => void>();
      const end = watchChat('FD1', onChange);
      localStorage.setItem('chat_FD1', text);
      reportStorageEvent('chat_FD1');
      expect(onChange).not.toHaveBeenCalled();
      expect(localStorage.getItem('chat_FD1.corrupt')).toBe(text);
      expect(warn).toHaveBeenCalledTimes(1);
      end();
    },
  );

  test('a readable change is reported after an unreadable change', async () => {
    const onChange = vi.fn<(messages: ChatMessage[]) => void>();
    const end = watchChat('FD1', onChange);
    localStorage.setItem('chat_FD1', 'oops');
    reportStorageEvent('chat_FD1');
    await append('FD1', first);
    expect(onChange.mock.calls).toEqual([[[first]]]);
    end();
  });

  test('a change of another order’s chat is not reported', async () => {
    const onChange = vi.fn<(messages: ChatMessage[]) => void>();
    const end = watchChat('FD1', onChange);
    await append('FD2', first);
    reportStorageEvent('chat_FD2');
    reportStorageEvent('orders');
    expect(onChange).not.toHaveBeenCalled();
    end();
  });

  test('nothing is reported after unsubscribing', () => {
    const onChange = vi.fn<(messages: ChatMessage[]) => void>();
    watchChat('FD1', onChange)();
    reportStorageEvent('chat_FD1');
    expect(onChange).not.toHaveBeenCalled();
  });
});

const fromDriver = (written: ChatMessage): ChatMessage => ({ ...written, senderType: 'driver' });

describe('driverMessageTimes', () => {
  test('returns the times of the driver’s messages, but not of the customer’s messages', () => {
    const stored = [first, fromDriver(second), fromDriver(third)];
    localStorage.setItem('chat_FD1', JSON.stringify(stored));
    expect(driverMessageTimes('FD1')).toEqual([2, 3]);
  });

  test('returns an empty list if no chat is stored', () => {
    localStorage.setItem('chat_FD1', JSON.stringify([fromDriver(first)]));
    expect(driverMessageTimes('FD2')).toEqual([]);
  });

  test('returns an empty list if the chat can’t be read', () => {
    localStorage.setItem('chat_FD1', 'oops');
    expect(driverMessageTimes('FD1')).toEqual([]);
  });
});

describe('storedChats', () => {
  test('returns every stored chat with its order’s ID', () => {
    localStorage.setItem('chat_FD1', JSON.stringify([first, second]));
    localStorage.setItem('chat_FD2', JSON.stringify([third]));
    localStorage.setItem('orders_asha', '[]');
    expect(new Map(storedChats())).toEqual(
      new Map([
        ['FD1', [first, second]],
        ['FD2', [third]],
      ]),
    );
  });

  test('returns a chat without messages if the chat can’t be read', () => {
    localStorage.setItem('chat_FD1', 'oops');
    expect(new Map(storedChats()).get('FD1')).toEqual([]);
  });
});

describe('watching all chats', () => {
  test('reports every chat that any tab changes, until the watcher unsubscribes', async () => {
    const onChange = vi.fn<() => void>();
    const end = watchChats(onChange);
    reportStorageEvent('chat_FD1');
    reportStorageEvent('chat_FD2');
    expect(onChange).toHaveBeenCalledTimes(2);
    await append('FD1', first);
    expect(onChange).toHaveBeenCalledTimes(3);
    end();
    reportStorageEvent('chat_FD1');
    await append('FD1', second);
    expect(onChange).toHaveBeenCalledTimes(3);
  });

  test('reports no change of other stored values', () => {
    const onChange = vi.fn<() => void>();
    const end = watchChats(onChange);
    reportStorageEvent('orders');
    expect(onChange).not.toHaveBeenCalled();
    end();
  });
});

// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ChatMessage } from '../../src/domain/entities.ts';
import { driverMessageTimes, extendChat, watchChat, watchChats } from '../../src/services/chats.ts';
import {
  hushWarnings,
  refuseReads,
  refuseWrites,
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

let warn: ReturnType<typeof hushWarnings>;

beforeEach(() => {
  localStorage.clear();
  warn = hushWarnings();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('loading', () => {
  test('there are no messages where nothing is stored', async () => {
    expect(await read('FD1')).toEqual([]);
    expect(warn).not.toHaveBeenCalled();
    expect(localStorage).toHaveLength(0);
  });

  test('the messages of the order come in their order @P.19', async () => {
    localStorage.setItem('chat_FD1', JSON.stringify([first, second]));
    localStorage.setItem('chat_FD2', JSON.stringify([third]));
    expect(await read('FD1')).toEqual([first, second]);
    expect(warn).not.toHaveBeenCalled();
  });

  test('the driver’s messages are kept beside the customer’s', async () => {
    const answer: ChatMessage = { ...second, senderId: 'driver', senderType: 'driver' };
    localStorage.setItem('chat_FD1', JSON.stringify([first, answer]));
    expect(await read('FD1')).toEqual([first, answer]);
    expect(warn).not.toHaveBeenCalled();
  });

  test('an empty list is a list', async () => {
    localStorage.setItem('chat_FD1', '[]');
    expect(await read('FD1')).toEqual([]);
    expect(warn).not.toHaveBeenCalled();
  });

  test('what a message can do without gets a default', async () => {
    const { id, text, senderType, timestamp } = first;
    localStorage.setItem('chat_FD1', JSON.stringify([{ id, text, senderType, timestamp }]));
    expect(await read('FD1')).toEqual([
      { id, text, senderType, timestamp, senderId: '', senderName: 'Customer', createdAt: '' },
    ]);
    expect(warn).not.toHaveBeenCalled();
  });

  test('fields that are no part of a message are dropped', async () => {
    localStorage.setItem('chat_FD1', JSON.stringify([{ ...first, extra: 1 }]));
    expect(await read('FD1')).toEqual([first]);
  });

  test.each(unreadable.map((text) => ({ text })))(
    'a history that reads $text is set aside, logged and left where it is',
    async ({ text }) => {
      localStorage.setItem('chat_FD1', text);
      expect(await read('FD1')).toEqual([]);
      expect(localStorage.getItem('chat_FD1.corrupt')).toBe(text);
      expect(localStorage.getItem('chat_FD1')).toBe(text);
      expect(warn).toHaveBeenCalledTimes(1);
    },
  );

  test('storage that is switched off holds no messages', async () => {
    refuseReads();
    expect(await read('FD1')).toEqual([]);
  });
});

describe('a message that depends on what is stored', () => {
  test('is not added where the stored messages need none', async () => {
    localStorage.setItem('chat_FD1', JSON.stringify([first, second]));
    refuseWrites();
    expect(await begin('FD1', third)).toEqual([first, second]);
    expect(localStorage.getItem('chat_FD1')).toBe(JSON.stringify([first, second]));
  });

  test('is added where they do', async () => {
    localStorage.setItem('chat_FD1', '[]');
    expect(await begin('FD1', first)).toEqual([first]);
    expect(await read('FD1')).toEqual([first]);
  });

  test('of two at once, the second one knows of the first', async () => {
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

  test('the next one stands behind it, and the full list is stored and returned @7.9', async () => {
    await append('FD1', first);
    await append('FD1', second);
    expect(await append('FD1', third)).toEqual([first, second, third]);
    expect(localStorage.getItem('chat_FD1')).toBe(JSON.stringify([first, second, third]));
  });

  test('the chat of another order stays as it is', async () => {
    await append('FD1', first);
    await append('FD2', second);
    expect(await read('FD1')).toEqual([first]);
    expect(await read('FD2')).toEqual([second]);
  });

  test('two messages at once are both stored', async () => {
    await Promise.all([append('FD1', first), append('FD1', second)]);
    expect(await read('FD1')).toEqual([first, second]);
  });

  test('what another tab adds before the lock is granted is not lost', async () => {
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
    'a history that reads $text is set aside before the first message takes its place',
    async ({ text }) => {
      localStorage.setItem('chat_FD1', text);
      expect(await append('FD1', first)).toEqual([first]);
      expect(await read('FD1')).toEqual([first]);
      expect(localStorage.getItem('chat_FD1.corrupt')).toBe(text);
      expect(localStorage).toHaveLength(2);
    },
  );

  test('a history that was set aside earlier is never overwritten by another', async () => {
    localStorage.setItem('chat_FD1.corrupt', 'the first');
    localStorage.setItem('chat_FD1', 'the second');
    await append('FD1', first);
    expect(localStorage.getItem('chat_FD1.corrupt')).toBe('the first');
    expect(localStorage.getItem('chat_FD1.corrupt.2')).toBe('the second');
  });

  test('an unreadable history that can not be set aside is not replaced', async () => {
    localStorage.setItem('chat_FD1', 'oops');
    refuseWrites((key) => key === 'chat_FD1.corrupt');
    await expect(append('FD1', first)).rejects.toBe(storageIsFull);
    expect(localStorage.getItem('chat_FD1')).toBe('oops');
  });

  test('full storage is a clear error, and the messages before stay', async () => {
    await append('FD1', first);
    refuseWrites();
    await expect(append('FD1', second)).rejects.toBe(storageIsFull);
    expect(await read('FD1')).toEqual([first]);
  });

  test('storage that is switched off is a clear error', async () => {
    refuseReads();
    await expect(append('FD1', first)).rejects.toThrow('Storage is switched off.');
  });
});

describe('watching', () => {
  test('what this tab or another one adds is reported with all that was there', async () => {
    const onChange = vi.fn<(messages: ChatMessage[]) => void>();
    const end = watchChat('FD1', onChange);
    await append('FD1', first);
    expect(onChange.mock.calls).toEqual([[[first]]]);
    localStorage.setItem('chat_FD1', JSON.stringify([first, second]));
    reportStorageEvent('chat_FD1');
    expect(onChange.mock.calls).toEqual([[[first]], [[first, second]]]);
    end();
  });

  test('a storage that was cleared is reported as no messages', () => {
    const onChange = vi.fn<(messages: ChatMessage[]) => void>();
    const end = watchChat('FD1', onChange);
    reportStorageEvent(null);
    expect(onChange.mock.calls).toEqual([[[]]]);
    end();
  });

  test('a chat that was removed is reported as no messages', () => {
    localStorage.setItem('chat_FD1', JSON.stringify([first]));
    const onChange = vi.fn<(messages: ChatMessage[]) => void>();
    const end = watchChat('FD1', onChange);
    localStorage.removeItem('chat_FD1');
    reportStorageEvent('chat_FD1');
    expect(onChange.mock.calls).toEqual([[[]]]);
    end();
  });

  test.each(unreadable.map((text) => ({ text })))(
    'a change that reads $text is set aside and leaves the conversation',
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

  test('a readable change after an unreadable one is reported', async () => {
    const onChange = vi.fn<(messages: ChatMessage[]) => void>();
    const end = watchChat('FD1', onChange);
    localStorage.setItem('chat_FD1', 'oops');
    reportStorageEvent('chat_FD1');
    await append('FD1', first);
    expect(onChange.mock.calls).toEqual([[[first]]]);
    end();
  });

  test('the chat of another order is not', async () => {
    const onChange = vi.fn<(messages: ChatMessage[]) => void>();
    const end = watchChat('FD1', onChange);
    await append('FD2', first);
    reportStorageEvent('chat_FD2');
    reportStorageEvent('orders');
    expect(onChange).not.toHaveBeenCalled();
    end();
  });

  test('nothing is reported after the end', () => {
    const onChange = vi.fn<(messages: ChatMessage[]) => void>();
    watchChat('FD1', onChange)();
    reportStorageEvent('chat_FD1');
    expect(onChange).not.toHaveBeenCalled();
  });
});

const fromDriver = (written: ChatMessage): ChatMessage => ({ ...written, senderType: 'driver' });

describe('when the driver wrote', () => {
  test('is told for each message of theirs, and for none of the customer’s', () => {
    const stored = [first, fromDriver(second), fromDriver(third)];
    localStorage.setItem('chat_FD1', JSON.stringify(stored));
    expect(driverMessageTimes('FD1')).toEqual([2, 3]);
  });

  test('is told of no message where no chat is stored', () => {
    localStorage.setItem('chat_FD1', JSON.stringify([fromDriver(first)]));
    expect(driverMessageTimes('FD2')).toEqual([]);
  });

  test('is told of no message where the chat can not be read', () => {
    localStorage.setItem('chat_FD1', 'oops');
    expect(driverMessageTimes('FD1')).toEqual([]);
  });
});

describe('watching all chats', () => {
  test('reports what this tab and other ones change in any of them, until the end', async () => {
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

  test('reports nothing of what else is stored', () => {
    const onChange = vi.fn<() => void>();
    const end = watchChats(onChange);
    reportStorageEvent('orders');
    expect(onChange).not.toHaveBeenCalled();
    end();
  });
});

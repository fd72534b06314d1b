// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ChatMessage } from '../../machines/entities.ts';
import { appendToChat, beginChat, loadChat, watchChat } from '../../src/services/chats.ts';
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
  test('there are no messages where nothing is stored', () => {
    expect(loadChat('FD1')).toEqual([]);
    expect(warn).not.toHaveBeenCalled();
    expect(localStorage).toHaveLength(0);
  });

  test('the messages of the order come in their order', () => {
    localStorage.setItem('chat_FD1', JSON.stringify([first, second]));
    localStorage.setItem('chat_FD2', JSON.stringify([third]));
    expect(loadChat('FD1')).toEqual([first, second]);
    expect(warn).not.toHaveBeenCalled();
  });

  test('an empty list is a list', () => {
    localStorage.setItem('chat_FD1', '[]');
    expect(loadChat('FD1')).toEqual([]);
    expect(warn).not.toHaveBeenCalled();
  });

  test('what a message can do without gets a default', () => {
    const { id, text, senderType, timestamp } = first;
    localStorage.setItem('chat_FD1', JSON.stringify([{ id, text, senderType, timestamp }]));
    expect(loadChat('FD1')).toEqual([
      { id, text, senderType, timestamp, senderId: '', senderName: 'Customer', createdAt: '' },
    ]);
    expect(warn).not.toHaveBeenCalled();
  });

  test('fields that are no part of a message are dropped', () => {
    localStorage.setItem('chat_FD1', JSON.stringify([{ ...first, extra: 1 }]));
    expect(loadChat('FD1')).toEqual([first]);
  });

  test.each(unreadable.map((text) => ({ text })))(
    'a history that reads $text is set aside, logged and left where it is',
    ({ text }) => {
      localStorage.setItem('chat_FD1', text);
      expect(loadChat('FD1')).toEqual([]);
      expect(localStorage.getItem('chat_FD1.corrupt')).toBe(text);
      expect(localStorage.getItem('chat_FD1')).toBe(text);
      expect(warn).toHaveBeenCalledTimes(1);
    },
  );

  test('storage that is switched off holds no messages', () => {
    refuseReads();
    expect(loadChat('FD1')).toEqual([]);
  });
});

describe('beginning', () => {
  test('the first message is stored under the order’s key and returned in a list', async () => {
    expect(await beginChat('FD1', first)).toEqual([first]);
    expect(localStorage.getItem('chat_FD1')).toBe(JSON.stringify([first]));
    expect(localStorage).toHaveLength(1);
  });

  test('a chat that has messages is returned and stays as it is', async () => {
    localStorage.setItem('chat_FD1', JSON.stringify([first, second]));
    expect(await beginChat('FD1', third)).toEqual([first, second]);
    expect(localStorage.getItem('chat_FD1')).toBe(JSON.stringify([first, second]));
  });

  test('an empty list is begun', async () => {
    localStorage.setItem('chat_FD1', '[]');
    expect(await beginChat('FD1', first)).toEqual([first]);
    expect(loadChat('FD1')).toEqual([first]);
  });

  test('the chat of another order stays as it is', async () => {
    await beginChat('FD1', first);
    expect(await beginChat('FD2', second)).toEqual([second]);
    expect(loadChat('FD1')).toEqual([first]);
  });

  test('of two at once only one begins it', async () => {
    const begun = await Promise.all([beginChat('FD1', first), beginChat('FD1', second)]);
    expect(begun).toEqual([[first], [first]]);
    expect(loadChat('FD1')).toEqual([first]);
  });

  test('what another tab stores before the lock is granted is what counts', async () => {
    const names: string[] = [];
    const request = async (name: string, run: () => unknown) => {
      names.push(name);
      await Promise.resolve();
      localStorage.setItem('chat_FD1', JSON.stringify([first]));
      return run();
    };
    vi.stubGlobal('navigator', { locks: { request, query: async () => ({}) } });
    expect(await beginChat('FD1', second)).toEqual([first]);
    expect(names).toEqual(['chat_FD1']);
    expect(loadChat('FD1')).toEqual([first]);
  });

  test.each(unreadable.map((text) => ({ text })))(
    'a history that reads $text is set aside before the first message takes its place',
    async ({ text }) => {
      localStorage.setItem('chat_FD1', text);
      expect(await beginChat('FD1', first)).toEqual([first]);
      expect(loadChat('FD1')).toEqual([first]);
      expect(localStorage.getItem('chat_FD1.corrupt')).toBe(text);
      expect(localStorage).toHaveLength(2);
    },
  );

  test('an unreadable history that can not be set aside is not replaced', async () => {
    localStorage.setItem('chat_FD1', 'oops');
    refuseWrites((key) => key === 'chat_FD1.corrupt');
    await expect(beginChat('FD1', first)).rejects.toBe(storageIsFull);
    expect(localStorage.getItem('chat_FD1')).toBe('oops');
  });

  test('full storage is a clear error only where something had to be stored', async () => {
    await appendToChat('FD1', first);
    refuseWrites();
    expect(await beginChat('FD1', second)).toEqual([first]);
    await expect(beginChat('FD2', second)).rejects.toBe(storageIsFull);
    expect(loadChat('FD2')).toEqual([]);
  });

  test('storage that is switched off is a clear error', async () => {
    refuseReads();
    await expect(beginChat('FD1', first)).rejects.toThrow('Storage is switched off.');
  });
});

describe('appending', () => {
  test('the first message is stored under the order’s key and returned in a list', async () => {
    expect(await appendToChat('FD1', first)).toEqual([first]);
    expect(localStorage.getItem('chat_FD1')).toBe(JSON.stringify([first]));
    expect(localStorage).toHaveLength(1);
  });

  test('the next one stands behind it, and the full list is stored and returned', async () => {
    await appendToChat('FD1', first);
    await appendToChat('FD1', second);
    expect(await appendToChat('FD1', third)).toEqual([first, second, third]);
    expect(localStorage.getItem('chat_FD1')).toBe(JSON.stringify([first, second, third]));
  });

  test('the chat of another order stays as it is', async () => {
    await appendToChat('FD1', first);
    await appendToChat('FD2', second);
    expect(loadChat('FD1')).toEqual([first]);
    expect(loadChat('FD2')).toEqual([second]);
  });

  test('two messages at once are both stored', async () => {
    await Promise.all([appendToChat('FD1', first), appendToChat('FD1', second)]);
    expect(loadChat('FD1')).toEqual([first, second]);
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
    expect(await appendToChat('FD1', third)).toEqual([first, second, third]);
    expect(names).toEqual(['chat_FD1']);
    expect(loadChat('FD1')).toEqual([first, second, third]);
  });

  test('messages of the same millisecond follow each other, each under an id of its own', async () => {
    await appendToChat('FD1', first);
    await appendToChat('FD1', second);
    const messages = await appendToChat('FD1', { ...third, id: '1', timestamp: 1 });
    expect(messages.map(({ id, timestamp }) => [id, timestamp])).toEqual([
      ['1', 1],
      ['2', 2],
      ['3', 3],
    ]);
    expect(messages[2]?.createdAt).toBe(new Date(3).toISOString());
  });

  test.each(unreadable.map((text) => ({ text })))(
    'a history that reads $text is set aside before the first message takes its place',
    async ({ text }) => {
      localStorage.setItem('chat_FD1', text);
      expect(await appendToChat('FD1', first)).toEqual([first]);
      expect(loadChat('FD1')).toEqual([first]);
      expect(localStorage.getItem('chat_FD1.corrupt')).toBe(text);
      expect(localStorage).toHaveLength(2);
    },
  );

  test('a history that was set aside earlier is never overwritten by another', async () => {
    localStorage.setItem('chat_FD1.corrupt', 'the first');
    localStorage.setItem('chat_FD1', 'the second');
    await appendToChat('FD1', first);
    expect(localStorage.getItem('chat_FD1.corrupt')).toBe('the first');
    expect(localStorage.getItem('chat_FD1.corrupt.2')).toBe('the second');
  });

  test('an unreadable history that can not be set aside is not replaced', async () => {
    localStorage.setItem('chat_FD1', 'oops');
    refuseWrites((key) => key === 'chat_FD1.corrupt');
    await expect(appendToChat('FD1', first)).rejects.toBe(storageIsFull);
    expect(localStorage.getItem('chat_FD1')).toBe('oops');
  });

  test('full storage is a clear error, and the messages before stay', async () => {
    await appendToChat('FD1', first);
    refuseWrites();
    await expect(appendToChat('FD1', second)).rejects.toBe(storageIsFull);
    expect(loadChat('FD1')).toEqual([first]);
  });

  test('storage that is switched off is a clear error', async () => {
    refuseReads();
    await expect(appendToChat('FD1', first)).rejects.toThrow('Storage is switched off.');
  });
});

describe('watching', () => {
  test('what another tab adds is reported with all that was there', async () => {
    const onChange = vi.fn<(messages: ChatMessage[]) => void>();
    const end = watchChat('FD1', onChange);
    await appendToChat('FD1', first);
    await appendToChat('FD1', second);
    expect(onChange).not.toHaveBeenCalled();
    reportStorageEvent('chat_FD1');
    expect(onChange.mock.calls).toEqual([[[first, second]]]);
    end();
  });

  test('a storage that was cleared is reported as no messages', () => {
    const onChange = vi.fn<(messages: ChatMessage[]) => void>();
    const end = watchChat('FD1', onChange);
    reportStorageEvent(null);
    expect(onChange.mock.calls).toEqual([[[]]]);
    end();
  });

  test('a message of this tab that another tab wrote over is written again', async () => {
    const onChange = vi.fn<(messages: ChatMessage[]) => void>();
    const end = watchChat('FD8', onChange);
    await appendToChat('FD8', first);
    localStorage.setItem('chat_FD8', JSON.stringify([{ ...second, id: first.id }]));
    reportStorageEvent('chat_FD8');
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2));
    expect(loadChat('FD8').map(({ text }) => text)).toEqual([second.text, first.text]);
    expect(new Set(loadChat('FD8').map(({ id }) => id)).size).toBe(2);
    expect(onChange).toHaveBeenLastCalledWith(loadChat('FD8'));
    reportStorageEvent('chat_FD8');
    expect(onChange).toHaveBeenCalledTimes(3);
    end();
  });

  test('a chat that was emptied on purpose stays empty', async () => {
    const onChange = vi.fn<(messages: ChatMessage[]) => void>();
    const end = watchChat('FD9', onChange);
    await appendToChat('FD9', first);
    localStorage.removeItem('chat_FD9');
    reportStorageEvent('chat_FD9');
    localStorage.setItem('chat_FD9', JSON.stringify([second]));
    reportStorageEvent('chat_FD9');
    expect(onChange.mock.calls).toEqual([[[]], [[second]]]);
    expect(loadChat('FD9')).toEqual([second]);
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
    await appendToChat('FD1', first);
    reportStorageEvent('chat_FD1');
    expect(onChange.mock.calls).toEqual([[[first]]]);
    end();
  });

  test('the chat of another order is not', () => {
    const onChange = vi.fn<(messages: ChatMessage[]) => void>();
    const end = watchChat('FD1', onChange);
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

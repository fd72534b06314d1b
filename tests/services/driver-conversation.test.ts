// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ChatMessage, User } from '../../machines/entities.ts';
import { driverGreeting, driverReplies } from '../../src/data/driver-replies.ts';
import { sampleDriver } from '../../src/data/drivers.ts';
import {
  openConversation,
  replyFromDriver,
  sendToDriver,
} from '../../src/services/driver-conversation.ts';
import { hushWarnings, orderWithId, refuseReads, refuseWrites, storageIsFull } from './helpers.ts';

const asha: User = { uid: 'uid-asha', displayName: 'Asha Rao', email: 'asha@example.com' };
const moment = '2026-01-01T12:00:00.250Z';
const timestamp = 1_767_268_800_250;

const greeting: ChatMessage = {
  id: '1767268800250',
  text: driverGreeting,
  senderId: 'driver',
  senderName: sampleDriver.name,
  senderType: 'driver',
  timestamp,
  createdAt: moment,
};

function storedText(): unknown {
  return JSON.parse(localStorage.getItem('chat_FD1') ?? 'null');
}

/** Web Locks as a browser grants them: one after the other, and never at once. */
function locksInTurn() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request(_: string, run: () => unknown) {
      last = last.then(run);
      return last;
    },
    query: async () => ({}),
  };
}

let warn: ReturnType<typeof hushWarnings>;

beforeEach(() => {
  localStorage.clear();
  warn = hushWarnings();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(moment) });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('opening', () => {
  test('a chat without history begins with the driver’s greeting, which is stored', async () => {
    expect(await openConversation('FD1')).toEqual([greeting]);
    expect(storedText()).toEqual([greeting]);
    expect(localStorage).toHaveLength(1);
  });

  test('the greeting comes once, however often the chat is opened', async () => {
    await openConversation('FD1');
    vi.setSystemTime(timestamp + 60_000);
    expect(await openConversation('FD1')).toEqual([greeting]);
    expect(storedText()).toEqual([greeting]);
  });

  test('two overlapping openings greet once', async () => {
    vi.stubGlobal('navigator', { locks: locksInTurn() });
    const openings = await Promise.all([openConversation('FD1'), openConversation('FD1')]);
    expect(openings).toEqual([[greeting], [greeting]]);
    expect(storedText()).toEqual([greeting]);
  });

  test('two overlapping openings greet once in a browser without locks, too', async () => {
    const openings = await Promise.all([openConversation('FD1'), openConversation('FD1')]);
    expect(openings).toEqual([[greeting], [greeting]]);
    expect(storedText()).toEqual([greeting]);
  });

  test('a history that can not be added to is shown without a greeting', async () => {
    const messages = await sendToDriver('FD1', 'Where are you?', asha);
    refuseWrites();
    expect(await openConversation('FD1')).toEqual(messages);
    expect(warn).not.toHaveBeenCalled();
  });

  test('each order has a conversation of its own', async () => {
    await openConversation('FD1');
    await sendToDriver('FD1', 'Where are you?', asha);
    expect(await openConversation('FD2')).toEqual([greeting]);
    expect(await openConversation('FD1')).toHaveLength(2);
  });

  test('a history without a greeting is shown as it is', async () => {
    const [message] = await sendToDriver('FD1', 'Where are you?', asha);
    expect(await openConversation('FD1')).toEqual([message]);
  });

  test('an unreadable history is set aside, and the driver greets anew', async () => {
    localStorage.setItem('chat_FD1', 'oops');
    expect(await openConversation('FD1')).toEqual([greeting]);
    expect(localStorage.getItem('chat_FD1.corrupt')).toBe('oops');
    expect(storedText()).toEqual([greeting]);
  });

  test('a greeting that can not be stored is shown all the same, and logged', async () => {
    refuseWrites();
    expect(await openConversation('FD1')).toEqual([greeting]);
    expect(localStorage).toHaveLength(0);
    expect(warn).toHaveBeenCalledWith(expect.any(String), storageIsFull);
  });

  test('storage that is switched off does not keep the driver from greeting', async () => {
    refuseReads();
    expect(await openConversation('FD1')).toEqual([greeting]);
  });
});

describe('a message of the customer', () => {
  test('is stored with the fields of the specification and no others', async () => {
    const messages = await sendToDriver('FD1', 'Where are you?', asha);
    expect(messages).toEqual([
      {
        id: '1767268800250',
        text: 'Where are you?',
        senderId: 'uid-asha',
        senderName: 'Asha Rao',
        senderType: 'customer',
        timestamp: 1_767_268_800_250,
        createdAt: '2026-01-01T12:00:00.250Z',
      },
    ]);
    expect(storedText()).toEqual(messages);
  });

  test.each([null, ''])('of somebody called %j comes from Customer', async (displayName) => {
    const [message] = await sendToDriver('FD1', 'Hello', { ...asha, displayName });
    expect(message?.senderName).toBe('Customer');
    expect(message?.senderId).toBe('uid-asha');
  });

  test('stands behind the messages before it', async () => {
    await openConversation('FD1');
    vi.setSystemTime(timestamp + 5000);
    const messages = await sendToDriver('FD1', 'Where are you?', asha);
    expect(messages.map(({ id, senderType }) => [id, senderType])).toEqual([
      ['1767268800250', 'driver'],
      ['1767268805250', 'customer'],
    ]);
    expect(storedText()).toEqual(messages);
  });

  test('that can not be stored is a clear error', async () => {
    refuseWrites();
    await expect(sendToDriver('FD1', 'Where are you?', asha)).rejects.toBe(storageIsFull);
    expect(storedText()).toBeNull();
  });
});

describe('the driver’s answer', () => {
  test('is stored with the fields of the specification and no others', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const asked = await sendToDriver('FD1', 'Where are you?', asha);
    vi.setSystemTime(timestamp + 1000);
    const messages = await replyFromDriver('FD1');
    expect(messages).toEqual([
      ...asked,
      {
        id: '1767268801250',
        text: driverReplies.position[0],
        senderId: 'driver',
        senderName: sampleDriver.name,
        senderType: 'driver',
        timestamp: 1_767_268_801_250,
        createdAt: '2026-01-01T12:00:01.250Z',
      },
    ]);
    expect(storedText()).toEqual(messages);
  });

  test.each([
    ['Are you close?', driverReplies.position],
    ['Please ring the bell', driverReplies.bell],
    ['Leave at door', driverReplies.door],
    ['Thank you', driverReplies.other],
  ])('to %j follows its rule, drawn by chance', async (text, replies) => {
    vi.spyOn(Math, 'random').mockReturnValueOnce(0).mockReturnValueOnce(0.999);
    await sendToDriver('FD1', text, asha);
    await replyFromDriver('FD1');
    await sendToDriver('FD1', text, asha);
    const messages = await replyFromDriver('FD1');
    expect(messages.map((message) => message.text)).toEqual([
      text,
      replies[0],
      text,
      replies.at(-1),
    ]);
  });

  test('is to the oldest message that waits for one, then to the next', async () => {
    await openConversation('FD1');
    await sendToDriver('FD1', 'Where are you?', asha);
    await sendToDriver('FD1', 'Leave at door', asha);
    const first = await replyFromDriver('FD1');
    expect(driverReplies.position).toContain(first.at(-1)?.text);
    const second = await replyFromDriver('FD1');
    expect(driverReplies.door).toContain(second.at(-1)?.text);
    expect(await replyFromDriver('FD1')).toEqual(second);
  });

  test('comes once, in however many tabs the driver was seen typing', async () => {
    vi.stubGlobal('navigator', { locks: locksInTurn() });
    await sendToDriver('FD1', 'Where are you?', asha);
    const [answered, again] = await Promise.all([replyFromDriver('FD1'), replyFromDriver('FD1')]);
    expect(answered).toHaveLength(2);
    expect(again).toEqual(answered);
    expect(storedText()).toEqual(answered);
  });

  test('does not come where somebody emptied the chat while the driver typed', async () => {
    await sendToDriver('FD1', 'Leave at door', asha);
    localStorage.clear();
    expect(await replyFromDriver('FD1')).toEqual([]);
    expect(storedText()).toBeNull();
  });

  test('does not come where the order was cancelled while the driver typed', async () => {
    const asked = await sendToDriver('FD1', 'Where are you?', asha);
    const cancelled = { ...orderWithId('FD1'), status: 'cancelled' };
    localStorage.setItem('orders', JSON.stringify({ FD1: cancelled }));
    expect(await replyFromDriver('FD1')).toEqual(asked);
    expect(storedText()).toEqual(asked);
    await expect(sendToDriver('FD1', 'Hello?', asha)).rejects.toThrow('The order was cancelled.');
    expect(storedText()).toEqual(asked);
  });

  test('that can not be stored is a clear error', async () => {
    const asked = await sendToDriver('FD1', 'Where are you?', asha);
    refuseWrites();
    await expect(replyFromDriver('FD1')).rejects.toBe(storageIsFull);
    expect(storedText()).toEqual(asked);
  });
});

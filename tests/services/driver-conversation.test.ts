// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ChatOrigin } from '../../machines/driver-chat.ts';
import {
  driverGreeting,
  driverReplies,
  greetingAfterDelivery,
  repliesAfterDelivery,
} from '../../src/data/driver-replies.ts';
import { sampleDriver } from '../../src/data/drivers.ts';
import type { ChatMessage, User } from '../../src/domain/entities.ts';
import {
  dueReplies,
  openConversation,
  replyFromDriver,
  sendToDriver,
} from '../../src/services/driver-conversation.ts';
import {
  silenceWarnings,
  orderWithId,
  makeReadsFail,
  makeWritesFail,
  storageIsFull,
} from './helpers.ts';

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

const send = (orderId: string, text: string, sender = asha, from: ChatOrigin = 'trackingCard') =>
  sendToDriver({ orderId, text, sender, from });

const reply = (due = timestamp, signal?: AbortSignal) =>
  replyFromDriver({ orderId: 'FD1', due }, signal);

function storedText(): unknown {
  return JSON.parse(localStorage.getItem('chat_FD1') ?? 'null');
}

/** Grants Web Locks one after the other, as a browser does. */
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

let warn: ReturnType<typeof silenceWarnings>;

beforeEach(() => {
  localStorage.clear();
  warn = silenceWarnings();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(moment) });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('openConversation', () => {
  test('starts a new chat with the driver’s greeting and stores it @4.46', async () => {
    expect(await openConversation('FD1')).toEqual([greeting]);
    expect(storedText()).toEqual([greeting]);
    expect(localStorage).toHaveLength(1);
  });

  test('adds the greeting only once, however often the chat is opened', async () => {
    await openConversation('FD1');
    vi.setSystemTime(timestamp + 60_000);
    expect(await openConversation('FD1')).toEqual([greeting]);
    expect(storedText()).toEqual([greeting]);
  });

  test('adds the greeting only once if two calls overlap', async () => {
    vi.stubGlobal('navigator', { locks: locksInTurn() });
    const openings = await Promise.all([openConversation('FD1'), openConversation('FD1')]);
    expect(openings).toEqual([[greeting], [greeting]]);
    expect(storedText()).toEqual([greeting]);
  });

  test('adds the greeting only once if two calls overlap in a browser without locks', async () => {
    const openings = await Promise.all([openConversation('FD1'), openConversation('FD1')]);
    expect(openings).toEqual([[greeting], [greeting]]);
    expect(storedText()).toEqual([greeting]);
  });

  test('returns a chat that can’t be written to, without adding a greeting', async () => {
    const messages = await send('FD1', 'Where are you?');
    makeWritesFail();
    expect(await openConversation('FD1')).toEqual(messages);
    expect(warn).not.toHaveBeenCalled();
  });

  test('stores a separate conversation for each order', async () => {
    await openConversation('FD1');
    await send('FD1', 'Where are you?');
    expect(await openConversation('FD2')).toEqual([greeting]);
    expect(await openConversation('FD1')).toHaveLength(2);
  });

  test('adds no greeting to a chat that begins with a customer’s message', async () => {
    const [message] = await send('FD1', 'Where are you?');
    expect(await openConversation('FD1')).toEqual([message]);
  });

  test('sets an unreadable chat aside and adds a new greeting', async () => {
    localStorage.setItem('chat_FD1', 'oops');
    expect(await openConversation('FD1')).toEqual([greeting]);
    expect(localStorage.getItem('chat_FD1.corrupt')).toBe('oops');
    expect(storedText()).toEqual([greeting]);
  });

  test('returns the greeting even if it can’t be stored, and logs the failure', async () => {
    makeWritesFail();
    expect(await openConversation('FD1')).toEqual([greeting]);
    expect(localStorage).toHaveLength(0);
    expect(warn).toHaveBeenCalledWith(expect.any(String), storageIsFull);
  });

  test('returns the greeting even if storage is switched off', async () => {
    makeReadsFail();
    expect(await openConversation('FD1')).toEqual([greeting]);
  });
});

test('a chat that is first opened after the delivery starts with a greeting that mentions the delivery @9.11.1', async () => {
  const delivered = { ...orderWithId('FD1'), estimatedDelivery: moment };
  localStorage.setItem('orders', JSON.stringify({ FD1: delivered }));
  expect(await openConversation('FD1')).toEqual([{ ...greeting, text: greetingAfterDelivery }]);
});

describe('sendToDriver', () => {
  test('a message is stored with the fields of the specification and no others @3.15', async () => {
    const messages = await send('FD1', 'Where are you?');
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

  test.each([null, ''])(
    'a message from a sender with the display name %j is signed “Customer” @3.15',
    async (displayName) => {
      const [message] = await send('FD1', 'Hello', { ...asha, displayName });
      expect(message?.senderName).toBe('Customer');
      expect(message?.senderId).toBe('uid-asha');
    },
  );

  test('a message is stored after the earlier messages', async () => {
    await openConversation('FD1');
    vi.setSystemTime(timestamp + 5000);
    const messages = await send('FD1', 'Where are you?');
    expect(messages.map(({ id, senderType }) => [id, senderType])).toEqual([
      ['1767268800250', 'driver'],
      ['1767268805250', 'customer'],
    ]);
    expect(storedText()).toEqual(messages);
  });

  test('sending rejects with the browser’s error if the message can’t be stored', async () => {
    makeWritesFail();
    await expect(send('FD1', 'Where are you?')).rejects.toBe(storageIsFull);
    expect(storedText()).toBeNull();
  });
});

describe('replyFromDriver', () => {
  test('a reply is stored with only the fields of the specification, and with the time when it was due', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const asked = await send('FD1', 'Where are you?');
    vi.setSystemTime(timestamp + 60_000);
    const messages = await reply(timestamp + 1000);
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
  ])(
    'a reply to %j is picked at random from the replies of the rule that matches the message',
    async (text, replies) => {
      vi.spyOn(Math, 'random').mockReturnValueOnce(0).mockReturnValueOnce(0.999);
      await send('FD1', text);
      await reply();
      await send('FD1', text);
      const messages = await reply();
      expect(messages.map((message) => message.text)).toEqual([
        text,
        replies[0],
        text,
        replies.at(-1),
      ]);
    },
  );

  test('a reply that is due after the delivery says that the order was delivered, and earlier replies do not change @9.11.1', async () => {
    const estimatedDelivery = new Date(timestamp + 60_000).toISOString();
    const order = { ...orderWithId('FD1'), estimatedDelivery };
    localStorage.setItem('orders', JSON.stringify({ FD1: order }));
    await send('FD1', 'Where are you?');
    vi.setSystemTime(timestamp + 120_000);
    const [, before] = await reply(timestamp + 59_999);
    expect(driverReplies.position).toContain(before?.text);
    await send('FD1', 'Where are you?');
    const messages = await reply(timestamp + 122_000);
    expect(messages[1]).toEqual(before);
    expect(repliesAfterDelivery.position).toContain(messages.at(-1)?.text);
  });

  test('the oldest unanswered message is answered first, then the next message @6.8', async () => {
    await openConversation('FD1');
    await send('FD1', 'Where are you?');
    await send('FD1', 'Leave at door');
    const first = await reply();
    expect(driverReplies.position).toContain(first.at(-1)?.text);
    const second = await reply();
    expect(driverReplies.door).toContain(second.at(-1)?.text);
    expect(await reply()).toEqual(second);
  });

  test('a reply is stored once, however many tabs show the driver typing', async () => {
    vi.stubGlobal('navigator', { locks: locksInTurn() });
    await send('FD1', 'Where are you?');
    const [answered, again] = await Promise.all([reply(), reply()]);
    expect(answered).toHaveLength(2);
    expect(again).toEqual(answered);
    expect(storedText()).toEqual(answered);
  });

  test('a reply is not stored if the chat was cleared while the driver was typing', async () => {
    await send('FD1', 'Leave at door');
    localStorage.clear();
    expect(await reply()).toEqual([]);
    expect(storedText()).toBeNull();
  });

  test('a reply is not stored if the order was cancelled while the driver was typing @14.5', async () => {
    const asked = await send('FD1', 'Where are you?');
    const cancelled = { ...orderWithId('FD1'), status: 'cancelled' };
    localStorage.setItem('orders', JSON.stringify({ FD1: cancelled }));
    expect(await reply()).toEqual(asked);
    expect(storedText()).toEqual(asked);
    await expect(send('FD1', 'Hello?')).rejects.toThrow('The order was cancelled.');
    expect(storedText()).toEqual(asked);
  });

  test('replying rejects with the browser’s error if the reply can’t be stored', async () => {
    const asked = await send('FD1', 'Where are you?');
    makeWritesFail();
    await expect(reply()).rejects.toBe(storageIsFull);
    expect(storedText()).toEqual(asked);
  });

  test('a reply is dated neither before the previous message nor in the future', async () => {
    await send('FD1', 'Where are you?');
    vi.setSystemTime(timestamp + 5000);
    await send('FD1', 'Leave at door');
    vi.setSystemTime(timestamp + 6000);
    const messages = await reply(timestamp + 1000);
    expect(messages.at(-1)?.timestamp).toBe(timestamp + 5000);
    const more = await reply(timestamp + 60_000);
    expect(more.at(-1)?.timestamp).toBe(timestamp + 6000);
  });

  test('a reply is not stored if the customer has signed out before it is written', async () => {
    const asked = await send('FD1', 'Where are you?');
    const signOut = new AbortController();
    signOut.abort();
    expect(await reply(timestamp, signOut.signal)).toEqual(asked);
    expect(storedText()).toEqual(asked);
  });
});

describe('dueReplies', () => {
  /**
   * The time of the first message from the driver card. The service remembers the IDs of messages from this
   * card. The ID equals the message's time, so no other message in these tests may have this time.
   */
  const cardTime = timestamp + 11;
  const dueAfter = (from = timestamp) => dueReplies(asha.uid).replies.map(({ due }) => due - from);

  test('returns no replies if no message is unanswered', async () => {
    await openConversation('FD1');
    expect(dueReplies(asha.uid)).toEqual({ replies: [], now: timestamp });
    await send('FD1', 'Where are you?');
    await reply();
    expect(dueAfter()).toEqual([]);
  });

  test('returns a reply due one second after a message from the driver card @9.14', async () => {
    vi.setSystemTime(cardTime);
    await send('FD1', 'Where are you?', asha, 'driverCard');
    vi.setSystemTime(cardTime + 400);
    expect(dueReplies(asha.uid)).toEqual({
      replies: [{ orderId: 'FD1', due: cardTime + 1000 }],
      now: cardTime + 400,
    });
  });

  test.each([0, 1, 999, 1749, 1750, 9999])(
    'returns a reply due two to four seconds after a message that the tracking card sent at %d ms @9.13',
    async (later) => {
      vi.setSystemTime(timestamp + later);
      await send('FD1', 'Where are you?');
      const [delay = Number.NaN] = dueAfter(timestamp + later);
      expect(delay).toBe(2000 + ((250 + later) % 2000));
    },
  );

  test('a reply to a message from another tab has the tracking card’s delay, even if the message was sent from the driver card', async () => {
    vi.setSystemTime(cardTime);
    const [asked] = await send('FD1', 'Where are you?', asha, 'driverCard');
    const elsewhere = { ...asked, id: 'sent in another tab' };
    localStorage.setItem('chat_FD1', JSON.stringify([elsewhere]));
    vi.setSystemTime(timestamp + 86_400_000);
    expect(dueAfter(cardTime)).toEqual([2261]);
  });

  test('returns replies one after the other, each with its own delay @4.47', async () => {
    vi.setSystemTime(cardTime);
    await send('FD1', 'Where are you?', asha, 'driverCard');
    vi.setSystemTime(cardTime + 500);
    await send('FD1', 'Leave at door', asha, 'driverCard');
    expect(dueAfter(cardTime)).toEqual([1000]);
    vi.setSystemTime(cardTime + 1000);
    await reply(cardTime + 1000);
    expect(dueAfter(cardTime)).toEqual([2000]);
  });

  test('returns the replies of every order except cancelled ones', async () => {
    await send('FD1', 'Where are you?');
    await send('FD2', 'Where are you?');
    await send('FD3', 'Where are you?');
    const cancelled = { ...orderWithId('FD2'), status: 'cancelled' };
    localStorage.setItem('orders', JSON.stringify({ FD2: cancelled }));
    localStorage.setItem('chat_FD1.corrupt', JSON.stringify([]));
    expect(dueReplies(asha.uid).replies.map(({ orderId }) => orderId)).toEqual(['FD1', 'FD3']);
    expect(localStorage.getItem('chat_FD1.corrupt.corrupt')).toBeNull();
  });

  test('returns only replies to this customer', async () => {
    await send('FD1', 'Where are you?');
    expect(dueReplies('uid-bimal').replies).toEqual([]);
  });

  test('returns a reply that is due after its usual delay, even if the clock was set back by an hour', async () => {
    await send('FD1', 'Where are you?');
    const now = timestamp - 3_600_000;
    vi.setSystemTime(now);
    expect(dueAfter(now)).toEqual([2250]);
  });

  test('returns no replies if storage is switched off', () => {
    makeReadsFail();
    expect(dueReplies(asha.uid).replies).toEqual([]);
  });
});

import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { driverChatMachine } from '../../machines/driver-chat.ts';
import type { ChatOrigin, DriverChatEvent, StoreMessageInput } from '../../machines/driver-chat.ts';
import type { ChatMessage, User } from '../../src/domain/entities.ts';
import { controlledListener, controlledPromise } from './helpers.ts';

const asha: User = { uid: 'asha', displayName: 'Asha', email: 'asha@example.com' };

function message(timestamp: number, text: string, senderType: ChatMessage['senderType']) {
  return {
    id: String(timestamp),
    text,
    senderId: senderType === 'driver' ? 'driver' : asha.uid,
    senderName: senderType === 'driver' ? 'Ravi' : 'Asha',
    senderType,
    timestamp,
    createdAt: new Date(timestamp).toISOString(),
  };
}

const greeting = message(1, 'Namaste!', 'driver');
const question = message(2, 'Where are you?', 'customer');
const answer = message(3, 'Quite close.', 'driver');
const wish = message(4, 'Leave at door', 'customer');

function start() {
  const load = controlledPromise<ChatMessage[], { orderId: string }>();
  const conversation = controlledListener<DriverChatEvent, { orderId: string }>();
  const store = controlledPromise<ChatMessage[], StoreMessageInput>();
  const read: (readonly ChatMessage[])[] = [];
  const machine = driverChatMachine.provide({
    actors: {
      loadHistory: load.logic,
      conversationListener: conversation.logic,
      storeMessage: store.logic,
    },
    actions: { markAsRead: (_, messages) => void read.push(messages) },
  });
  const options = { input: { orderId: 'FD1', sender: asha } };
  const actor = createActor(machine, options).start();
  return {
    actor,
    load,
    conversation,
    store,
    read,
    machine,
    options,
    open: (from: ChatOrigin = 'driverCard') => actor.send({ type: 'chat.opened', from }),
    close: () => actor.send({ type: 'chat.closed' }),
    write: (text: string) => actor.send({ type: 'chat.drafted', text }),
    send: () => actor.send({ type: 'chat.sent' }),
    canSend: () => actor.getSnapshot().can({ type: 'chat.sent' }),
    value: () => actor.getSnapshot().value,
    messages: () => actor.getSnapshot().context.messages,
    shownCount: () => actor.getSnapshot().context.shownCount,
    draft: () => actor.getSnapshot().context.draft,
  };
}

type Started = ReturnType<typeof start>;

/** Starts with an open chat that has this history. */
async function startOpen(history = [greeting], from: ChatOrigin = 'driverCard'): Promise<Started> {
  const started = start();
  started.open(from);
  await started.load.resolve(history);
  return started;
}

const askForEarlier = ({ actor }: Started) => actor.send({ type: 'chat.earlierRequested' });

/** Starts with an open chat in which a question is being stored. */
async function startSending(): Promise<Started> {
  const started = await startOpen();
  started.write('Where are you?');
  started.send();
  return started;
}

/** Starts with an open chat in which the driver is typing the reply to a question. */
async function startTyping(): Promise<Started> {
  const started = await startSending();
  await started.store.resolve([greeting, question]);
  return started;
}

const closed = { panel: 'closed', composing: 'idle', driver: 'idle' };
const open = { panel: { open: 'endHidden' }, composing: 'idle', driver: 'idle' };

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the initial chat', () => {
  test('the chat starts closed and loads no messages @5.16', () => {
    const { actor, load, conversation, value } = start();
    expect(value()).toEqual(closed);
    expect(actor.getSnapshot().hasTag('open')).toBe(false);
    expect(load.inputs).toEqual([]);
    expect(conversation.liveCount).toBe(0);
  });

  test('the chat ignores sending and closing while it is closed', () => {
    const { canSend, close, send, store, value } = start();
    send();
    close();
    expect(canSend()).toBe(false);
    expect(value()).toEqual(closed);
    expect(store.inputs).toEqual([]);
  });
});

describe('reading', () => {
  test('messages are marked as read once the end of the chat is shown, and from then on as soon as they arrive', async () => {
    const { actor, conversation, read } = await startOpen();
    expect(read).toEqual([]);
    actor.send({ type: 'chat.endShown' });
    expect(read).toEqual([[greeting]]);
    conversation.report({ type: 'chat.changed', messages: [greeting, answer] });
    expect(read).toEqual([[greeting], [greeting, answer]]);
  });

  test('messages that arrive while the end of the chat is hidden are marked as read once the end is shown', async () => {
    const { actor, conversation, read } = await startOpen();
    conversation.report({ type: 'chat.changed', messages: [greeting, answer] });
    expect(read).toEqual([]);
    actor.send({ type: 'chat.endShown' });
    expect(read).toEqual([[greeting, answer]]);
  });
});

describe('opening', () => {
  test('opening the chat loads the history of the order @5.16', () => {
    const { actor, load, open: openChat, conversation, value } = start();
    openChat();
    expect(value()).toEqual({ ...closed, panel: 'loading' });
    expect(actor.getSnapshot().hasTag('open')).toBe(true);
    expect(load.inputs).toEqual([{ orderId: 'FD1' }]);
    expect(conversation.liveCount).toBe(0);
  });

  test('opening the chat shows the history and starts listening to other tabs', async () => {
    const { actor, messages, conversation, value } = await startOpen([greeting, question, answer]);
    expect(value()).toEqual(open);
    expect(actor.getSnapshot().hasTag('open')).toBe(true);
    expect(messages()).toEqual([greeting, question, answer]);
    expect(conversation.inputs).toEqual([{ orderId: 'FD1' }]);
    expect(conversation.liveCount).toBe(1);
  });

  test.each([
    ['an empty history', []],
    ['a history whose last message is the driver’s', [greeting, question, answer]],
  ])('opening the chat with %s does not show the driver typing', async (_, history) => {
    const { value } = await startOpen(history);
    expect(value()).toEqual(open);
  });

  test('opening the chat shows the driver typing if a message is unanswered', async () => {
    const { actor, value } = await startOpen([greeting, question]);
    expect(value()).toEqual({ ...open, driver: 'typing' });
    expect(actor.getSnapshot().hasTag('typing')).toBe(true);
  });

  test('opening the chat does not show the driver typing a reply to another customer', async () => {
    const { value } = await startOpen([greeting, { ...question, senderId: 'bimal' }]);
    expect(value()).toEqual(open);
  });

  test('opening the chat lets the customer write even if the history can’t be loaded', async () => {
    const { load, messages, open: openChat, conversation, value, ...rest } = start();
    const failure = new Error('storage is off');
    openChat();
    await load.reject(failure);
    expect(value()).toEqual(open);
    expect(conversation.liveCount).toBe(1);
    rest.write('Where are you?');
    rest.send();
    await rest.store.resolve([question]);
    expect(messages()).toEqual([question]);
  });

  test('opening the chat again changes nothing, even while the history loads', async () => {
    const { actor, load, open: openChat, conversation, value } = start();
    openChat('driverCard');
    openChat('trackingCard');
    await load.resolve([greeting]);
    openChat('trackingCard');
    expect(value()).toEqual(open);
    expect(actor.getSnapshot().context.openedFrom).toBe('driverCard');
    expect(load.inputs).toHaveLength(1);
    expect(conversation.inputs).toHaveLength(1);
  });

  test('opening the chat does not lose a message that is sent while the history loads', async () => {
    const { load, messages, open: openChat, value, ...rest } = start();
    openChat();
    rest.write('Where are you?');
    rest.send();
    await load.resolve([greeting]);
    expect(value()).toEqual({ ...open, composing: 'sending' });
    expect(rest.draft()).toBe('Where are you?');
    await rest.store.resolve([greeting, question]);
    expect(messages()).toEqual([greeting, question]);
  });
});

describe('closing', () => {
  test('closing the chat ends its listener, and the messages and the draft remain', async () => {
    const { close, draft, messages, conversation, value, write } = await startOpen();
    write('Are you');
    close();
    expect(value()).toEqual(closed);
    expect(conversation.liveCount).toBe(0);
    expect(messages()).toEqual([greeting]);
    expect(draft()).toBe('Are you');
  });

  test('closing the chat aborts the loading of the history, and ignores a late result', async () => {
    const { close, load, messages, open: openChat, value } = start();
    openChat();
    close();
    expect(load.call().signal.aborted).toBe(true);
    await load.resolve([greeting, question]);
    expect(value()).toEqual(closed);
    expect(messages()).toEqual([]);
  });

  test('closing the chat and opening it again reloads the history and ignores the first load', async () => {
    const { close, load, messages, open: openChat, value } = start();
    openChat();
    close();
    openChat();
    await load.reject(new Error('too late'), 0);
    expect(value()).toEqual({ ...closed, panel: 'loading' });
    await load.resolve([greeting], 1);
    expect(messages()).toEqual([greeting]);
  });
});

describe('long histories', () => {
  const history = Array.from({ length: 120 }, (_, index) => message(index, 'News', 'driver'));

  test('a long history shows its last 50 messages, and 50 more at each request', async () => {
    const started = await startOpen(history);
    expect(started.shownCount()).toBe(50);
    askForEarlier(started);
    expect(started.shownCount()).toBe(100);
    askForEarlier(started);
    expect(started.shownCount()).toBe(150);
  });
});

describe('writing', () => {
  test('writing a message changes only the draft, which is stored as typed', async () => {
    const { draft, store, value, write } = await startOpen();
    write('  Where ');
    expect(draft()).toBe('  Where ');
    expect(value()).toEqual(open);
    expect(store.inputs).toEqual([]);
  });

  test.each(['', ' ', ' \t\n '])(
    'the blank message %j cannot be sent @5.13 @P.18',
    async (text) => {
      const { canSend, send, store, value, write } = await startOpen();
      write(text);
      expect(canSend()).toBe(false);
      send();
      expect(value()).toEqual(open);
      expect(store.inputs).toEqual([]);
    },
  );
});

describe('sending', () => {
  test('sending a message stores the trimmed text with its sender and origin @5.15', async () => {
    const { canSend, messages, send, store, value, write } = await startOpen();
    write('  Where are  you? \n');
    expect(canSend()).toBe(true);
    send();
    expect(value()).toEqual({ ...open, composing: 'sending' });
    expect(store.inputs).toEqual([
      { orderId: 'FD1', text: 'Where are  you?', sender: asha, from: 'driverCard' },
    ]);
    expect(messages()).toEqual([greeting]);
  });

  test('sending a message is not possible while another message is being sent @2.112 @P.18', async () => {
    const { canSend, send, store } = await startSending();
    expect(canSend()).toBe(false);
    send();
    expect(store.inputs).toHaveLength(1);
  });

  test('a message that can’t be stored stays in the draft, even if the same text was sent before', async () => {
    const { draft, send, store, write } = await startOpen([greeting, question]);
    write('Where are you?');
    send();
    await store.reject(new Error('Storage is full.'));
    expect(draft()).toBe('Where are you?');
  });

  test('sending a message into a longer conversation clears the draft', async () => {
    const { draft, send, store, write } = await startOpen([greeting, question, answer]);
    write('Leave at door');
    send();
    await store.resolve([greeting, question, answer, wish]);
    expect(draft()).toBe('');
  });

  test.each([
    ['Leave at', 'Leave at'],
    ['Where are you? I wait', 'Where are you? I wait'],
    ['Where are you?  ', ''],
    ['', ''],
  ])(
    'if the field contains %j when a message has been stored, the draft becomes %j',
    async (typed, left) => {
      const { draft, store, write } = await startSending();
      write(typed);
      await store.resolve([greeting, question]);
      expect(draft()).toBe(left);
    },
  );

  test('text that was typed meanwhile stays in the draft if the message can’t be stored', async () => {
    const { draft, store, write } = await startSending();
    write('Leave at');
    await store.reject(new Error('Storage is full.'));
    expect(draft()).toBe('Leave at');
  });

  test('sending a message stores the place from which the chat was last opened', async () => {
    const { close, open: openChat, load, send, store, write } = await startOpen();
    close();
    openChat('trackingCard');
    await load.resolve([greeting]);
    write('Where are you?');
    send();
    expect(store.call().input).toMatchObject({ from: 'trackingCard' });
  });

  test('sending a message continues after the chat is closed', async () => {
    const { close, draft, messages, store, value } = await startSending();
    close();
    expect(value()).toEqual({ ...closed, composing: 'sending' });
    expect(store.call().signal.aborted).toBe(false);
    await store.resolve([greeting, question]);
    expect(value()).toEqual({ ...closed, driver: 'typing' });
    expect(draft()).toBe('');
    expect(messages()).toEqual([greeting, question]);
  });

  test('sending a message stores the message only once, even if the chat is closed and opened again meanwhile', async () => {
    const { canSend, close, load, messages, open: openChat, store } = await startSending();
    close();
    openChat();
    await load.resolve([greeting]);
    expect(canSend()).toBe(false);
    await store.resolve([greeting, question]);
    expect(store.inputs).toHaveLength(1);
    expect(messages()).toEqual([greeting, question]);
  });
});

describe('the driver’s typing', () => {
  test('the driver is no longer typing if the reply was stored while the chat was closed', async () => {
    const { close, load, messages, open: openChat, value } = await startTyping();
    close();
    openChat();
    await load.resolve([greeting, question, answer]);
    expect(value()).toEqual(open);
    expect(messages()).toEqual([greeting, question, answer]);
  });
});

describe('other tabs', () => {
  test('a change by another tab is shown and leaves the draft unchanged', async () => {
    const { draft, messages, conversation, value, write } = await startOpen();
    write('Are you');
    conversation.report({ type: 'chat.changed', messages: [greeting, question] });
    expect(messages()).toEqual([greeting, question]);
    expect(draft()).toBe('Are you');
    expect(value()).toEqual({ ...open, driver: 'typing' });
  });

  test('a change by another tab does not affect a message that is being sent', async () => {
    const { messages, conversation, store, value } = await startSending();
    conversation.report({ type: 'chat.changed', messages: [greeting, answer] });
    expect(value()).toEqual({ ...open, composing: 'sending' });
    await store.resolve([greeting, answer, question]);
    expect(messages()).toEqual([greeting, answer, question]);
  });

  test('a change by another tab has no effect while the chat is closed or loading', async () => {
    const { actor, close, messages, open: openChat } = await startOpen();
    close();
    actor.send({ type: 'chat.changed', messages: [greeting, question] });
    openChat();
    actor.send({ type: 'chat.changed', messages: [greeting, question] });
    expect(messages()).toEqual([greeting]);
  });
});

import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { driverChatMachine, unansweredIn } from '../../machines/driver-chat.ts';
import type { DriverChatEvent, StoreMessageOutcome } from '../../machines/driver-chat.ts';
import type { ChatMessage, User } from '../../machines/entities.ts';
import {
  controlledListener,
  controlledPromise,
  placeholderFailures,
  rewritten,
} from './helpers.ts';

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
const promise = message(5, 'At the door it is.', 'driver');

function stored(...messages: ChatMessage[]): StoreMessageOutcome {
  return { kind: 'stored', messages };
}

function start() {
  const clock = new SimulatedClock();
  const load = controlledPromise<ChatMessage[], { orderId: string }>();
  const otherTabs = controlledListener<DriverChatEvent, { orderId: string }>();
  const store = controlledPromise<
    StoreMessageOutcome,
    { orderId: string; text: string; sender: User }
  >();
  const reply = controlledPromise<StoreMessageOutcome, { orderId: string }>();
  const logFailure = vi.fn<(error: unknown) => void>();
  const machine = driverChatMachine.provide({
    actors: {
      loadHistory: load.logic,
      otherTabsListener: otherTabs.logic,
      storeMessage: store.logic,
      storeReply: reply.logic,
    },
    actions: { logFailure: (_, { error }) => logFailure(error) },
  });
  const options = { input: { orderId: 'FD1', sender: asha }, clock };
  const actor = createActor(machine, options).start();
  return {
    actor,
    clock,
    load,
    otherTabs,
    store,
    reply,
    logFailure,
    machine,
    options,
    open: (from: 'driverCard' | 'trackingCard' = 'driverCard') =>
      actor.send({ type: 'chat.opened', from }),
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

/** Open, with this history. */
async function startOpen(
  history = [greeting],
  from: 'driverCard' | 'trackingCard' = 'driverCard',
): Promise<Started> {
  const started = start();
  started.open(from);
  await started.load.resolve(history);
  return started;
}

const askForEarlier = ({ actor }: Started) => actor.send({ type: 'chat.earlierRequested' });

/** Open, with a question that is being stored. */
async function startSending(): Promise<Started> {
  const started = await startOpen();
  started.write('Where are you?');
  started.send();
  return started;
}

/** Open, with a question to which the driver types the answer. */
async function startTyping(from: 'driverCard' | 'trackingCard' = 'driverCard'): Promise<Started> {
  const started = await startOpen([greeting], from);
  started.write('Where are you?');
  started.send();
  await started.store.resolve(stored(greeting, question));
  return started;
}

/** The driver has typed, and the answer is being stored. */
async function startReplying(): Promise<Started> {
  const started = await startTyping();
  started.clock.increment(1000);
  return started;
}

async function startFailed(): Promise<Started> {
  const started = await startReplying();
  await started.reply.resolve({ kind: 'failed' });
  return started;
}

const closed = { panel: 'closed', composing: 'idle', driver: 'idle' };
const open = { panel: 'open', composing: 'idle', driver: 'idle' };

afterEach(() => {
  vi.restoreAllMocks();
});

test('the machine is named after its file', () => {
  expect(driverChatMachine.id).toBe('driver-chat');
});

test('every placeholder fails until it is provided', async () => {
  expect(
    await placeholderFailures(driverChatMachine, { logFailure: { error: new Error('any') } }),
  ).toEqual({
    loadHistory: 'loadHistory must be provided',
    otherTabsListener: 'otherTabsListener must be provided',
    storeMessage: 'storeMessage must be provided',
    storeReply: 'storeReply must be provided',
    logFailure: 'logFailure must be provided',
  });
});

describe('the messages that wait for an answer', () => {
  test.each([
    ['none in an empty chat', [], []],
    ['none after the greeting', [greeting], []],
    ['the last one', [greeting, question], [question]],
    ['none that was answered', [greeting, question, answer], []],
    ['two in a row', [greeting, question, wish], [question, wish]],
    ['the second where the first was answered later', [question, wish, answer], [wish]],
    ['none where both were answered', [question, wish, answer, promise], []],
    ['one after a driver who said more than was asked', [greeting, answer, wish], [wish]],
  ])('are %s', (_, messages, unanswered) => {
    expect(unansweredIn(messages)).toEqual(unanswered);
  });
});

describe('before it is opened', () => {
  test('the chat is closed and nothing is read', () => {
    const { actor, load, otherTabs, value } = start();
    expect(value()).toEqual(closed);
    expect(actor.getSnapshot().hasTag('open')).toBe(false);
    expect(load.inputs).toEqual([]);
    expect(otherTabs.liveCount).toBe(0);
  });

  test('there is nothing to send or close', () => {
    const { canSend, close, send, store, value } = start();
    send();
    close();
    expect(canSend()).toBe(false);
    expect(value()).toEqual(closed);
    expect(store.inputs).toEqual([]);
  });
});

describe('opening', () => {
  test('loads the history of the order', () => {
    const { actor, load, open: openChat, otherTabs, value } = start();
    openChat();
    expect(value()).toEqual({ ...closed, panel: 'loading' });
    expect(actor.getSnapshot().hasTag('open')).toBe(true);
    expect(load.inputs).toEqual([{ orderId: 'FD1' }]);
    expect(otherTabs.liveCount).toBe(0);
  });

  test('shows the history and listens to other tabs', async () => {
    const { actor, messages, otherTabs, value } = await startOpen([greeting, question, answer]);
    expect(value()).toEqual(open);
    expect(actor.getSnapshot().hasTag('open')).toBe(true);
    expect(messages()).toEqual([greeting, question, answer]);
    expect(otherTabs.inputs).toEqual([{ orderId: 'FD1' }]);
    expect(otherTabs.liveCount).toBe(1);
  });

  test.each([
    ['an empty history', []],
    ['a history that the driver ended', [greeting, question, answer]],
  ])('%s needs no answer', async (_, history) => {
    const { clock, reply, value } = await startOpen(history);
    clock.increment(3_600_000);
    expect(value()).toEqual(open);
    expect(reply.inputs).toEqual([]);
  });

  test('a message that was never answered gets its answer now', async () => {
    const { clock, messages, reply, value } = await startOpen([greeting, question]);
    expect(value()).toEqual({ ...open, driver: 'typing' });
    clock.increment(1000);
    expect(reply.inputs).toEqual([{ orderId: 'FD1' }]);
    await reply.resolve(stored(greeting, question, answer));
    expect(value()).toEqual(open);
    expect(messages()).toEqual([greeting, question, answer]);
  });

  test('a history that can not be loaded is logged, and one can write all the same', async () => {
    const { load, logFailure, messages, open: openChat, otherTabs, value, ...rest } = start();
    const failure = new Error('storage is off');
    openChat();
    await load.reject(failure);
    expect(logFailure.mock.calls).toEqual([[failure]]);
    expect(value()).toEqual(open);
    expect(otherTabs.liveCount).toBe(1);
    rest.write('Where are you?');
    rest.send();
    await rest.store.resolve(stored(question));
    expect(messages()).toEqual([question]);
  });

  test('opening what is open changes nothing, also while it loads', async () => {
    const { actor, load, open: openChat, otherTabs, value } = start();
    openChat('driverCard');
    openChat('trackingCard');
    await load.resolve([greeting]);
    openChat('trackingCard');
    expect(value()).toEqual(open);
    expect(actor.getSnapshot().context.openedFrom).toBe('driverCard');
    expect(load.inputs).toHaveLength(1);
    expect(otherTabs.inputs).toHaveLength(1);
  });

  test('what is typed and sent while it loads is kept, stored and answered once', async () => {
    const { clock, load, messages, open: openChat, reply, value, ...rest } = start();
    openChat();
    rest.write('Where are you?');
    rest.send();
    await load.resolve([greeting]);
    expect(value()).toEqual({ ...open, composing: 'sending' });
    expect(rest.draft()).toBe('Where are you?');
    await rest.store.resolve(stored(greeting, question));
    expect(messages()).toEqual([greeting, question]);
    clock.increment(1000);
    await reply.resolve(stored(greeting, question, answer));
    clock.increment(3_600_000);
    expect(reply.inputs).toHaveLength(1);
  });
});

describe('closing', () => {
  test('ends the listening and keeps messages and draft', async () => {
    const { close, draft, messages, otherTabs, value, write } = await startOpen();
    write('Are you');
    close();
    expect(value()).toEqual(closed);
    expect(otherTabs.liveCount).toBe(0);
    expect(messages()).toEqual([greeting]);
    expect(draft()).toBe('Are you');
  });

  test('while it loads: the history that arrives late neither shows nor gets an answer', async () => {
    const { close, load, messages, open: openChat, value } = start();
    openChat();
    close();
    expect(load.call().signal.aborted).toBe(true);
    await load.resolve([greeting, question]);
    expect(value()).toEqual(closed);
    expect(messages()).toEqual([]);
  });

  test('reopened, the history is loaded anew, and only that one counts', async () => {
    const { close, load, logFailure, messages, open: openChat, value } = start();
    openChat();
    close();
    openChat();
    await load.reject(new Error('too late'), 0);
    expect(logFailure).not.toHaveBeenCalled();
    expect(value()).toEqual({ ...closed, panel: 'loading' });
    await load.resolve([greeting], 1);
    expect(messages()).toEqual([greeting]);
  });
});

describe('a long history', () => {
  const history = Array.from({ length: 120 }, (_, index) => message(index, 'News', 'driver'));

  test('shows its last 50 messages, and 50 more each time they are asked for', async () => {
    const started = await startOpen(history);
    expect(started.shownCount()).toBe(50);
    askForEarlier(started);
    expect(started.shownCount()).toBe(100);
    askForEarlier(started);
    expect(started.shownCount()).toBe(150);
  });

  test('shows its last 50 again when the chat is opened again', async () => {
    const started = await startOpen(history);
    askForEarlier(started);
    started.close();
    askForEarlier(started);
    expect(started.shownCount()).toBe(100);
    started.open();
    expect(started.shownCount()).toBe(50);
  });
});

describe('writing', () => {
  test('the text is kept as typed, and nothing is stored', async () => {
    const { draft, store, value, write } = await startOpen();
    write('  Where ');
    expect(draft()).toBe('  Where ');
    expect(value()).toEqual(open);
    expect(store.inputs).toEqual([]);
  });

  test.each(['', ' ', ' \t\n '])('%j can not be sent', async (text) => {
    const { canSend, send, store, value, write } = await startOpen();
    write(text);
    expect(canSend()).toBe(false);
    send();
    expect(value()).toEqual(open);
    expect(store.inputs).toEqual([]);
  });
});

describe('sending', () => {
  test('stores the trimmed text under the sender’s name', async () => {
    const { canSend, messages, send, store, value, write } = await startOpen();
    write('  Where are  you? \n');
    expect(canSend()).toBe(true);
    send();
    expect(value()).toEqual({ ...open, composing: 'sending' });
    expect(store.inputs).toEqual([{ orderId: 'FD1', text: 'Where are  you?', sender: asha }]);
    expect(messages()).toEqual([greeting]);
  });

  test('is not possible twice at once', async () => {
    const { canSend, send, store } = await startSending();
    expect(canSend()).toBe(false);
    send();
    expect(store.inputs).toHaveLength(1);
  });

  test('a stored message shows, clears the box, and the driver begins to type', async () => {
    const { actor, draft, logFailure, messages, value } = await startTyping();
    expect(value()).toEqual({ ...open, driver: 'typing' });
    expect(actor.getSnapshot().hasTag('typing')).toBe(true);
    expect(messages()).toEqual([greeting, question]);
    expect(draft()).toBe('');
    expect(logFailure).not.toHaveBeenCalled();
  });

  test('a message that can not be stored stays in the box, and nobody answers it', async () => {
    const { clock, draft, messages, reply, send, store, value, write } = await startOpen();
    write(' Where are you?');
    send();
    await store.resolve({ kind: 'failed' });
    expect(value()).toEqual(open);
    expect(draft()).toBe(' Where are you?');
    expect(messages()).toEqual([greeting]);
    clock.increment(60_000);
    expect(reply.inputs).toEqual([]);

    send();
    await store.resolve(stored(greeting, question));
    expect(messages()).toEqual([greeting, question]);
    expect(draft()).toBe('');
  });

  test('a surprise is logged, and the message stays in the box', async () => {
    const { draft, logFailure, messages, store, value } = await startSending();
    const failure = new Error('broken');
    await store.reject(failure);
    expect(logFailure.mock.calls).toEqual([[failure]]);
    expect(value()).toEqual(open);
    expect(draft()).toBe('Where are you?');
    expect(messages()).toEqual([greeting]);
  });

  test.each([
    ['Leave at', 'Leave at'],
    ['Where are you? I wait', 'Where are you? I wait'],
    ['Where are you?  ', ''],
    ['', ''],
  ])('%j typed meanwhile leaves %j in the box', async (typed, left) => {
    const { draft, store, write } = await startSending();
    write(typed);
    await store.resolve(stored(greeting, question));
    expect(draft()).toBe(left);
  });

  test('what is typed meanwhile stays where the message can not be stored', async () => {
    const { draft, store, write } = await startSending();
    write('Leave at');
    await store.resolve({ kind: 'failed' });
    expect(draft()).toBe('Leave at');
  });

  test('goes on when the chat is closed: the message is stored, leaves the box and is answered', async () => {
    const { clock, close, draft, messages, reply, store, value } = await startSending();
    close();
    expect(value()).toEqual({ ...closed, composing: 'sending' });
    expect(store.call().signal.aborted).toBe(false);
    await store.resolve(stored(greeting, question));
    expect(value()).toEqual({ ...closed, driver: 'typing' });
    expect(draft()).toBe('');
    clock.increment(1000);
    await reply.resolve(stored(greeting, question, answer));
    expect(value()).toEqual(closed);
    expect(messages()).toEqual([greeting, question, answer]);
  });

  test('goes on when the chat is closed and opened again: one message, one answer', async () => {
    const { canSend, clock, close, load, messages, open: openChat, ...rest } = await startSending();
    close();
    openChat();
    await load.resolve([greeting]);
    expect(canSend()).toBe(false);
    await rest.store.resolve(stored(greeting, question));
    clock.increment(1000);
    await rest.reply.resolve(stored(greeting, question, answer));
    clock.increment(3_600_000);
    expect(rest.store.inputs).toHaveLength(1);
    expect(rest.reply.inputs).toHaveLength(1);
    expect(messages()).toEqual([greeting, question, answer]);
  });
});

describe('the driver', () => {
  test.each([
    [1000, 'driverCard', 0.5],
    [2000, 'trackingCard', 0],
    [3000, 'trackingCard', 0.5],
  ] as const)('types for %d ms and answers then', async (delay, from, random) => {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    const { actor, clock, messages, reply, value } = await startTyping(from);
    clock.increment(delay - 1);
    expect(value()).toEqual({ ...open, driver: 'typing' });
    expect(reply.inputs).toEqual([]);
    clock.increment(1);
    expect(value()).toEqual({ ...open, driver: 'replying' });
    expect(actor.getSnapshot().hasTag('typing')).toBe(true);
    await reply.resolve(stored(greeting, question, answer));
    expect(value()).toEqual(open);
    expect(actor.getSnapshot().hasTag('typing')).toBe(false);
    expect(messages()).toEqual([greeting, question, answer]);
  });

  test('answers each of several messages, after a delay drawn for each', async () => {
    vi.spyOn(Math, 'random').mockReturnValueOnce(0).mockReturnValueOnce(0.5);
    const { clock, draft, messages, reply, send, store, value, write } =
      await startTyping('trackingCard');
    clock.increment(1500);
    write('Leave at door');
    send();
    await store.resolve(stored(greeting, question, wish));
    expect(draft()).toBe('');
    clock.increment(500);
    await reply.resolve(stored(greeting, question, wish, answer));
    expect(value()).toEqual({ ...open, driver: 'typing' });
    clock.increment(2999);
    expect(reply.inputs).toHaveLength(1);
    clock.increment(1);
    expect(reply.inputs).toHaveLength(2);
    await reply.resolve(stored(greeting, question, wish, answer, promise));
    clock.increment(3_600_000);
    expect(value()).toEqual(open);
    expect(reply.inputs).toHaveLength(2);
    expect(messages()).toEqual([greeting, question, wish, answer, promise]);
  });

  test('answers what is written while an answer is being stored', async () => {
    const { clock, reply, send, store, value, write } = await startReplying();
    write('Leave at door');
    send();
    await store.resolve(stored(greeting, question, answer, wish));
    expect(value()).toEqual({ ...open, driver: 'replying' });
    expect(reply.call().signal.aborted).toBe(false);
    await reply.resolve(stored(greeting, question, answer, wish));
    expect(value()).toEqual({ ...open, driver: 'typing' });
    clock.increment(1000);
    expect(reply.inputs).toHaveLength(2);
  });

  test('goes on typing when the chat is closed: the answer is stored and shows on reopening', async () => {
    const { clock, close, load, messages, open: openChat, reply, value } = await startTyping();
    clock.increment(400);
    close();
    openChat('trackingCard');
    await load.resolve([greeting, question]);
    clock.increment(599);
    expect(reply.inputs).toEqual([]);
    clock.increment(1);
    close();
    expect(reply.call().signal.aborted).toBe(false);
    openChat();
    await load.resolve([greeting, question]);
    expect(value()).toEqual({ ...open, driver: 'replying' });
    await reply.resolve(stored(greeting, question, answer));
    expect(messages()).toEqual([greeting, question, answer]);
    clock.increment(3_600_000);
    expect(reply.inputs).toHaveLength(1);
  });

  test('says nothing more where another tab has answered', async () => {
    const { clock, otherTabs, reply, value } = await startTyping();
    otherTabs.report({
      type: 'chat.changedElsewhere',
      messages: [greeting, question, answer],
    });
    clock.increment(1000);
    await reply.resolve(stored(greeting, question, answer));
    clock.increment(3_600_000);
    expect(value()).toEqual(open);
    expect(reply.inputs).toHaveLength(1);
  });
});

describe('an answer that can not be stored', () => {
  test('is not tried again by itself', async () => {
    const { actor, clock, logFailure, messages, reply, value } = await startFailed();
    expect(value()).toEqual({ ...open, driver: 'failed' });
    expect(actor.getSnapshot().hasTag('typing')).toBe(false);
    clock.increment(3_600_000);
    expect(reply.inputs).toHaveLength(1);
    expect(messages()).toEqual([greeting, question]);
    expect(logFailure).not.toHaveBeenCalled();
  });

  test('is tried again when the customer writes', async () => {
    const { clock, reply, write } = await startFailed();
    write('L');
    clock.increment(1000);
    expect(reply.inputs).toHaveLength(2);
  });

  test('is tried again when the chat is opened again', async () => {
    const { close, open: openChat, value } = await startFailed();
    close();
    openChat();
    expect(value()).toEqual({ panel: 'loading', composing: 'idle', driver: 'typing' });
  });

  test('for a surprising reason is logged', async () => {
    const { logFailure, reply, value } = await startReplying();
    const failure = new Error('broken');
    await reply.reject(failure);
    expect(logFailure.mock.calls).toEqual([[failure]]);
    expect(value()).toEqual({ ...open, driver: 'failed' });
  });
});

describe('a change in another tab', () => {
  test('shows here, gets its answer and leaves the draft alone', async () => {
    const { draft, messages, otherTabs, value, write } = await startOpen();
    write('Are you');
    otherTabs.report({ type: 'chat.changedElsewhere', messages: [greeting, question] });
    expect(messages()).toEqual([greeting, question]);
    expect(draft()).toBe('Are you');
    expect(value()).toEqual({ ...open, driver: 'typing' });
  });

  test('does not disturb a message that is being sent', async () => {
    const { messages, otherTabs, store, value } = await startSending();
    otherTabs.report({ type: 'chat.changedElsewhere', messages: [greeting, answer] });
    expect(value()).toEqual({ ...open, composing: 'sending' });
    await store.resolve(stored(greeting, answer, question));
    expect(messages()).toEqual([greeting, answer, question]);
  });

  test('has no effect while the chat is closed or loading', async () => {
    const { actor, close, messages, open: openChat } = await startOpen();
    close();
    actor.send({ type: 'chat.changedElsewhere', messages: [greeting, question] });
    openChat();
    actor.send({ type: 'chat.changedElsewhere', messages: [greeting, question] });
    expect(messages()).toEqual([greeting]);
  });
});

test('an answer that is typed when the page is left is not sent; the next visit sends it', async () => {
  const { actor, clock, otherTabs, reply } = await startTyping();
  actor.stop();
  expect(otherTabs.liveCount).toBe(0);
  clock.increment(1000);
  expect(reply.inputs).toEqual([]);

  const next = await startOpen([greeting, question]);
  next.clock.increment(1000);
  expect(next.reply.inputs).toHaveLength(1);
});

test('a machine that is started, stopped and started anew loads for the new one only', async () => {
  const { actor, load, machine, open: openChat, options, otherTabs } = start();
  openChat();
  actor.stop();
  const second = createActor(machine, options).start();
  second.send({ type: 'chat.opened', from: 'driverCard' });
  await load.resolve([greeting, question], 0);
  expect(second.getSnapshot().value).toEqual({ ...closed, panel: 'loading' });
  await load.resolve([greeting], 1);
  expect(second.getSnapshot().context.messages).toEqual([greeting]);
  expect(otherTabs.liveCount).toBe(1);
});

test('the context can be written down with everything in it', async () => {
  const { actor, write } = await startTyping();
  write('Are you');
  expect(rewritten(actor.getSnapshot().context)).toEqual({
    orderId: 'FD1',
    sender: asha,
    messages: [greeting, question],
    shownCount: 50,
    draft: 'Are you',
    openedFrom: 'driverCard',
  });
});

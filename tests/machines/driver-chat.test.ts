import { describe, expect, test, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { driverChatMachine } from '../../machines/driver-chat.ts';
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
    { orderId: string; text: string; sender: User | null }
  >();
  const reply = controlledPromise<
    StoreMessageOutcome,
    { orderId: string; messages: ChatMessage[] }
  >();
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
  const actor = createActor(machine, { input: { orderId: 'FD1' }, clock }).start();
  return {
    actor,
    clock,
    load,
    otherTabs,
    store,
    reply,
    logFailure,
    machine,
    open: (replyDelay = 1000) => actor.send({ type: 'chat.opened', replyDelay }),
    close: () => actor.send({ type: 'chat.closed' }),
    write: (text: string) => actor.send({ type: 'chat.drafted', text }),
    send: (sender: User | null = asha) => actor.send({ type: 'chat.sent', sender }),
    canSend: (sender: User | null = asha) => actor.getSnapshot().can({ type: 'chat.sent', sender }),
    isOpen: () => actor.getSnapshot().hasTag('open'),
    panel: () => actor.getSnapshot().value.panel,
    composing: () => actor.getSnapshot().value.composing,
    driver: () => actor.getSnapshot().value.driver,
    messages: () => actor.getSnapshot().context.messages,
    draft: () => actor.getSnapshot().context.draft,
  };
}

type Started = ReturnType<typeof start>;

/** Open, with this history. */
async function startOpen(history = [greeting], replyDelay = 1000) {
  const started = start();
  started.open(replyDelay);
  await started.load.resolve(history);
  return started;
}

async function sendAndStore({ write, send, store }: Started, ...messages: ChatMessage[]) {
  write(messages.at(-1)?.text ?? '');
  send();
  await store.resolve(stored(...messages));
}

/** Open, with a question to which the driver is about to type the answer. */
async function startTyping(replyDelay = 1000) {
  const started = await startOpen([greeting], replyDelay);
  await sendAndStore(started, greeting, question);
  return started;
}

/** Open, with a question that is being stored. */
async function startSending() {
  const started = await startOpen();
  started.write('Where are you?');
  started.send();
  return started;
}

/** The driver has typed and is sending the answer. */
async function startReplying() {
  const started = await startTyping();
  started.clock.increment(1000);
  return started;
}

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

describe('before it is opened', () => {
  test('the chat is closed and nothing is read', () => {
    const { actor, isOpen, load, otherTabs } = start();
    expect(actor.getSnapshot().value).toEqual({
      panel: 'closed',
      composing: 'idle',
      driver: 'idle',
    });
    expect(actor.getSnapshot().context).toEqual({
      orderId: 'FD1',
      messages: [],
      draft: '',
      replyDelay: 0,
    });
    expect(isOpen()).toBe(false);
    expect(load.inputs).toEqual([]);
    expect(otherTabs.liveCount).toBe(0);
  });

  test('there is nothing to send or close', () => {
    const { actor, canSend, close, send, store } = start();
    send();
    close();
    expect(actor.getSnapshot().value).toEqual({
      panel: 'closed',
      composing: 'idle',
      driver: 'idle',
    });
    expect(canSend()).toBe(false);
    expect(store.inputs).toEqual([]);
  });

  test('a draft is kept and reads nothing', () => {
    const { actor, draft, load, store, write } = start();
    write('Where are you?');
    expect(draft()).toBe('Where are you?');
    expect(actor.getSnapshot().value).toEqual({
      panel: 'closed',
      composing: 'idle',
      driver: 'idle',
    });
    expect(load.inputs).toEqual([]);
    expect(store.inputs).toEqual([]);
  });
});

describe('opening', () => {
  test('loads the history of the order', () => {
    const { actor, isOpen, load, open, otherTabs, panel } = start();
    open(1000);
    expect(panel()).toBe('loading');
    expect(isOpen()).toBe(true);
    expect(load.inputs).toEqual([{ orderId: 'FD1' }]);
    expect(actor.getSnapshot().context.replyDelay).toBe(1000);
    expect(otherTabs.liveCount).toBe(0);
  });

  test('shows the history and listens to other tabs', async () => {
    const { driver, isOpen, messages, otherTabs, panel } = await startOpen([
      greeting,
      question,
      answer,
    ]);
    expect(panel()).toBe('open');
    expect(isOpen()).toBe(true);
    expect(messages()).toEqual([greeting, question, answer]);
    expect(driver()).toBe('idle');
    expect(otherTabs.inputs).toEqual([{ orderId: 'FD1' }]);
    expect(otherTabs.liveCount).toBe(1);
  });

  test('what the driver said last needs no answer', async () => {
    const { clock, driver, reply } = await startOpen([greeting, question, answer]);
    clock.increment(3_600_000);
    expect(driver()).toBe('idle');
    expect(reply.inputs).toEqual([]);
  });

  test('an empty history needs no answer', async () => {
    const { driver, messages, panel } = await startOpen([]);
    expect(panel()).toBe('open');
    expect(messages()).toEqual([]);
    expect(driver()).toBe('idle');
  });

  test('a message that was never answered gets its answer now', async () => {
    const { clock, driver, messages, panel, reply } = await startOpen([greeting, question]);
    expect(panel()).toBe('open');
    expect(driver()).toBe('typing');
    clock.increment(999);
    expect(reply.inputs).toEqual([]);
    clock.increment(1);
    expect(reply.inputs).toEqual([{ orderId: 'FD1', messages: [greeting, question] }]);
    await reply.resolve(stored(greeting, question, answer));
    expect(driver()).toBe('idle');
    expect(messages()).toEqual([greeting, question, answer]);
  });

  test('a history that can not be loaded is logged, and one can write all the same', async () => {
    const { load, logFailure, messages, open, otherTabs, panel, ...rest } = start();
    const failure = new Error('storage is off');
    open();
    await load.reject(failure);
    expect(logFailure.mock.calls).toEqual([[failure]]);
    expect(panel()).toBe('open');
    expect(messages()).toEqual([]);
    expect(rest.driver()).toBe('idle');
    expect(otherTabs.liveCount).toBe(1);
    rest.write('Where are you?');
    rest.send();
    await rest.store.resolve(stored(question));
    expect(messages()).toEqual([question]);
  });

  test('what was shown before stays when the history can not be loaded again', async () => {
    const { close, load, messages, open, panel } = await startOpen([greeting, question, answer]);
    close();
    open();
    await load.reject(new Error('storage is off'));
    expect(panel()).toBe('open');
    expect(messages()).toEqual([greeting, question, answer]);
  });

  test('opening what is open changes nothing, also while it loads', async () => {
    const { actor, load, open, otherTabs } = start();
    open(1000);
    open(4000);
    await load.resolve([greeting]);
    open(4000);
    expect(actor.getSnapshot().value).toEqual({ panel: 'open', composing: 'idle', driver: 'idle' });
    expect(actor.getSnapshot().context.replyDelay).toBe(1000);
    expect(load.inputs).toHaveLength(1);
    expect(otherTabs.inputs).toHaveLength(1);
  });

  test('what is typed while it loads is kept', async () => {
    const { draft, load, messages, open, panel, write } = start();
    open();
    write('Where are');
    expect(panel()).toBe('loading');
    expect(draft()).toBe('Where are');
    await load.resolve([greeting]);
    expect(panel()).toBe('open');
    expect(messages()).toEqual([greeting]);
    expect(draft()).toBe('Where are');
  });

  test('what is typed while it loads is kept where the history can not be loaded', async () => {
    const { draft, load, open, write } = start();
    open();
    write('Where are');
    await load.reject(new Error('storage is off'));
    expect(draft()).toBe('Where are');
  });

  test('a message sent while it loads shows behind the history and is answered once', async () => {
    const { canSend, clock, driver, load, messages, open, reply, ...rest } = start();
    open();
    expect(canSend()).toBe(false);
    rest.write('Where are you?');
    expect(canSend()).toBe(true);
    rest.send();
    expect(rest.store.inputs).toEqual([{ orderId: 'FD1', text: 'Where are you?', sender: asha }]);
    await load.resolve([greeting]);
    expect(rest.composing()).toBe('sending');
    expect(messages()).toEqual([greeting]);
    expect(driver()).toBe('idle');
    await rest.store.resolve(stored(greeting, question));
    expect(messages()).toEqual([greeting, question]);
    expect(rest.draft()).toBe('');
    clock.increment(1000);
    await reply.resolve(stored(greeting, question, answer));
    clock.increment(3_600_000);
    expect(reply.inputs).toHaveLength(1);
  });
});

describe('closing', () => {
  test('ends the listening and keeps messages and draft', async () => {
    const { close, draft, isOpen, messages, otherTabs, panel, write } = await startOpen();
    write('Are you');
    close();
    expect(panel()).toBe('closed');
    expect(isOpen()).toBe(false);
    expect(otherTabs.liveCount).toBe(0);
    expect(messages()).toEqual([greeting]);
    expect(draft()).toBe('Are you');
  });

  test('what was being written is still there when it is opened again', async () => {
    const { close, draft, load, open, write } = await startOpen();
    write('Are you');
    close();
    open();
    await load.resolve([greeting]);
    expect(draft()).toBe('Are you');
  });

  test('while it loads: the history that arrives late neither shows nor gets an answer', async () => {
    const { close, driver, load, messages, open, panel } = start();
    open();
    close();
    expect(panel()).toBe('closed');
    expect(load.call().signal.aborted).toBe(true);
    await load.resolve([greeting, question]);
    expect(panel()).toBe('closed');
    expect(messages()).toEqual([]);
    expect(driver()).toBe('idle');
  });

  test('while it loads: a late failure is of no interest', async () => {
    const { close, load, logFailure, open, panel } = start();
    open();
    close();
    await load.reject(new Error('too late'));
    expect(panel()).toBe('closed');
    expect(logFailure).not.toHaveBeenCalled();
  });

  test('reopened, the history is loaded anew, and only that one counts', async () => {
    const { close, load, messages, open, panel } = start();
    open();
    close();
    open();
    expect(load.inputs).toHaveLength(2);
    await load.resolve([greeting, question, answer], 0);
    expect(panel()).toBe('loading');
    await load.resolve([greeting], 1);
    expect(panel()).toBe('open');
    expect(messages()).toEqual([greeting]);
  });
});

describe('writing', () => {
  test('the text is kept as typed, and nothing is stored', async () => {
    const { draft, composing, store, write } = await startOpen();
    write('  Where ');
    expect(draft()).toBe('  Where ');
    write('Where are you?');
    expect(draft()).toBe('Where are you?');
    expect(composing()).toBe('idle');
    expect(store.inputs).toEqual([]);
  });

  test.each(['', ' ', ' \t\n '])('%j can not be sent', async (text) => {
    const { canSend, driver, composing, send, store, write } = await startOpen();
    write(text);
    expect(canSend()).toBe(false);
    send();
    expect(composing()).toBe('idle');
    expect(driver()).toBe('idle');
    expect(store.inputs).toEqual([]);
  });

  test('nobody but a signed-in customer can send', async () => {
    const { canSend, draft, composing, send, store, write } = await startOpen();
    write('Where are you?');
    expect(canSend(null)).toBe(false);
    expect(canSend(asha)).toBe(true);
    send(null);
    expect(composing()).toBe('idle');
    expect(draft()).toBe('Where are you?');
    expect(store.inputs).toEqual([]);
  });
});

describe('sending', () => {
  test('stores the trimmed text under the sender’s name', async () => {
    const { driver, messages, composing, send, store, write } = await startOpen();
    write('  Where are  you? \n');
    send();
    expect(composing()).toBe('sending');
    expect(store.inputs).toEqual([{ orderId: 'FD1', text: 'Where are  you?', sender: asha }]);
    expect(messages()).toEqual([greeting]);
    expect(driver()).toBe('idle');
  });

  test('is not possible twice at once', async () => {
    const { canSend, send, store, write } = await startOpen();
    write('Where are you?');
    send();
    expect(canSend()).toBe(false);
    send();
    expect(store.inputs).toHaveLength(1);
  });

  test('a stored message shows, clears the box, and the driver begins to type', async () => {
    const { draft, driver, logFailure, messages, composing } = await startTyping();
    expect(composing()).toBe('idle');
    expect(messages()).toEqual([greeting, question]);
    expect(draft()).toBe('');
    expect(driver()).toBe('typing');
    expect(logFailure).not.toHaveBeenCalled();
  });

  test('a message that can not be stored stays in the box, and nobody answers it', async () => {
    const { clock, draft, driver, messages, composing, reply, send, store, write } =
      await startOpen();
    write(' Where are you?');
    send();
    await store.resolve({ kind: 'failed' });
    expect(composing()).toBe('idle');
    expect(draft()).toBe(' Where are you?');
    expect(messages()).toEqual([greeting]);
    expect(driver()).toBe('idle');
    clock.increment(60_000);
    expect(reply.inputs).toEqual([]);

    send();
    await store.resolve(stored(greeting, question));
    expect(messages()).toEqual([greeting, question]);
    expect(draft()).toBe('');
  });

  test('a surprise is logged, and the message stays in the box', async () => {
    const { draft, driver, logFailure, messages, composing, send, store, write } =
      await startOpen();
    const failure = new Error('broken');
    write('Where are you?');
    send();
    await store.reject(failure);
    expect(logFailure.mock.calls).toEqual([[failure]]);
    expect(composing()).toBe('idle');
    expect(draft()).toBe('Where are you?');
    expect(messages()).toEqual([greeting]);
    expect(driver()).toBe('idle');
  });

  test('text typed while sending stays in the box', async () => {
    const { canSend, draft, driver, messages, store, write } = await startSending();
    write('Leave at');
    expect(draft()).toBe('Leave at');
    expect(canSend()).toBe(false);
    expect(store.inputs).toHaveLength(1);
    await store.resolve(stored(greeting, question));
    expect(messages()).toEqual([greeting, question]);
    expect(driver()).toBe('typing');
    expect(draft()).toBe('Leave at');
    expect(canSend()).toBe(true);
  });

  test('what the sent text was continued to stays as a whole', async () => {
    const { draft, store, write } = await startSending();
    write('Where are you? I wait');
    await store.resolve(stored(greeting, question));
    expect(draft()).toBe('Where are you? I wait');
  });

  test('blanks around the sent text do not keep it in the box', async () => {
    const { draft, store, write } = await startSending();
    write('Where are you?  ');
    await store.resolve(stored(greeting, question));
    expect(draft()).toBe('');
  });

  test('an answer that another tab stored behind the sent text does not keep it in the box', async () => {
    const { draft, messages, store } = await startSending();
    await store.resolve(stored(greeting, question, answer));
    expect(messages()).toEqual([greeting, question, answer]);
    expect(draft()).toBe('');
  });

  test('the text stays in the box where the stored conversation lacks it', async () => {
    const { composing, draft, messages, store } = await startSending();
    await store.resolve(stored(greeting));
    expect(composing()).toBe('idle');
    expect(messages()).toEqual([greeting]);
    expect(draft()).toBe('Where are you?');
  });

  test('a box that was emptied while sending stays empty', async () => {
    const { draft, store, write } = await startSending();
    write('');
    await store.resolve(stored(greeting, question));
    expect(draft()).toBe('');
  });

  test('text typed while sending stays also where the message can not be stored', async () => {
    const { draft, store, write } = await startSending();
    write('Leave at');
    await store.resolve({ kind: 'failed' });
    expect(draft()).toBe('Leave at');
  });
});

describe('closing while a message is being sent', () => {
  test('loses nothing: the message is stored, leaves the box and is answered', async () => {
    const { close, composing, draft, driver, messages, panel, ...rest } = await startSending();
    close();
    expect(panel()).toBe('closed');
    expect(composing()).toBe('sending');
    expect(rest.store.call().signal.aborted).toBe(false);
    await rest.store.resolve(stored(greeting, question));
    expect(panel()).toBe('closed');
    expect(composing()).toBe('idle');
    expect(messages()).toEqual([greeting, question]);
    expect(draft()).toBe('');
    expect(driver()).toBe('typing');

    rest.clock.increment(1000);
    expect(rest.reply.inputs).toEqual([{ orderId: 'FD1', messages: [greeting, question] }]);
    await rest.reply.resolve(stored(greeting, question, answer));
    expect(panel()).toBe('closed');
    expect(messages()).toEqual([greeting, question, answer]);
  });

  test('and reopening after it was stored leads to one answer, at its time', async () => {
    const { clock, close, draft, driver, load, open, reply, store } = await startSending();
    close();
    await store.resolve(stored(greeting, question));
    clock.increment(400);
    open();
    await load.resolve([greeting, question]);
    expect(driver()).toBe('typing');
    expect(draft()).toBe('');
    clock.increment(599);
    expect(reply.inputs).toEqual([]);
    clock.increment(1);
    expect(reply.inputs).toHaveLength(1);
    await reply.resolve(stored(greeting, question, answer));
    clock.increment(3_600_000);
    expect(reply.inputs).toHaveLength(1);
  });

  test('and reopening before it is stored sends it once and leads to one answer', async () => {
    const { canSend, clock, close, load, messages, open, reply, store, ...rest } =
      await startSending();
    close();
    open();
    await load.resolve([greeting]);
    expect(canSend()).toBe(false);
    expect(rest.draft()).toBe('Where are you?');
    await store.resolve(stored(greeting, question));
    expect(messages()).toEqual([greeting, question]);
    expect(rest.draft()).toBe('');
    expect(store.inputs).toHaveLength(1);
    clock.increment(1000);
    await reply.resolve(stored(greeting, question, answer));
    clock.increment(3_600_000);
    expect(reply.inputs).toHaveLength(1);
  });

  test('a message that can not be stored is in the box on reopening, unanswered', async () => {
    const { clock, close, draft, driver, load, open, reply, store } = await startSending();
    close();
    await store.resolve({ kind: 'failed' });
    open();
    await load.resolve([greeting]);
    expect(draft()).toBe('Where are you?');
    expect(driver()).toBe('idle');
    clock.increment(3_600_000);
    expect(reply.inputs).toEqual([]);
  });

  test('a surprise is logged, and the message stays in the box', async () => {
    const { close, composing, draft, driver, logFailure, panel, store } = await startSending();
    const failure = new Error('broken');
    close();
    await store.reject(failure);
    expect(logFailure.mock.calls).toEqual([[failure]]);
    expect(panel()).toBe('closed');
    expect(composing()).toBe('idle');
    expect(draft()).toBe('Where are you?');
    expect(driver()).toBe('idle');
  });
});

describe('the driver', () => {
  test.each([1000, 2000, 3999])('types for %d ms and answers then', async (replyDelay) => {
    const { clock, driver, messages, reply } = await startTyping(replyDelay);
    clock.increment(replyDelay - 1);
    expect(driver()).toBe('typing');
    expect(reply.inputs).toEqual([]);
    clock.increment(1);
    expect(driver()).toBe('replying');
    expect(reply.inputs).toEqual([{ orderId: 'FD1', messages: [greeting, question] }]);
    expect(messages()).toEqual([greeting, question]);

    await reply.resolve(stored(greeting, question, answer));
    expect(driver()).toBe('idle');
    expect(messages()).toEqual([greeting, question, answer]);
  });

  test('answers once what was written in several messages meanwhile', async () => {
    const started = await startTyping();
    const { clock, driver, reply } = started;
    clock.increment(600);
    await sendAndStore(started, greeting, question, wish);
    expect(driver()).toBe('typing');
    clock.increment(399);
    expect(reply.inputs).toEqual([]);
    clock.increment(1);
    expect(reply.inputs).toEqual([{ orderId: 'FD1', messages: [greeting, question, wish] }]);
    await reply.resolve(stored(greeting, question, wish, promise));
    clock.increment(3_600_000);
    expect(driver()).toBe('idle');
    expect(reply.inputs).toHaveLength(1);
  });

  test('answers a message that arrives while the answer is being sent with one of its own', async () => {
    const started = await startReplying();
    const { clock, driver, messages, reply } = started;
    await sendAndStore(started, greeting, question, answer, wish);
    expect(driver()).toBe('typing');
    await reply.resolve(stored(greeting, question, answer), 0);
    expect(driver()).toBe('typing');
    expect(messages()).toEqual([greeting, question, answer, wish]);

    clock.increment(999);
    expect(reply.inputs).toHaveLength(1);
    clock.increment(1);
    expect(reply.inputs).toHaveLength(2);
    expect(reply.inputs.at(-1)?.messages).toEqual([greeting, question, answer, wish]);
    await reply.resolve(stored(greeting, question, answer, wish, promise), 1);
    expect(driver()).toBe('idle');
    expect(messages()).toEqual([greeting, question, answer, wish, promise]);
  });

  test('types again for the next message', async () => {
    const started = await startReplying();
    const { clock, driver, reply } = started;
    await reply.resolve(stored(greeting, question, answer));
    await sendAndStore(started, greeting, question, answer, wish);
    expect(driver()).toBe('typing');
    clock.increment(1000);
    expect(reply.inputs).toHaveLength(2);
  });

  test('says nothing where the answer can not be stored, and answers the next message', async () => {
    const started = await startReplying();
    const { clock, driver, logFailure, messages, reply } = started;
    await reply.resolve({ kind: 'failed' });
    expect(driver()).toBe('idle');
    expect(messages()).toEqual([greeting, question]);
    expect(logFailure).not.toHaveBeenCalled();

    await sendAndStore(started, greeting, question, wish);
    expect(driver()).toBe('typing');
    clock.increment(1000);
    expect(reply.inputs).toHaveLength(2);
  });

  test('says nothing after a surprise, which is logged', async () => {
    const { driver, logFailure, messages, reply } = await startReplying();
    const failure = new Error('broken');
    await reply.reject(failure);
    expect(logFailure.mock.calls).toEqual([[failure]]);
    expect(driver()).toBe('idle');
    expect(messages()).toEqual([greeting, question]);
  });
});

describe('closing while the driver types', () => {
  test('loses nothing: the answer is stored and shows on reopening', async () => {
    const { clock, close, driver, load, messages, open, panel, reply } = await startTyping();
    close();
    expect(driver()).toBe('typing');
    clock.increment(1000);
    expect(reply.inputs).toEqual([{ orderId: 'FD1', messages: [greeting, question] }]);
    await reply.resolve(stored(greeting, question, answer));
    expect(panel()).toBe('closed');
    expect(driver()).toBe('idle');

    open();
    expect(messages()).toEqual([greeting, question, answer]);
    await load.resolve([greeting, question, answer]);
    expect(messages()).toEqual([greeting, question, answer]);
    expect(driver()).toBe('idle');
    clock.increment(3_600_000);
    expect(reply.inputs).toHaveLength(1);
  });

  test('and reopening before the answer leads to one answer, at its time', async () => {
    const { clock, close, driver, load, messages, open, reply } = await startTyping();
    clock.increment(400);
    close();
    open();
    await load.resolve([greeting, question]);
    expect(driver()).toBe('typing');
    clock.increment(599);
    expect(reply.inputs).toEqual([]);
    clock.increment(1);
    expect(reply.inputs).toHaveLength(1);
    await reply.resolve(stored(greeting, question, answer));
    clock.increment(3_600_000);
    expect(reply.inputs).toHaveLength(1);
    expect(messages()).toEqual([greeting, question, answer]);
  });

  test('an answer that is being sent when the dialog closes is not lost either', async () => {
    const { close, driver, messages, reply } = await startReplying();
    close();
    expect(driver()).toBe('replying');
    expect(reply.call().signal.aborted).toBe(false);
    await reply.resolve(stored(greeting, question, answer));
    expect(driver()).toBe('idle');
    expect(messages()).toEqual([greeting, question, answer]);
  });
});

describe('reopening while the answer is being sent', () => {
  test('does not ask for a second answer', async () => {
    const { clock, close, driver, load, messages, open, panel, reply } = await startReplying();
    close();
    open();
    await load.resolve([greeting, question]);
    expect(panel()).toBe('open');
    expect(messages()).toEqual([greeting, question]);
    expect(driver()).toBe('replying');
    expect(reply.call().signal.aborted).toBe(false);
    await reply.resolve(stored(greeting, question, answer));
    expect(messages()).toEqual([greeting, question, answer]);
    expect(driver()).toBe('idle');
    clock.increment(3_600_000);
    expect(reply.inputs).toHaveLength(1);
  });

  test('shows a history that has the answer already', async () => {
    const { close, driver, load, messages, open, reply } = await startReplying();
    close();
    open();
    await load.resolve([greeting, question, answer]);
    expect(messages()).toEqual([greeting, question, answer]);
    await reply.resolve(stored(greeting, question, answer));
    expect(messages()).toEqual([greeting, question, answer]);
    expect(driver()).toBe('idle');
  });

  test('a message sent then gets an answer of its own', async () => {
    const started = await startReplying();
    const { clock, close, driver, load, open, reply } = started;
    close();
    open();
    await load.resolve([greeting, question]);
    await sendAndStore(started, greeting, question, answer, wish);
    expect(driver()).toBe('typing');
    clock.increment(1000);
    expect(reply.inputs.at(-1)?.messages).toEqual([greeting, question, answer, wish]);
  });

  test('an answer that can not be stored is asked for on the next opening', async () => {
    const { close, driver, load, open, reply } = await startReplying();
    close();
    open();
    await load.resolve([greeting, question]);
    await reply.resolve({ kind: 'failed' });
    expect(driver()).toBe('idle');
    close();
    open();
    await load.resolve([greeting, question]);
    expect(driver()).toBe('typing');
  });
});

describe('reopening with another delay', () => {
  test('the driver takes that long from here on', async () => {
    const started = await startOpen([greeting], 1000);
    const { clock, close, load, open, reply } = started;
    close();
    open(3200);
    await load.resolve([greeting]);
    await sendAndStore(started, greeting, question);
    clock.increment(3199);
    expect(reply.inputs).toEqual([]);
    clock.increment(1);
    expect(reply.inputs).toHaveLength(1);
  });

  test('an answer that is being typed keeps its time', async () => {
    const { clock, close, load, open, reply } = await startTyping(1000);
    close();
    open(4000);
    await load.resolve([greeting, question]);
    clock.increment(999);
    expect(reply.inputs).toEqual([]);
    clock.increment(1);
    expect(reply.inputs).toHaveLength(1);
  });
});

describe('a change in another tab', () => {
  test('shows here, is answered there and leaves the draft alone', async () => {
    const { clock, draft, driver, messages, otherTabs, panel, reply, write } = await startOpen();
    write('Are you');
    otherTabs.report({ type: 'chat.changedElsewhere', messages: [greeting, question] });
    expect(messages()).toEqual([greeting, question]);
    expect(draft()).toBe('Are you');
    expect(panel()).toBe('open');
    expect(driver()).toBe('idle');
    clock.increment(3_600_000);
    expect(reply.inputs).toEqual([]);
  });

  test('does not disturb a message that is being sent', async () => {
    const { composing, messages, otherTabs, send, store, write } = await startOpen();
    write('Leave at door');
    send();
    otherTabs.report({ type: 'chat.changedElsewhere', messages: [greeting, question] });
    expect(composing()).toBe('sending');
    expect(messages()).toEqual([greeting, question]);
    await store.resolve(stored(greeting, question, wish));
    expect(messages()).toEqual([greeting, question, wish]);
    expect(store.inputs).toHaveLength(1);
  });

  test('is known to the answer that is being typed', async () => {
    const { clock, otherTabs, reply } = await startTyping();
    otherTabs.report({ type: 'chat.changedElsewhere', messages: [greeting, question, wish] });
    clock.increment(1000);
    expect(reply.inputs).toEqual([{ orderId: 'FD1', messages: [greeting, question, wish] }]);
  });

  test('has no effect while the chat is closed or loading', async () => {
    const { actor, close, messages, open } = await startOpen();
    close();
    actor.send({ type: 'chat.changedElsewhere', messages: [greeting, question] });
    expect(messages()).toEqual([greeting]);
    open();
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
  const { actor, load, machine, open, otherTabs } = start();
  open();
  actor.stop();
  const second = createActor(machine, {
    input: { orderId: 'FD1' },
    clock: new SimulatedClock(),
  }).start();
  expect(second.getSnapshot().value).toEqual({
    panel: 'closed',
    composing: 'idle',
    driver: 'idle',
  });
  second.send({ type: 'chat.opened', replyDelay: 1000 });
  await load.resolve([greeting, question], 0);
  expect(second.getSnapshot().value).toEqual({
    panel: 'loading',
    composing: 'idle',
    driver: 'idle',
  });
  await load.resolve([greeting], 1);
  expect(second.getSnapshot().context.messages).toEqual([greeting]);
  expect(otherTabs.liveCount).toBe(1);
  second.stop();
  expect(otherTabs.liveCount).toBe(0);
});

test('the context can be written down with everything in it', async () => {
  const { actor, write } = await startTyping();
  write('Are you');
  expect(rewritten(actor.getSnapshot().context)).toEqual({
    orderId: 'FD1',
    messages: [greeting, question],
    draft: 'Are you',
    replyDelay: 1000,
  });
});

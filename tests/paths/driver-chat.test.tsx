/* oxlint-disable vitest/no-standalone-expect -- walkPaths declares the tests that expect this */
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { ChatMessage } from '../../machines/entities.ts';
import { driverChatMachine } from '../../machines/index.ts';
import {
  asha,
  customer,
  errorsLogged,
  meanwhile,
  openFreshBrowser,
  startTheClock,
  stopTheClock,
  whileStorageRefuses,
} from '../components/app.tsx';
import { store, stored } from '../components/kitchen.ts';
import { openTrackedOrder, order } from '../components/orders.ts';
import { breakDown, letGoOn } from './observed-actors.ts';
import type { Moves, States } from './path-model.ts';
import { walkPaths } from './walk.ts';

vi.mock('@xstate/react', async (real) =>
  (await import('./observed-actors.ts')).observing(await real()),
);

const START = Date.parse('2026-01-01T12:00:00.000Z');
const tracked = order();
const QUICK_REPLY = 'Where are you?';
const KEY = `chat_${tracked.id}`;

function message(senderType: ChatMessage['senderType'], text: string): ChatMessage {
  const timestamp = START - 1000;
  return {
    id: `${timestamp}-${text}`,
    text,
    senderId: senderType === 'driver' ? 'driver' : asha.uid,
    senderName: senderType === 'driver' ? 'Ravi' : 'Asha Rao',
    senderType,
    timestamp,
    createdAt: new Date(timestamp).toISOString(),
  };
}

const greeting = message('driver', 'I am on my way.');
const question = message('customer', 'Have you got the naan?');
const fromTheOtherTab = [greeting, message('driver', 'I am at the gate.')];

/** Ends a promise while the browser refuses to keep anything, which is only logged. */
async function failToStore(promise: string): Promise<void> {
  const logged = errorsLogged(() => whileStorageRefuses(() => meanwhile(() => letGoOn(promise))));
  expect(await logged).toEqual([['The message was not stored.', expect.any(DOMException)]]);
}

async function breakAndLog(promise: string, error: Error): Promise<void> {
  const logged = errorsLogged(() => meanwhile(() => breakDown(promise, error)));
  expect(await logged).toEqual([[error]]);
}

const moves = {
  'chat.opened': {
    samples: { 'the chat is opened': { replyDelay: 1000 } },
    run: () =>
      customer.click(screen.getByRole('button', { name: `Message ${tracked.driver.name}` })),
  },
  'chat.closed': {
    samples: { 'the chat is closed': {} },
    run: () => customer.click(screen.getByRole('button', { name: 'Close chat' })),
  },
  'chat.drafted': {
    samples: { 'a quick reply is chosen': { text: QUICK_REPLY } },
    when: (snapshot, { text }) => snapshot.hasTag('open') && snapshot.context.draft !== text,
    run: ({ text }) => customer.click(screen.getByRole('button', { name: text })),
  },
  'chat.sent': {
    samples: { 'it is sent': { sender: asha } },
    when: (snapshot) => snapshot.hasTag('open'),
    run: () => customer.click(screen.getByRole('button', { name: 'Send' })),
  },
  'chat.changedElsewhere': {
    samples: { 'another tab receives a message': { messages: fromTheOtherTab } },
    run: ({ messages }) =>
      meanwhile(() => {
        store(KEY, messages);
        window.dispatchEvent(new StorageEvent('storage', { key: KEY, storageArea: localStorage }));
      }),
  },
  'chat.awaitsReply': { raised: true },
  'xstate.done.actor.loadHistory': {
    samples: {
      'the history appears': [greeting],
      'the history ends with a question': [greeting, question],
    },
    run: (history) => {
      store(KEY, history);
      return meanwhile(() => letGoOn('loadHistory'));
    },
  },
  'xstate.error.actor.loadHistory': {
    samples: { 'loading the history breaks down': new Error('The line is dead.') },
    run: (error) => breakAndLog('loadHistory', error),
  },
  'xstate.done.actor.storeMessage': {
    samples: {
      'the message is stored': {
        kind: 'stored',
        messages: [greeting, message('customer', QUICK_REPLY)],
      },
      'the browser refuses to store the message': { kind: 'failed' },
    },
    run: ({ kind }) =>
      kind === 'stored' ? meanwhile(() => letGoOn('storeMessage')) : failToStore('storeMessage'),
  },
  'xstate.error.actor.storeMessage': {
    samples: { 'storing the message breaks down': new Error('The line is dead.') },
    run: (error) => breakAndLog('storeMessage', error),
  },
  'xstate.after.replyDelay': {
    samples: { 'a second passes': {} },
    run: () =>
      meanwhile(() => {
        vi.advanceTimersByTime(1000);
      }),
  },
  'xstate.done.actor.storeReply': {
    samples: {
      'the answer is stored': { kind: 'stored', messages: [] },
      'the browser refuses to store the answer': { kind: 'failed' },
    },
    run: ({ kind }) =>
      kind === 'stored' ? meanwhile(() => letGoOn('storeReply')) : failToStore('storeReply'),
  },
  'xstate.error.actor.storeReply': {
    samples: { 'storing the answer breaks down': new Error('The line is dead.') },
    run: (error) => breakAndLog('storeReply', error),
  },
} satisfies Moves<typeof driverChatMachine>;

const dialog = () => within(screen.getByRole('dialog', { name: 'Chat with Driver' }));

function expectTyping(isTyping: boolean, isOpen: boolean): void {
  if (isOpen) {
    expect(dialog().getByRole('status')).toHaveTextContent(isTyping ? 'Driver is typing...' : '');
  }
}

const states = {
  'panel.closed': () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(),
  'panel.loading': () => {
    expect(dialog().getByText(`Order #${tracked.id}`)).toBeVisible();
    expect(dialog().queryByText('Start a conversation with your driver')).not.toBeInTheDocument();
  },
  'panel.open': () => {
    const shown = dialog().queryAllByRole('listitem');
    const kept = (stored(KEY) ?? []) as ChatMessage[];
    expect(shown.map((item) => item.textContent)).toEqual(
      kept.map(({ text }) => expect.stringContaining(text)),
    );
  },
  composing: (snapshot) => {
    if (!snapshot.hasTag('open')) return;
    const { draft } = snapshot.context;
    expect(dialog().getByLabelText('Message to your driver')).toHaveValue(draft);
  },
  'composing.idle': (snapshot) => {
    if (!snapshot.hasTag('open')) return;
    const send = dialog().getByRole('button', { name: 'Send' });
    if (snapshot.context.draft.trim() === '') expect(send).toBeDisabled();
    else expect(send).toBeEnabled();
  },
  'composing.sending': (snapshot) => {
    if (!snapshot.hasTag('open')) return;
    expect(dialog().getByRole('button', { name: 'Send' })).toBeDisabled();
  },
  'driver.idle': (snapshot) => expectTyping(false, snapshot.hasTag('open')),
  'driver.typing': (snapshot) => expectTyping(true, snapshot.hasTag('open')),
  'driver.replying': (snapshot) => expectTyping(true, snapshot.hasTag('open')),
} satisfies States<typeof driverChatMachine>;

beforeEach(() => {
  openFreshBrowser();
  stopTheClock(START);
});
afterEach(startTheClock);

walkPaths(driverChatMachine, {
  starts: [
    {
      name: 'Asha at her order',
      input: { orderId: tracked.id },
      mount: () => openTrackedOrder(tracked, asha),
    },
  ],
  moves,
  states,
  held: ['loadHistory', 'storeMessage', 'storeReply'],
  memory: ({ draft }) => draft,
  journeys: [
    {
      name: 'a question is answered, and the chat can be closed at any moment',
      steps: [
        ['the chat is opened', { panel: 'loading', composing: 'idle', driver: 'idle' }],
        ['the chat is closed', { panel: 'closed', composing: 'idle', driver: 'idle' }],
        ['the chat is opened', { panel: 'loading', composing: 'idle', driver: 'idle' }],
        ['the history appears', { panel: 'open', composing: 'idle', driver: 'idle' }],
        ['a quick reply is chosen', { panel: 'open', composing: 'idle', driver: 'idle' }],
        ['it is sent', { panel: 'open', composing: 'sending', driver: 'idle' }],
        ['the message is stored', { panel: 'open', composing: 'idle', driver: 'typing' }],
        ['the chat is closed', { panel: 'closed', composing: 'idle', driver: 'typing' }],
        ['a second passes', { panel: 'closed', composing: 'idle', driver: 'replying' }],
        ['the answer is stored', { panel: 'closed', composing: 'idle', driver: 'idle' }],
      ],
      end: () => expect((stored(KEY) as ChatMessage[]).at(-1)?.senderType).toBe('driver'),
    },
  ],
});

import { screen, waitFor } from '@testing-library/react';
import type { Runs, States } from 'chartwalk/vitest';
import { beforeEach, expect } from 'vitest';
import { seenMessagesRecord, seenUntil } from '../../src/domain/seen-messages.ts';
import type { SeenMessages } from '../../src/domain/seen-messages.ts';
// Loaded ahead, so that no test waits for it.
import '../../src/services/seen-messages.ts';
import { FIRST, SECOND, seenMessagesModel, sharedOrder } from '../models/seen-messages.ts';
import { asha } from '../fixtures.ts';
import { customer, meanwhile, openFreshBrowser } from '../components/app.tsx';
import { keepDriverMessages } from '../components/chat.ts';
import { openTrackedOrder } from '../components/orders.ts';
import { stored } from '../components/storage.ts';
import { customerRecordRuns, customerRecordStates } from './customer-record.ts';
import { walkPaths } from './walk.ts';

const CHAT = `chat_${sharedOrder.id}`;
const keyOf = (userId: string) => `seen_messages_${userId}`;

const messageButton = (said: string) =>
  screen.getByRole('button', { name: `Message Ravi${said}`, hidden: true });

function expectUnread(seen: SeenMessages): void {
  const chat = stored(CHAT) as { timestamp: number }[];
  const { length } = chat.filter(({ timestamp }) => timestamp > seenUntil(seen, sharedOrder.id));
  const said = ['', ', 1 unread message', ', 2 unread messages'][length];
  expect(messageButton(said ?? '')).toBeInTheDocument();
}

const recordStates = customerRecordStates<SeenMessages>({
  keyOf,
  isEmpty: seenMessagesRecord.isEmpty,
  unsavedNotice: () => screen.queryByText(/^This browser can’t save which messages you’ve read\./),
  expectShown: expectUnread,
});

const runs = {
  ...customerRecordRuns<SeenMessages>(keyOf),
  'record.operated': async ({ operation }) => {
    const times = operation.timestamp === FIRST ? [FIRST] : [FIRST, SECOND];
    await meanwhile(() => keepDriverMessages(sharedOrder.id, times));
    await customer.click(screen.getByRole('button', { name: /^Message Ravi/ }));
    await customer.click(await screen.findByRole('button', { name: 'Close chat' }));
    // It fades out.
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
  'record.replacedForgotten': () => {},
} satisfies Runs<typeof seenMessagesModel>;

const states = {
  ...recordStates,
  guest: () => {
    expect(screen.getByText('Sign in to message your driver.')).toBeVisible();
    expect(messageButton('')).toBeVisible();
  },
  // Nothing is called unread before it is known.
  'owned.loading': () => expect(messageButton('')).toBeInTheDocument(),
} satisfies States<typeof seenMessagesModel>;

beforeEach(openFreshBrowser);

walkPaths(seenMessagesModel, {
  mounts: {
    'a guest at an order': async () => {
      keepDriverMessages(sharedOrder.id, [FIRST]);
      await openTrackedOrder(sharedOrder);
    },
  },
  runs,
  states,
  held: ['load', 'store'],
  journeys: [
    {
      name: 'what is read while the note is being looked for counts, and is kept',
      steps: [
        ['Asha signs in', { owned: 'loading' }],
        ['Asha sees the first message', { owned: 'loading' }],
        ['no note of what was read was saved', { owned: 'storing' }],
        ['the browser stores the note of what was read', { owned: 'kept' }],
      ],
      end: () => expect(stored(keyOf(asha.uid))).toEqual({ [sharedOrder.id]: FIRST }),
    },
    {
      name: 'two messages are read one after the other, and the customer leaves',
      steps: [
        ['Asha signs in', { owned: 'loading' }],
        ['no note of what was read was saved', { owned: 'kept' }],
        ['Asha sees the first message', { owned: 'storing' }],
        ['Asha sees the next message', { owned: 'storing' }],
        ['the browser stores the note of what was read', { owned: 'storing' }],
        ['the browser stores the note of what was read', { owned: 'kept' }],
        ['the customer signs out', 'guest'],
      ],
      end: () => expect(stored(keyOf(asha.uid))).toEqual({ [sharedOrder.id]: SECOND }),
    },
    {
      name: 'a browser that keeps nothing is told of, and what was read stays read',
      steps: [
        ['Asha signs in', { owned: 'loading' }],
        ['looking for a saved note of what was read breaks down', { owned: 'unsaved' }],
        ['Asha sees the first message', { owned: 'storing' }],
        ['the browser refuses to store the note of what was read', { owned: 'unsaved' }],
        ['another tab changes the note of what was read', { owned: 'storing' }],
        ['storing the note of what was read breaks down', { owned: 'unsaved' }],
      ],
    },
    {
      name: 'what another tab has shown is read here, and unread for the next customer',
      steps: [
        ['Asha signs in', { owned: 'loading' }],
        ['a saved note of what was read is found', { owned: 'kept' }],
        ['another tab changes the note of what was read', { owned: 'kept' }],
        ['Bimal signs in', { owned: 'loading' }],
        [
          'no note of what was read was saved',
          { owned: 'kept' },
          () => expect(messageButton(', 1 unread message')).toBeVisible(),
        ],
      ],
    },
  ],
});

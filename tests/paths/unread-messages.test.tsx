import { screen } from '@testing-library/react';
import type { Runs, States } from 'chartwalk/vitest';
import { beforeEach, expect } from 'vitest';
import { unreadCount } from '../../src/domain/unread-messages.ts';
import '../../src/services/seen-messages.ts';
import { customer, meanwhile, openFreshBrowser } from '../components/app.tsx';
import { keepDriverMessages } from '../components/chat.ts';
import { openTrackedOrder } from '../components/orders.ts';
import { stored, storeElsewhere } from '../components/storage.ts';
import { asha, order } from '../fixtures.ts';
import { unreadMessagesModel } from '../models/unread-messages.ts';
import { walkPaths } from './walk.ts';

const tracked = order();
const SEEN = `seen_messages_${asha.uid}`;

const messageButton = (said: string) =>
  screen.getByRole('button', { name: `Message Ravi${said}`, hidden: true });

const runs = {
  'unread.messagesChanged': ({ messages }) =>
    meanwhile(() => keepDriverMessages(tracked.id, messages[tracked.id] ?? [])),
  'unread.seenChanged': ({ seen }) => meanwhile(() => storeElsewhere(SEEN, seen)),
  'unread.endShown': () => customer.click(screen.getByRole('button', { name: /^Message Ravi/ })),
  'unread.endHidden': () => customer.click(screen.getByRole('button', { name: 'Close chat' })),
} satisfies Runs<typeof unreadMessagesModel>;

const states = {
  'count.none': () => expect(messageButton('')).toBeInTheDocument(),
  'count.some': ({ context }) => {
    const count = unreadCount(context, tracked.id);
    expect(
      messageButton(count === 1 ? ', 1 unread message' : `, ${count} unread messages`),
    ).toHaveTextContent(String(count));
  },
  'conversation.hidden': () => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Message Ravi/ })).toBeVisible();
  },
  'conversation.shown': () =>
    expect(screen.getByRole('dialog', { name: 'Chat with Driver' })).toBeVisible(),
} satisfies States<typeof unreadMessagesModel>;

beforeEach(openFreshBrowser);

walkPaths(unreadMessagesModel, {
  mounts: { 'Asha at her order': () => openTrackedOrder(tracked, asha) },
  runs,
  states,
  journeys: [
    {
      name: 'the driver writes, is read, and goes on in a chat that is open',
      steps: [
        ['the driver writes', { count: 'some', conversation: 'hidden' }],
        ['the chat is opened', { count: 'none', conversation: 'shown' }],
        ['the driver writes', { count: 'none', conversation: 'shown' }],
        ['the chat is closed', { count: 'none', conversation: 'hidden' }],
      ],
      end: () => expect(stored(SEEN)).toEqual({ [tracked.id]: expect.any(Number) }),
    },
    {
      name: 'what is read in another tab is read here',
      steps: [
        ['the driver writes', { count: 'some', conversation: 'hidden' }],
        ['the driver writes', { count: 'some', conversation: 'hidden' }],
        ['the conversation is read in another tab', { count: 'none', conversation: 'hidden' }],
        ['another tab clears the conversation', { count: 'none', conversation: 'hidden' }],
      ],
    },
  ],
});

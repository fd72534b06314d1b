import { screen, within } from '@testing-library/react';
import { rejectActor, resolveActor } from 'chartwalk/vitest';
import type { Runs, States } from 'chartwalk/vitest';
import { afterEach, expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { ChatMessage } from '../../src/domain/entities.ts';
import {
  customer,
  errorsLogged,
  actOutsideApp,
  startEachTestAtNoon,
  withFailingStorage,
} from '../components/app.tsx';
import { setVisibility } from '../components/notifications.ts';
import { store, stored, storeElsewhere } from '../components/storage.ts';
import { openTrackedOrder } from '../components/orders.ts';
import { asha, order, QUICK_REPLY } from '../fixtures.ts';
import { driverChatJourneys } from '../journeys/driver-chat.ts';
import { driverChatModel } from '../models/driver-chat.ts';
import { walkPaths } from './walk.ts';

const tracked = order();
const KEY = `chat_${tracked.id}`;
const SEEN = `seen_messages_${asha.uid}`;

/** Returns the button that opens the chat. Its name includes the number of unread messages. */
const openButton = () =>
  screen.getByRole('button', { name: /^Message Ravi(?:, \d+ unread messages?)?$/ });

const runs = {
  'chat.opened': () => customer.click(openButton()),
  'chat.closed': {
    'with its button': () => customer.click(screen.getByRole('button', { name: 'Close chat' })),
    'with Escape': () => customer.keyboard('{Escape}'),
  },
  'chat.drafted': ({ text }) => customer.click(screen.getByRole('button', { name: text })),
  'chat.sent': async () => {
    const send = screen.getByRole('button', { name: 'Send' });
    if (send.matches(':enabled')) await customer.click(send);
    else await customer.type(screen.getByLabelText('Message to your driver'), '{Enter}');
  },
  'chat.earlierRequested': () =>
    customer.click(screen.getByRole('button', { name: 'Show earlier messages' })),
  'chat.endShown': () => actOutsideApp(() => setVisibility('visible')),
  'chat.endHidden': () => actOutsideApp(() => setVisibility('hidden')),
  'chat.changed': ({ messages }) => actOutsideApp(() => storeElsewhere(KEY, messages)),
  'xstate.done.actor.loadHistory': (history) => {
    store(KEY, history);
    return actOutsideApp(() => resolveActor('loadHistory'));
  },
  'xstate.error.actor.loadHistory': async (error) => {
    const logged = errorsLogged(() => actOutsideApp(() => rejectActor('loadHistory', error)));
    expect(await logged).toEqual([[error]]);
  },
  'xstate.done.actor.storeMessage': () => actOutsideApp(() => resolveActor('storeMessage')),
  'xstate.error.actor.storeMessage': async () => {
    const logged = errorsLogged(() =>
      withFailingStorage(() => actOutsideApp(() => resolveActor('storeMessage'))),
    );
    expect(await logged).toEqual([['The message was not stored.', expect.any(DOMException)]]);
  },
} satisfies Runs<typeof driverChatModel>;

type Snapshot = SnapshotFrom<typeof driverChatModel.machine>;

const dialog = () => within(screen.getByRole('dialog', { name: 'Chat with Driver' }));

/** Checks that the chat is closed and the button that opens it is visible. */
function expectClosed(): void {
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(openButton()).toBeEnabled();
}

/** Checks the content of the dialog if the dialog is open. */
const whileOpen =
  (assertion: (context: Snapshot['context']) => void) =>
  (snapshot: Snapshot): void => {
    if (snapshot.hasTag('open')) assertion(snapshot.context);
    else expectClosed();
  };

const expectTyping = whileOpen(() =>
  expect(dialog().getByRole('status')).toHaveTextContent('Driver is typing...'),
);
const expectNoTyping = whileOpen(() => expect(dialog().getByRole('status')).toBeEmptyDOMElement());

const states = {
  'panel.closed': expectClosed,
  'panel.loading': () => {
    expect(dialog().getByText(`Order #${tracked.id}`)).toBeVisible();
    expect(dialog().queryByText('Start a conversation with your driver')).not.toBeInTheDocument();
  },
  'panel.open': ({ context }) => {
    const shown = dialog().queryAllByRole('listitem');
    const kept = (stored(KEY) ?? []) as ChatMessage[];
    expect(shown.map((item) => item.textContent)).toEqual(
      kept.slice(-context.shownCount).map(({ text }) => expect.stringContaining(text)),
    );
    const earlier = dialog().queryByRole('button', { name: 'Show earlier messages' });
    if (kept.length > context.shownCount) expect(earlier).toBeVisible();
    else expect(earlier).not.toBeInTheDocument();
    const invitation = dialog().queryByText('Start a conversation with your driver');
    expect(invitation !== null).toBe(kept.length === 0);
  },
  'panel.open.endHidden': () => expect(dialog().getByRole('log')).toBeInTheDocument(),
  'panel.open.endShown': () => {
    const written = ((stored(KEY) ?? []) as ChatMessage[])
      .filter(({ senderType }) => senderType === 'driver')
      .map(({ timestamp }) => timestamp);
    const read = (stored(SEEN) ?? {}) as Record<string, number>;
    expect(dialog().getByRole('log')).toBeInTheDocument();
    if (written.length > 0) expect(read[tracked.id]).toBe(Math.max(...written));
  },
  composing: whileOpen(({ draft }) =>
    expect(dialog().getByLabelText('Message to your driver')).toHaveValue(draft),
  ),
  'composing.idle': whileOpen(({ draft }) => {
    const send = dialog().getByRole('button', { name: 'Send' });
    if (draft.trim() === '') expect(send).toBeDisabled();
    else expect(send).toBeEnabled();
  }),
  'composing.sending': whileOpen(() =>
    expect(dialog().getByRole('button', { name: 'Send' })).toBeDisabled(),
  ),
  'driver.idle': expectNoTyping,
  'driver.typing': expectTyping,
} satisfies States<typeof driverChatModel>;

startEachTestAtNoon();
afterEach(() => void Reflect.deleteProperty(document, 'visibilityState'));

walkPaths(driverChatModel, {
  proves: '@2.105 @2.109 @2.112 @6.6 @8.12',
  mounts: {
    'Asha at her order': () => openTrackedOrder(tracked, asha),
  },
  runs,
  states,
  held: ['loadHistory', 'storeMessage'],
  alike: [
    {
      states: ['panel.open.endShown', 'panel.open.endHidden'],
      because: 'They differ in how far the conversation is scrolled, and jsdom can’t scroll.',
    },
  ],
  journeys: driverChatJourneys,
  shows: {
    'the message from the other tab is shown': () =>
      expect(dialog().getByText('I am at the gate.')).toBeVisible(),
    'the message is in the box, without an alert': () => {
      expect(dialog().getByLabelText('Message to your driver')).toHaveValue(QUICK_REPLY);
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
    'the chat has five messages': () => expect(dialog().getAllByRole('listitem')).toHaveLength(5),
    'an earlier message is not shown': () =>
      expect(dialog().queryByText('News 9')).not.toBeInTheDocument(),
    'the first message is shown': () => expect(dialog().getByText('News 0')).toBeVisible(),
    'the last stored message is the driver’s': () =>
      expect((stored(KEY) as ChatMessage[]).at(-1)?.senderType).toBe('driver'),
  },
});

import { defineModel } from 'chartwalk';
import type { SnapshotFrom } from 'xstate';
import { driverChatMachine } from '../../machines/driver-chat.ts';
import { needsReply, unansweredIn } from '../../src/domain/driver-reply.ts';
import type { ChatMessage } from '../../src/domain/entities.ts';
import { asha, greeting, message, order, question, QUICK_REPLY } from '../fixtures.ts';

type Snapshot = SnapshotFrom<typeof driverChatMachine>;

const quickReply = message('customer', QUICK_REPLY);
const answer = message('driver', 'It is on top.');
/** More messages than the chat shows at once. */
export const longHistory = Array.from({ length: 60 }, (_, index) =>
  message('driver', `News ${index}`),
);

const hasEarlier = ({ context }: Snapshot) => context.messages.length > context.shownCount;

const waitingIn = ({ context }: Snapshot) => unansweredIn(context.messages).length;

/**
 * Returns whether a message can be stored now. The storage first finishes loading the history.
 */
const isInTurn = (snapshot: Snapshot) => !snapshot.matches({ panel: 'loading' });

/**
 * Returns whether storing one more message now could result in this list. The list must contain exactly one
 * more unanswered message than the chat contains now.
 */
function isNextStored(snapshot: Snapshot, messages: readonly ChatMessage[]): boolean {
  if (!isInTurn(snapshot)) return false;
  if (snapshot.context.messages.length >= longHistory.length) return false;
  return unansweredIn(messages).length === waitingIn(snapshot) + 1;
}

/** Returns the event that follows when the history appears, because the chat opens scrolled to its end. */
const endShown = () => [{ type: 'chat.endShown' }];

export const driverChatModel = defineModel({
  machine: driverChatMachine,
  starts: { 'Asha at her order': { input: { orderId: order().id, sender: asha } } },
  moves: {
    'chat.opened': {
      samples: { 'the chat is opened': { from: 'driverCard' } },
      when: (snapshot) => !snapshot.hasTag('open'),
    },
    'chat.closed': {
      samples: { 'the chat is closed': {} },
      // The end of the conversation disappears with the dialog.
      besides: ['chat.endHidden'],
    },
    'chat.drafted': {
      samples: { 'a quick reply is chosen': { text: QUICK_REPLY } },
      when: (snapshot, { text }) => snapshot.hasTag('open') && snapshot.context.draft !== text,
    },
    'chat.sent': {
      samples: { 'the message is sent': {} },
      when: (snapshot) => snapshot.hasTag('open'),
    },
    'chat.earlierRequested': {
      samples: { 'earlier messages are requested': {} },
      when: hasEarlier,
      // To reach the button, a customer scrolls up from the end of the conversation, and then down again.
      besides: ['chat.endHidden', 'chat.endShown'],
    },
    'chat.endShown': {
      samples: { 'the end of the conversation comes into view': {} },
      when: (snapshot) => snapshot.matches({ panel: { open: 'endHidden' } }),
    },
    'chat.endHidden': {
      samples: { 'the end of the conversation is hidden': {} },
      when: (snapshot) => snapshot.matches({ panel: { open: 'endShown' } }),
    },
    'chat.changed': {
      samples: {
        'another tab receives a message': {
          messages: [greeting, message('driver', 'I am at the gate.')],
        },
        'the driver answers': ({ context }: Snapshot) => ({
          messages: [...context.messages, answer],
        }),
      },
      when: ({ context }, { messages }) =>
        messages.length <= 2 || needsReply(context.messages, context.sender.uid),
    },
    'xstate.done.actor.loadHistory': {
      samples: {
        'the history appears': [greeting],
        'a history that ends with a question appears': [greeting, question],
        'a long history appears': longHistory,
      },
      followedBy: endShown,
    },
    'xstate.error.actor.loadHistory': {
      samples: { 'loading the history fails unexpectedly': new Error('The line is dead.') },
      followedBy: endShown,
    },
    'xstate.done.actor.storeMessage': {
      samples: {
        'the message is stored': [greeting, quickReply],
        'a second message is stored': [greeting, question, quickReply],
      },
      when: isNextStored,
    },
    'xstate.error.actor.storeMessage': {
      samples: { 'the browser refuses to store the message': new Error('Storage is full.') },
      when: isInTurn,
    },
  },
  memory: ({ draft, messages, shownCount }) => [
    draft,
    unansweredIn(messages).length,
    messages.length > shownCount,
  ],
});

import { defineModel } from 'chartwalk';
import type { SnapshotFrom } from 'xstate';
import { unreadMessagesMachine } from '../../machines/unread-messages.ts';
import { seenUntil } from '../../src/domain/seen-messages.ts';
import { unreadCount } from '../../src/domain/unread-messages.ts';
import type { DriverMessages } from '../../src/domain/unread-messages.ts';
import { NOON, order } from '../fixtures.ts';

type Snapshot = SnapshotFrom<typeof unreadMessagesMachine>;

const { id } = order();
const writtenIn = (messages: DriverMessages): readonly number[] => messages[id] ?? [];

export const unreadMessagesModel = defineModel({
  machine: unreadMessagesMachine,
  starts: { 'Asha at her order': { input: { seen: {} } } },
  moves: {
    'unread.messagesChanged': {
      samples: {
        'the driver writes': ({ context }: Snapshot) => {
          const written = writtenIn(context.messages);
          return { messages: { [id]: [...written, NOON + (written.length + 1) * 1000] } };
        },
        'another tab clears the conversation': { messages: {} },
      },
      when: ({ context }, { messages }) =>
        writtenIn(messages).length < 3 &&
        writtenIn(messages).length !== writtenIn(context.messages).length,
    },
    'unread.seenChanged': {
      samples: {
        'the conversation is read in another tab': ({ context }: Snapshot) => ({
          seen: { [id]: Math.max(0, ...writtenIn(context.messages)) },
        }),
      },
      when: ({ context }) => unreadCount(context, id) > 0,
    },
    'unread.endShown': {
      samples: { 'the chat is opened': { orderId: id } },
      // An empty one would begin with the driver's greeting.
      when: (snapshot) =>
        snapshot.matches({ conversation: 'hidden' }) &&
        writtenIn(snapshot.context.messages).length > 0,
    },
    'unread.endHidden': {
      samples: { 'the chat is closed': {} },
      when: (snapshot) => snapshot.matches({ conversation: 'shown' }),
    },
  },
  memory: ({ messages, seen }) => ({
    written: writtenIn(messages),
    seen: seen && seenUntil(seen, id),
  }),
});

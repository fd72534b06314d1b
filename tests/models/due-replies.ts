import { defineModel } from 'chartwalk';
import type { SnapshotFrom } from 'xstate';
import { dueRepliesMachine } from '../../machines/due-replies.ts';
import { nextReply } from '../../src/domain/driver-reply.ts';
import type { DueReply } from '../../src/domain/driver-reply.ts';
import { NOON, SECOND } from '../fixtures.ts';

type Snapshot = SnapshotFrom<typeof dueRepliesMachine>;

/** The time that the driver of this model takes to reply. */
export const REPLY_DELAY = 2 * SECOND;

const aboutFirst: DueReply = { orderId: 'FD1', due: NOON + REPLY_DELAY };
/** The reply to a question that was asked a second after the first one. */
const aboutSecond: DueReply = { orderId: 'FD2', due: NOON + SECOND + REPLY_DELAY };

const owed = ({ context }: Snapshot) => context.replies.map(({ orderId }) => orderId).join();

export const dueRepliesModel = defineModel({
  machine: dueRepliesMachine,
  starts: { 'Asha is on the about page': {} },
  moves: {
    'replies.changed': {
      samples: {
        'Asha writes to her driver': { replies: [aboutFirst], now: NOON },
        'Asha writes to a second driver': {
          replies: [aboutFirst, aboutSecond],
          now: NOON + SECOND,
        },
        'another tab stores the answer': { replies: [], now: NOON + SECOND },
      },
      when: (snapshot, { replies }) => {
        if (replies.length === 0) return owed(snapshot) !== '';
        return owed(snapshot) === (replies.length === 1 ? '' : 'FD1');
      },
    },
    'xstate.after.untilDue': { samples: { 'the answer is due': {} } },
    'xstate.done.actor.storeReply': {
      samples: {
        'the answer is stored': ({ context }: Snapshot) => ({
          replies: context.replies.filter((reply) => reply !== nextReply(context)),
          now: NOON + REPLY_DELAY,
        }),
      },
    },
    'xstate.error.actor.storeReply': {
      samples: { 'the browser refuses to store the answer': new Error('Storage is full.') },
      // If another tab has already stored the reply, this tab does not try to store it, so storing can't
      // fail.
      when: (snapshot) => owed(snapshot) !== '',
    },
    'xstate.after.retryDelay': { samples: { 'ten seconds pass': {} } },
  },
  memory: (context) => context.replies.map(({ orderId }) => orderId),
});

import { screen, within } from '@testing-library/react';
import { resolveActor } from 'chartwalk/vitest';
import { expect } from 'vitest';
import { unansweredIn } from '../../src/domain/driver-reply.ts';
import type { ChatMessage } from '../../src/domain/entities.ts';
import '../../src/services/seen-messages.ts';
import {
  errorsLogged,
  actOutsideApp,
  openApp,
  startEachTestAtNoon,
  advanceTime,
  withFailingStorage,
} from '../components/app.tsx';
import { store, stored, storeElsewhere } from '../components/storage.ts';
import { afterNoon, asha, greeting, order, question } from '../fixtures.ts';
import { dueRepliesJourneys } from '../journeys/due-replies.ts';
import { dueRepliesModel, REPLY_DELAY } from '../models/due-replies.ts';
import { walkPaths } from './walk.ts';

const IDS = ['FD1', 'FD2'];
const chatOf = (id: string) => (stored(`chat_${id}`) ?? []) as ChatMessage[];

/** Returns a time close to now. A message with that time gets its reply after exactly `REPLY_DELAY`. */
const roundNow = () => Math.floor(Date.now() / REPLY_DELAY) * REPLY_DELAY;

const at = (message: ChatMessage, timestamp: number) => ({
  ...message,
  id: String(timestamp),
  timestamp,
});

/** Checks that the bar counts every message of a driver. */
function expectCounted(): void {
  const written = IDS.flatMap(chatOf).filter(({ senderType }) => senderType === 'driver').length;
  const bar = within(screen.getByRole('complementary', { name: 'Your active orders' }));
  const name = /^2 orders on the way/;
  expect(bar.getByRole('button', { name })).toHaveAccessibleName(
    written === 0
      ? expect.not.stringContaining('unread')
      : expect.stringMatching(new RegExp(`, ${written} unread messages?$`)),
  );
}

const areAllAnswered = () => IDS.every((id) => unansweredIn(chatOf(id)).length === 0);

const expectNone = (): void => {
  expectCounted();
  expect(areAllAnswered()).toBe(true);
};
const expectWaiting = (): void => {
  expectCounted();
  expect(areAllAnswered()).toBe(false);
};
const expectReplying = (): void => {
  expectCounted();
  expect(IDS.flatMap(chatOf).some(({ senderType }) => senderType === 'customer')).toBe(true);
};

startEachTestAtNoon();

walkPaths(dueRepliesModel, {
  mounts: {
    'Asha is on the about page': async () => {
      const estimatedDelivery = afterNoon(60);
      store('orders', Object.fromEntries(IDS.map((id) => [id, order({ id, estimatedDelivery })])));
      await openApp({ url: '/about', user: asha });
    },
  },
  held: ['storeReply'],
  runs: {
    'replies.changed': ({ replies }) =>
      actOutsideApp(() => {
        if (replies.length > 0) {
          const key = `chat_${replies.at(-1)?.orderId}`;
          const messages = (stored(key) ?? []) as ChatMessage[];
          storeElsewhere(key, [...messages, at(question, roundNow())]);
          return;
        }
        for (const id of IDS.filter((it) => unansweredIn(chatOf(it)).length > 0)) {
          storeElsewhere(`chat_${id}`, [...chatOf(id), at(greeting, Date.now())]);
        }
      }),
    'xstate.after.untilDue': () => advanceTime(2 * REPLY_DELAY),
    'xstate.done.actor.storeReply': () => actOutsideApp(() => resolveActor('storeReply')),
    'xstate.error.actor.storeReply': async () => {
      const logged = errorsLogged(() =>
        withFailingStorage(() => actOutsideApp(() => resolveActor('storeReply'))),
      );
      expect(await logged).toEqual([['The answer was not stored.', expect.any(DOMException)]]);
    },
    'xstate.after.retryDelay': () => advanceTime(10_000),
  },
  states: {
    none: expectNone,
    waiting: expectWaiting,
    replying: expectReplying,
    failed: expectWaiting,
  },
  alike: [
    {
      states: ['waiting', 'replying', 'failed'],
      because: 'The page shows an answer only when it is stored, and nothing of the work on it.',
    },
    {
      states: ['none', 'replying'],
      because: 'Another tab may have stored the answer that this tab is still trying to store.',
    },
  ],
  journeys: dueRepliesJourneys,
  shows: {
    'each chat has a question and an answer': () => {
      expect(chatOf('FD1').map(({ senderType }) => senderType)).toEqual(['customer', 'driver']);
      expect(chatOf('FD2').map(({ senderType }) => senderType)).toEqual(['customer', 'driver']);
    },
    'the chat has two questions and two answers': () => expect(chatOf('FD1')).toHaveLength(4),
    'the first chat has a question and an answer': () => expect(chatOf('FD1')).toHaveLength(2),
  },
});

import { assign, fromCallback, sendTo, setup } from 'xstate';
import { writeStorage, readStorage } from '../web-storage.ts';
import { afterMessages, nothingKnown } from './after-messages.ts';
import type { LiveKnowledge } from './after-messages.ts';
import type { InspectionMessage, Wish } from './protocol.ts';
import { subscribe } from './subscribe.ts';

type LiveEvent =
  | { type: 'live.received'; messages: InspectionMessage[] }
  | { type: 'live.wished'; wish: Wish }
  | { type: 'live.sendingAllowed' }
  | { type: 'live.sendingRefused' };

const ALLOWED = 'chartwalk_sends';

export const liveMachine = setup({
  types: {
    context: {} as LiveKnowledge & {
      /** The page's latest request to send an event to an actor; null if there is none. */
      wish: Wish | null;
    },
    events: {} as LiveEvent,
  },
  actors: {
    inspectedTabs: fromCallback<LiveEvent>(({ sendBack, receive }) => {
      const { say, end } = subscribe((messages) => sendBack({ type: 'live.received', messages }));
      receive((event) => {
        if (event.type === 'live.wished') say(event.wish);
      });
      return end;
    }),
  },
  actions: {
    remember: assign(({ context }, messages: InspectionMessage[]) =>
      afterMessages(context, messages),
    ),
    noteWish: assign({ wish: (_, wish: Wish) => wish }),
    forgetWish: assign({ wish: null }),
    sendWish: sendTo('inspectedTabs', ({ context: { wish } }) => ({ type: 'live.wished', wish })),
    rememberAllowed: () => writeStorage('sessionStorage', ALLOWED, '1'),
  },
  guards: {
    /**
     * Returns whether the user has allowed sending in this session. If the browser stores nothing, the user
     * is asked again after a reload.
     */
    wasAllowed: () => readStorage('sessionStorage', ALLOWED) !== null,
    isFulfilled: ({ context: { answers, wish } }) => wish !== null && answers[wish.number] === null,
    isRefused: ({ context: { answers, wish } }) =>
      wish !== null && typeof answers[wish.number] === 'string',
  },
  delays: { patience: 3000 },
}).createMachine({
  id: 'live',
  description:
    'Follows the actors of every app tab that was opened with ?inspect, and sends them events once the reader has allowed it.',
  context: { ...nothingKnown, wish: null },
  invoke: { src: 'inspectedTabs', id: 'inspectedTabs' },
  on: {
    'live.received': { actions: { type: 'remember', params: ({ event }) => event.messages } },
  },
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'wasAllowed', target: 'sending' }, { target: 'following' }],
    },
    following: {
      description: 'Nothing may be sent yet.',
      on: {
        'live.wished': {
          target: 'asking',
          actions: { type: 'noteWish', params: ({ event }) => event.wish },
        },
      },
    },
    asking: {
      description: 'Asked once a session: what is sent happens to the real app.',
      on: {
        'live.sendingAllowed': { target: 'sending.waiting', actions: 'rememberAllowed' },
        'live.sendingRefused': { target: 'following', actions: 'forgetWish' },
      },
    },
    sending: {
      initial: 'idle',
      on: {
        'live.wished': {
          target: '.waiting',
          reenter: true,
          actions: { type: 'noteWish', params: ({ event }) => event.wish },
        },
      },
      states: {
        idle: {},
        waiting: {
          entry: 'sendWish',
          always: [
            { guard: 'isFulfilled', target: 'sent' },
            { guard: 'isRefused', target: 'refused' },
          ],
          after: { patience: { target: 'unanswered' } },
        },
        sent: {},
        refused: {},
        unanswered: { description: 'The tab has gone, or takes no events.' },
      },
    },
  },
});

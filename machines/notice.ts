import { setup } from 'xstate';
import { unprovided } from './unprovided.ts';

export type NoticeEvent =
  | { type: 'notice.due' }
  | { type: 'notice.over' }
  | { type: 'notice.dismissed' };

export const noticeMachine = setup({
  types: { events: {} as NoticeEvent },
  actors: {
    /** Sends `notice.due` when there is something to say, and `notice.over` when that has passed. */
    causeListener: unprovided.callback<NoticeEvent>('causeListener'),
  },
}).createMachine({
  id: 'notice',
  description:
    'A sentence that holds for a while: no connection, or something that the browser can’t store.',
  invoke: { src: 'causeListener' },
  initial: 'hidden',
  states: {
    hidden: { on: { 'notice.due': { target: 'shown' } } },
    shown: {
      on: {
        'notice.over': { target: 'hidden' },
        'notice.dismissed': { target: 'dismissed' },
      },
    },
    dismissed: {
      description: 'It comes back only with news: when its cause has passed and happened again.',
      on: { 'notice.over': { target: 'hidden' } },
    },
  },
});

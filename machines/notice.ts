import { setup } from 'xstate';
import { unprovided } from './unprovided.ts';

export type NoticeEvent =
  | { type: 'notice.due' }
  | { type: 'notice.over' }
  | { type: 'notice.dismissed' };

export const noticeMachine = setup({
  types: { events: {} as NoticeEvent },
  actors: {
    /** Sends `notice.due` when the cause of the notice begins, and `notice.over` when the cause ends. */
    causeListener: unprovided.callback<NoticeEvent>('causeListener'),
  },
  actions: {
    /**
     * Performs the action that the notice has announced, such as returning to checkout, once the cause is
     * gone.
     */
    followUp: unprovided.action('followUp'),
  },
}).createMachine({
  id: 'notice',
  description: 'A notice that is shown for as long as its cause lasts, such as no connection.',
  invoke: { src: 'causeListener' },
  initial: 'hidden',
  states: {
    hidden: { on: { 'notice.due': { target: 'shown' } } },
    shown: {
      on: {
        'notice.over': { target: 'hidden', actions: 'followUp' },
        'notice.dismissed': { target: 'dismissed' },
      },
    },
    dismissed: {
      description: 'Shown again only after its cause has passed and returned.',
      on: { 'notice.over': { target: 'hidden' } },
    },
  },
});

import { fromCallback } from 'xstate';
import { noticeMachine } from '../../machines/notice.ts';
import type { NoticeEvent } from '../../machines/notice.ts';
import { useMachine } from './actors.ts';

/**
 * A function that reports whether the notice is due, once immediately and again after every change. It
 * returns a function to unsubscribe.
 */
export type WatchCause = (report: (isDue: boolean) => void) => () => void;

/**
 * Returns whether a notice is shown, and a function that dismisses it.
 *
 * @param watchCause is called once, when the component mounts; if the cause changes, give the component a new
 *   `key`
 * @param followUp is called when the cause ends while the notice is shown
 */
export function useNotice(watchCause: WatchCause, followUp = () => {}) {
  const [notice, send] = useMachine(
    noticeMachine.provide({
      actors: {
        causeListener: fromCallback<NoticeEvent>(({ sendBack }) =>
          watchCause((isDue) => sendBack({ type: isDue ? 'notice.due' : 'notice.over' })),
        ),
      },
      actions: { followUp },
    }),
  );
  return { isOpen: notice.matches('shown'), dismiss: () => send({ type: 'notice.dismissed' }) };
}

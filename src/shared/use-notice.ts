import { useMemo } from 'react';
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
 * @param watchCause must be the same function at every render
 */
export function useNotice(watchCause: WatchCause) {
  const machine = useMemo(
    () =>
      noticeMachine.provide({
        actors: {
          causeListener: fromCallback<NoticeEvent>(({ sendBack }) =>
            watchCause((isDue) => sendBack({ type: isDue ? 'notice.due' : 'notice.over' })),
          ),
        },
      }),
    [watchCause],
  );
  const [notice, send] = useMachine(machine);
  return { isOpen: notice.matches('shown'), dismiss: () => send({ type: 'notice.dismissed' }) };
}

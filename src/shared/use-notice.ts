import { useMemo } from 'react';
import { fromCallback } from 'xstate';
import { noticeMachine } from '../../machines/notice.ts';
import type { NoticeEvent } from '../../machines/notice.ts';
import { useMachine } from './actors.ts';

/** Reports whether the notice is due, at once and at every change. Returns unsubscribe. */
export type WatchCause = (report: (isDue: boolean) => void) => () => void;

/**
 * Whether a notice is shown, and how it is dismissed.
 *
 * @param watchCause the same function at every call
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

/**
 * Reports every actor of this tab to the statecharts page. This module is loaded only if a visit begins with
 * `inspect` in its URL.
 */
import type { InspectionEvent } from 'xstate';
import { CHANNEL } from './protocol.ts';
import type { InspectionMessage } from './protocol.ts';
import { answerWish } from './answer-wish.ts';
import { watchActors } from './watch-actors.ts';

/** Returns the function that XState calls for everything that happens to an actor. */
export function publishActors(): (inspected: InspectionEvent) => void {
  const channel = new BroadcastChannel(CHANNEL);
  const tab = crypto.randomUUID();
  /**
   * Whether the browser has left the page. From then on, reports are dropped. A closing tab first leaves its
   * page and then hides it, and some actors react to the hidden page with further reports.
   */
  let hasLeft = false;

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
  const post = (message: InspectionMessage) => channel.postMessage(message);
  const { inspect, introduceAll, find } = watchActors({
    tab,
    tabLabel: () => location.pathname,
    takesEvents: import.meta.env.DEV,
    say: (message) => {
      if (!hasLeft) post(message);
    },
  });

  channel.addEventListener('message', ({ data }: MessageEvent<InspectionMessage>) => {
    if (data.type === 'hello') introduceAll();
    // A build omits this block, and all code that only this block needs.
    if (import.meta.env.DEV && data.type === 'wish') {
      const answer = answerWish(data, tab, find);
      if (answer) post(answer);
    }
  });
  addEventListener('pagehide', () => {
    hasLeft = true;
    post({ type: 'left', tab });
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    hasLeft = false;
    introduceAll();
  });
  return inspect;
}

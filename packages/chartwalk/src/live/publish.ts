/** Tells the statecharts page about every actor of this tab. Loaded in inspected visits only. */
import type { InspectionEvent } from 'xstate';
import { CHANNEL } from './protocol.ts';
import type { InspectionMessage } from './protocol.ts';
import { answerWish } from './answer-wish.ts';
import { watchActors } from './watch-actors.ts';

/** @returns the function that XState calls for everything that happens to an actor */
export function publishActors(): (inspected: InspectionEvent) => void {
  const channel = new BroadcastChannel(CHANNEL);
  const tab = crypto.randomUUID();
  /** A tab that closes hears that it is hidden after it has left. */
  let hasLeft = false;

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  const post = (message: InspectionMessage) => channel.postMessage(message);
  const { inspect, introduceAll, find } = watchActors({
    tab,
    address: () => location.pathname,
    takesEvents: import.meta.env.DEV,
    say: (message) => {
      if (!hasLeft) post(message);
    },
  });

  channel.addEventListener('message', ({ data }: MessageEvent<InspectionMessage>) => {
    if (data.type === 'hello') introduceAll();
    // The build leaves this out, with all that it needs.
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

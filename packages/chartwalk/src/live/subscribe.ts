import { CHANNEL } from './protocol.ts';
import type { InspectionMessage } from './protocol.ts';
import { joinRelay } from './join-relay.ts';
import type { Line } from './join-relay.ts';

/**
 * Subscribes to the inspected tabs, and asks all of them to report. In development, messages also come from
 * programs in Node, through the development server. Messages are delivered in batches, at most one batch per
 * frame, because a busy app sends more messages than a screen can show.
 */
export function subscribe(receive: (messages: InspectionMessage[]) => void): Line {
  const channel = new BroadcastChannel(CHANNEL);
  let waiting: InspectionMessage[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deliver = () => {
    timer = undefined;
    const messages = waiting;
    waiting = [];
    receive(messages);
  };
  const hear = (message: InspectionMessage) => {
    if (message.type === 'hello' || message.type === 'wish') return;
    waiting.push(message);
    // A timeout is used, because `requestAnimationFrame` would pause while this page is hidden behind the
    // app's tab.
    timer ??= setTimeout(deliver, 16);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<InspectionMessage>) => hear(data));
  const relay = import.meta.env.DEV ? joinRelay(hear) : undefined;
  const say = (message: InspectionMessage) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
    channel.postMessage(message);
    relay?.say(message);
  };
  say({ type: 'hello' });
  return {
    say,
    end: () => {
      clearTimeout(timer);
      channel.close();
      relay?.end();
    },
  };
}

import { CHANNEL } from './protocol.ts';
import type { InspectionMessage } from './protocol.ts';
import { joinRelay } from './join-relay.ts';
import type { Line } from './join-relay.ts';

/**
 * Listens to the inspected tabs, and asks who is there. In development it listens to programs in Node
 * as well, which the development server lets in. Messages come in bundles, at most one a frame: a busy
 * app sends more than a screen can show.
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
    // Not requestAnimationFrame: this page may lie behind the app's tab.
    timer ??= setTimeout(deliver, 16);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<InspectionMessage>) => hear(data));
  const relay = import.meta.env.DEV ? joinRelay(hear) : undefined;
  const say = (message: InspectionMessage) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
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

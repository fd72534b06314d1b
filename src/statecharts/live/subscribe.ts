import { CHANNEL } from './protocol.ts';
import type { InspectionMessage } from './protocol.ts';

/**
 * Listens to the inspected tabs, and asks who is there. Messages come in bundles, at most one a
 * frame: a busy app sends more than a screen can show.
 *
 * @returns what ends it
 */
export function subscribe(receive: (messages: InspectionMessage[]) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  let waiting: InspectionMessage[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deliver = () => {
    timer = undefined;
    const messages = waiting;
    waiting = [];
    receive(messages);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<InspectionMessage>) => {
    if (data.type === 'hello') return;
    waiting.push(data);
    // Not requestAnimationFrame: this page may lie behind the app's tab.
    timer ??= setTimeout(deliver, 16);
  });
  const hello: InspectionMessage = { type: 'hello' };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  channel.postMessage(hello);
  return () => {
    clearTimeout(timer);
    channel.close();
  };
}

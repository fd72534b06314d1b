/**
 * Connects this page with programs in Node. The development server contains a relay, which forwards messages
 * in both directions.
 */
import type { InspectionMessage } from './protocol.ts';

/** A connection to the inspected programs. */
export type Line = { say: (message: InspectionMessage) => void; end: () => void };

/** The path of the relay on the development server. */
export const RELAY_PATH = '/inspection';

export const relayAddress = () => `${location.origin.replace('http', 'ws')}${RELAY_PATH}`;

/** The time until the next attempt to connect, in milliseconds. The server may be restarting. */
const RETRY = 2000;

/** Connects to the relay of the server that this page came from, and reconnects until `end` is called. */
export function joinRelay(hear: (message: InspectionMessage) => void): Line {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasEnded = false;
  const say = (message: InspectionMessage) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  const join = () => {
    socket = new WebSocket(relayAddress());
    socket.addEventListener('open', () => say({ type: 'hello' }));
    socket.addEventListener('message', ({ data }: MessageEvent<string>) =>
      hear(JSON.parse(data) as InspectionMessage),
    );
    socket.addEventListener('close', () => {
      if (!hasEnded) timer = setTimeout(join, RETRY);
    });
  };
  // Tests have no server to connect to.
  if (typeof WebSocket === 'function' && location.host !== '') join();
  return {
    say,
    end: () => {
      hasEnded = true;
      clearTimeout(timer);
      socket?.close();
    },
  };
}

/** The way to programs in Node: the development server hands on what they and this page say. */
import type { InspectionMessage } from './protocol.ts';

/** A line to those who are inspected. */
export type Line = { say: (message: InspectionMessage) => void; end: () => void };

/** Where the development server answers. */
export const RELAY_PATH = '/inspection';

/** The relay's address on the server that this page came from. */
export const relayAddress = () => `${location.origin.replace('http', 'ws')}${RELAY_PATH}`;

/** How long until the next attempt, where nobody answers: the server may be starting again. */
const RETRY = 2000;

/** Joins the relay of the server that this page came from, again and again until it is told to end. */
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
  // A test has no server.
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

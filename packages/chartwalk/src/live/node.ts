/**
 * Shows the actors of a Node program on the statecharts page, beside those of the app's tabs, while the
 * development server runs. Works with Node 22.18 or newer, tsx or vite-node:
 *
 *     import { inspectInNode } from 'chartwalk/inspect-node';
 *
 *     const { inspect } = inspectInNode();
 *     createActor(machine, { inspect }).start();
 *
 * Passwords, card data and email addresses are masked before anything leaves the program.
 */
import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import type { InspectionEvent } from 'xstate';
import { WebSocket } from 'ws';
import { answerWish } from './answer-wish.ts';
import type { InspectionMessage } from './protocol.ts';
import { toText } from './to-text.ts';
import { watchActors } from './watch-actors.ts';

type NodeInspectionOptions = {
  /** The URL of the relay on the development server. */
  url?: string;
  /** The program's name on the page; by default its script's name. */
  name?: string;
  /** Whether the page may send events. It never may if NODE_ENV is `production`. */
  takesEvents?: boolean;
};

type NodeInspection = {
  /** The `inspect` option of `createActor`. */
  inspect: (inspected: InspectionEvent) => void;
  /** Removes the program from the page. */
  end: () => void;
};

/** The time until the next attempt to connect, in milliseconds. */
const RETRY = 2000;

/**
 * Connects to the development server. The program reconnects, because the server may start later or restart.
 * Each new connection also sends the earlier reports. The connection does not keep the program running.
 */
export function inspectInNode({
  url = 'ws://localhost:5173/inspection',
  name = basename(process.argv[1] ?? 'node'),
  takesEvents = true,
}: NodeInspectionOptions = {}): NodeInspection {
  const tab = randomUUID();
  const mayTakeEvents = takesEvents && process.env['NODE_ENV'] !== 'production';
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasEnded = false;

  const say = (message: InspectionMessage) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(toText(message));
  };
  const { inspect, introduceAll, find } = watchActors({
    tab,
    tabLabel: () => name,
    takesEvents: mayTakeEvents,
    say,
  });
  const hear = (message: InspectionMessage) => {
    if (message.type === 'hello') introduceAll();
    const answer = message.type === 'wish' && mayTakeEvents && answerWish(message, tab, find);
    if (answer) say(answer);
  };
  const join = () => {
    const joined = new WebSocket(`${url}?tab=${tab}`);
    socket = joined;
    joined.on('upgrade', (response) => response.socket.unref());
    joined.on('open', introduceAll);
    joined.on('message', (data: unknown) => hear(JSON.parse(String(data)) as InspectionMessage));
    // A `close` event follows each error, and starts the next attempt.
    joined.on('error', () => {});
    joined.on('close', () => {
      if (!hasEnded) timer = setTimeout(join, RETRY).unref();
    });
  };
  join();
  return {
    inspect,
    end: () => {
      hasEnded = true;
      clearTimeout(timer);
      socket?.close();
    },
  };
}

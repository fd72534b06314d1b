/**
 * Connects programs in Node with the statecharts page. The development server forwards the messages between
 * them. Builds do not contain this relay.
 */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Plugin } from 'vite';
import { WebSocket, WebSocketServer } from 'ws';
import { RELAY_PATH } from '../src/live/join-relay.ts';
import type { InspectionMessage } from '../src/live/protocol.ts';
import { isStatelyMessage, statelyTranslator } from '../src/live/stately-messages.ts';
import { isWelcome } from './welcome.ts';

/** The maximum size of a message in bytes. */
const LARGEST = 32 * 1024 * 1024;
/** The maximum number of stored messages of a program that uses Stately's inspector. */
const MAX_KEPT = 1000;

/**
 * Returns a request's URL. The host is prepended as text, because a website can request the path `//`, for
 * which `new URL('//', base)` would throw an error.
 */
const addressIn = ({ url = '' }: IncomingMessage) => new URL(`ws://relay${url}`);

/** Returns the message, or undefined if it can't be read. */
function read(text: string): InspectionMessage | undefined {
  try {
    const message: unknown = JSON.parse(text);
    const isMessage = typeof message === 'object' && message !== null && 'type' in message;
    return isMessage ? (message as InspectionMessage) : undefined;
  } catch {
    return undefined;
  }
}

/** Connects the programs and pages that request `/inspection` on this server. */
export function relayInspection(server: Pick<Server, 'on'>): void {
  const relay = new WebSocketServer({ noServer: true, maxPayload: LARGEST });
  /**
   * The stored messages of each connection. Only messages of Stately's inspector are stored, because it can't
   * repeat them for a page that connects later.
   */
  const kept = new Set<readonly string[]>();

  const handOn = (from: WebSocket, text: string) => {
    for (const other of relay.clients) {
      if (other !== from && other.readyState === WebSocket.OPEN) other.send(text);
    }
  };

  relay.on('connection', (client: WebSocket, request: IncomingMessage) => {
    const tab = addressIn(request).searchParams.get('tab') ?? randomUUID();
    const translate = statelyTranslator(tab);
    const said: string[] = [];
    kept.add(said);
    client.on('message', (data: unknown) => {
      const text = String(data);
      const message = read(text);
      if (!message) return;
      if (isStatelyMessage(message)) {
        const translated = translate(message);
        if (!translated) return;
        const ours = JSON.stringify(translated);
        said.push(ours);
        if (said.length > MAX_KEPT) said.shift();
        handOn(client, ours);
        return;
      }
      handOn(client, text);
      if (message.type === 'hello') for (const each of [...kept].flat()) client.send(each);
    });
    client.on('error', (error) => console.error(error));
    // The relay announces that the program has left, because a killed program can't announce it.
    client.on('close', () => {
      kept.delete(said);
      handOn(client, JSON.stringify({ type: 'left', tab } satisfies InspectionMessage));
    });
  });

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (addressIn(request).pathname !== RELAY_PATH) return;
    if (!isWelcome(request)) {
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      return;
    }
    relay.handleUpgrade(request, socket, head, (client) =>
      relay.emit('connection', client, request),
    );
  });
}

export const inspectionRelay: Plugin = {
  name: 'chartwalk:inspection-relay',
  apply: 'serve',
  configureServer: ({ httpServer }) => {
    if (httpServer) relayInspection(httpServer as Server);
  },
};

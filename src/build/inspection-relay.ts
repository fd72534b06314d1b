/**
 * Lets programs in Node onto the statecharts page: the development server hands on what the programs
 * and the page say to each other. No part of a build.
 */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Plugin } from 'vite';
import { WebSocket, WebSocketServer } from 'ws';
import { RELAY_PATH } from '../statecharts/live/join-relay.ts';
import type { InspectionMessage } from '../statecharts/live/protocol.ts';
import { isStatelyMessage, statelyTranslator } from '../statecharts/live/stately-messages.ts';
import { toText } from '../statecharts/live/to-text.ts';

/** Bytes of one message, and messages of a program that can't tell them again. */
const LARGEST = 32 * 1024 * 1024;
const MOST_KEPT = 1000;

/** Any website that a developer has open could knock here; only this server's own pages may come in. */
function isWelcome({ headers }: IncomingMessage): boolean {
  // Browsers always say where they come from, programs do not.
  return headers.origin === undefined || new URL(headers.origin).host === headers.host;
}

/** What was said; undefined where it can't be read. */
function read(data: unknown): InspectionMessage | undefined {
  try {
    const message: unknown = JSON.parse(String(data));
    const isMessage = typeof message === 'object' && message !== null && 'type' in message;
    return isMessage ? (message as InspectionMessage) : undefined;
  } catch {
    return undefined;
  }
}

/** Joins programs and pages that come to `/inspection` on this server. */
export function relayInspection(server: Pick<Server, 'on'>): void {
  const relay = new WebSocketServer({ noServer: true, maxPayload: LARGEST });
  const replays = new Set<(asker: WebSocket) => void>();

  const handOn = (from: WebSocket, message: InspectionMessage) => {
    const text = toText(message);
    for (const other of relay.clients) {
      if (other !== from && other.readyState === WebSocket.OPEN) other.send(text);
    }
    if (message.type === 'hello') for (const replay of replays) replay(from);
  };

  relay.on('connection', (client: WebSocket, request: IncomingMessage) => {
    const tab = new URL(request.url ?? '', 'ws://relay').searchParams.get('tab') ?? randomUUID();
    const translate = statelyTranslator(tab);
    const kept: string[] = [];
    const replay = (asker: WebSocket) => {
      for (const text of kept) asker.send(text);
    };
    replays.add(replay);
    client.on('message', (data) => {
      const message = read(data);
      if (!message) return;
      if (!isStatelyMessage(message)) {
        handOn(client, message);
        return;
      }
      const translated = translate(message);
      if (!translated) return;
      kept.push(toText(translated));
      if (kept.length > MOST_KEPT) kept.shift();
      handOn(client, translated);
    });
    client.on('error', (error) => console.error(error));
    // A program that is killed has no time to say so.
    client.on('close', () => {
      replays.delete(replay);
      handOn(client, { type: 'left', tab });
    });
  });

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (new URL(request.url ?? '', 'ws://relay').pathname !== RELAY_PATH) return;
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
  name: 'fooddash:inspection-relay',
  apply: 'serve',
  configureServer: ({ httpServer }) => {
    if (httpServer) relayInspection(httpServer as Server);
  },
};

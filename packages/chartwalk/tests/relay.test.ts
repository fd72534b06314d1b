/** Connects programs in Node with the statecharts page over real WebSockets. */
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createWebSocketInspector } from '@statelyai/inspect';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createActor, fromPromise } from 'xstate';
import { afterMessages, nothingKnown } from '../src/live/after-messages.ts';
import type { LiveActor, LiveKnowledge } from '../src/live/after-messages.ts';
import { inspectInNode } from '../src/live/node.ts';
import type { InspectionMessage } from '../src/live/protocol.ts';
import { relayInspection } from '../vite/inspection-relay.ts';
import { eventually } from './eventually.ts';
import { faqMachine, loginMachine, menuMachine } from './teahouse/machines.ts';
import type { LoginForm, LoginOutcome } from './teahouse/machines.ts';
import { loginForm } from './teahouse/models.ts';

let server: Server;
let url: string;
const ends: (() => void)[] = [];

/** Opens a connection that receives messages as the statecharts page does. */
function openPage(origin?: string, host = new URL(url).host) {
  const heard: string[] = [];
  let known: LiveKnowledge = nothingKnown;
  const socket = new WebSocket(url, { headers: { host }, ...(origin && { origin }) });
  const say = (message: InspectionMessage) => socket.send(JSON.stringify(message));
  socket.on('open', () => say({ type: 'hello' }));
  socket.on('message', (data: unknown) => {
    heard.push(String(data));
    known = afterMessages(known, [JSON.parse(String(data)) as InspectionMessage]);
  });
  // If a socket is terminated before it opens, it emits an error. Without a listener, the error would fail
  // the test.
  socket.on('error', () => {});
  ends.push(() => socket.terminate());
  const actorOf = (machine: string): LiveActor | undefined =>
    Object.values(known.actors).find((actor) => actor.machine === machine);
  return { socket, say, heard, actorOf, known: () => known };
}

const isOpen = (socket: WebSocket) =>
  eventually(() => expect(socket.readyState).toBe(WebSocket.OPEN));

function inspectHere() {
  const inspection = inspectInNode({ url, name: 'kitchen.ts' });
  ends.push(inspection.end);
  return inspection;
}

beforeEach(async () => {
  server = createServer();
  relayInspection(server);
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/inspection`;
});

afterEach(() => {
  for (const end of ends.splice(0)) end();
  server.closeAllConnections();
  server.close();
});

test('a program’s actors appear on the page with their transitions, and disappear with the program', async () => {
  const page = openPage();
  const { inspect, end } = inspectHere();
  const menu = createActor(menuMachine, { inspect }).start();
  await eventually(() => expect(page.actorOf('menu')).toMatchObject({ tabLabel: 'kitchen.ts' }));
  menu.send({ type: 'menu.opened' });
  await eventually(() =>
    expect(page.actorOf('menu')).toMatchObject({
      value: 'open',
      steps: [{ taken: ['closed — menu.opened → open'] }],
    }),
  );
  end();
  await eventually(() => expect(page.actorOf('menu')).toBeUndefined());
});

test('a page that is opened late or reloaded receives the earlier history', async () => {
  const { inspect } = inspectHere();
  const menu = createActor(menuMachine, { inspect }).start();
  menu.send({ type: 'menu.opened' });
  menu.send({ type: 'menu.closed' });
  for (const page of [openPage(), openPage()]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await eventually(() =>
      expect(page.actorOf('menu')?.past.map(({ value }) => value)).toEqual([
        'closed',
        'open',
        'closed',
      ]),
    );
  }
});

test('the page sends an event to a program in development, but not to a program in production', async () => {
  const page = openPage();
  const { inspect } = inspectHere();
  const menu = createActor(menuMachine, { inspect }).start();
  await eventually(() => expect(page.actorOf('menu')).toMatchObject({ takesEvents: true }));
  const wish = (machine: string, type: string): InspectionMessage => ({
    type: 'wish',
    number: type,
    actor: page.actorOf(machine)?.id ?? '',
    event: { type },
  });
  page.say(wish('menu', 'menu.opened'));
  await eventually(() => expect(page.known().answers).toEqual({ 'menu.opened': null }));
  expect(menu.getSnapshot().value).toBe('open');

  vi.stubEnv('NODE_ENV', 'production');
  const inProduction = inspectHere();
  vi.unstubAllEnvs();
  const faq = createActor(faqMachine, { inspect: inProduction.inspect }).start();
  await eventually(() => expect(page.actorOf('faq')).toMatchObject({ takesEvents: false }));
  const before = faq.getSnapshot();
  page.say(wish('faq', 'faq.toggled'));
  page.say(wish('menu', 'menu.closed'));
  await eventually(() => expect(page.known().answers).toEqual({ 'menu.closed': null }));
  expect(faq.getSnapshot()).toBe(before);
});

test('secrets never leave the program', async () => {
  const page = openPage();
  const { inspect } = inspectHere();
  const actors = { logIn: fromPromise<LoginOutcome, LoginForm>(() => new Promise(() => {})) };
  const login = createActor(loginMachine.provide({ actors }), { inspect }).start();
  login.send({ type: 'login.opened', mode: 'login' });
  login.send({ type: 'login.submitted', form: loginForm });
  await eventually(() => expect(page.heard.join('\n')).toContain('login.submitted'));
  expect(page.heard.join('\n')).not.toContain(loginForm.password);
  expect(page.heard.join('\n')).not.toContain(loginForm.email);
});

test('a program that uses Stately’s inspector appears on the page without chartwalk’s inspection code', async () => {
  const inspector = createWebSocketInspector({ url });
  ends.push(() => inspector.stop());
  const menu = createActor(menuMachine, { inspect: inspector.inspect }).start();
  menu.send({ type: 'menu.opened', password: 'tandoor-8' } as never);
  const page = openPage();
  await eventually(() => expect(page.actorOf('menu')).toMatchObject({ value: 'open' }));
  expect(page.actorOf('menu')?.past.map(({ value }) => value)).toEqual(['closed', 'open']);
  expect(page.actorOf('menu')?.event).toEqual({ type: 'menu.opened', password: '•••' });
  expect(page.known().deliveries.map(({ event }) => event.type)).toEqual([
    'xstate.init',
    'menu.opened',
  ]);
  expect(page.heard.join('\n')).not.toContain('tandoor');
  inspector.stop();
  await eventually(() => expect(page.actorOf('menu')).toBeUndefined());
});

test('the relay accepts connections from the server’s own page and refuses other websites', async () => {
  const own = openPage(`http://${new URL(url).host}`);
  await isOpen(own.socket);
  const refusals = [
    openPage('https://attacker.example'),
    // A website's domain name can also point to this computer.
    openPage('https://attacker.example', 'attacker.example'),
    // A sandboxed frame has the origin `null`.
    openPage('null'),
  ].map(
    ({ socket }) =>
      new Promise((resolve) => {
        socket.on('error', resolve);
      }),
  );
  for (const refusal of await Promise.all(refusals)) expect(String(refusal)).toContain('403');
});

test('an invalid URL does not crash the server', async () => {
  const heard = new Promise((resolve) => {
    server.once('upgrade', resolve);
  });
  const stray = new WebSocket(`${new URL(url).origin}//`);
  // If a socket is terminated before it opens, it emits an error. Without a listener, the error would fail
  // the test.
  stray.on('error', () => {});
  ends.push(() => stray.terminate());
  await heard;
  const { socket } = openPage();
  await eventually(() => expect(socket.readyState).toBe(WebSocket.OPEN));
});

test('messages that can’t be read are ignored', async () => {
  const page = openPage();
  const other = openPage();
  await Promise.all([isOpen(page.socket), isOpen(other.socket)]);
  for (const text of ['garbage', 'null', '5', '{}', '{"type":"@xstate.snapshot"}']) {
    other.socket.send(text);
  }
  other.say({ type: 'left', tab: 'end' });
  await eventually(() => expect(page.heard.join('')).toContain('"end"'));
  expect(page.known().actors).toEqual({});
});

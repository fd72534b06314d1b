import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import {
  appPort,
  isTaken,
  portsTakenSentence,
  requireFreePorts,
  signInPort,
} from '../../src/commands/ports.mjs';

async function listenOn(host: string) {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

test('one taken port is named with what needs it', () => {
  expect(portsTakenSentence([signInPort])).toBe(
    'Port 9099, which the sign-in emulator needs, is already in use: stop the program that uses it, then try again.',
  );
});

test('two taken ports are named in one sentence', () => {
  expect(portsTakenSentence([appPort, signInPort])).toBe(
    'Port 5173, which the app needs, and port 9099, which the sign-in emulator needs, are already in use: stop the programs that use them, then try again.',
  );
});

test.each(['127.0.0.1', '::1', '0.0.0.0'])('a listener on %s takes the port', async (host) => {
  expect(await isTaken(await listenOn(host))).toBe(true);
});

test('a port that nobody listens on is free', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');

  expect(await isTaken(port)).toBe(false);
});

test('only the ports that are taken are complained about', async () => {
  const taken = { number: await listenOn('127.0.0.1'), neededBy: 'the test' };
  const free = { number: 1, neededBy: 'nobody' };

  await expect(requireFreePorts(free, taken)).rejects.toThrow(portsTakenSentence([taken]));
});

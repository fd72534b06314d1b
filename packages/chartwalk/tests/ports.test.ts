import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { requireFreePorts } from '../commands/ports.mjs';

async function listenOn(host: string, neededBy: string) {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { number: (server.address() as AddressInfo).port, neededBy };
}

const free = { number: 1, neededBy: 'nobody' };

test.each(['127.0.0.1', '::1', '0.0.0.0'])(
  'a port with a listener on %s is reported as taken',
  async (host) => {
    const taken = await listenOn(host, 'the test');
    await expect(requireFreePorts(free, taken)).rejects.toThrow(
      `Port ${taken.number}, which the test needs, is already in use: stop the program that uses it, then try again.`,
    );
  },
);

test('the error names every taken port, and no free port', async () => {
  const [one, other] = [await listenOn('127.0.0.1', 'one'), await listenOn('::1', 'other')];
  await expect(requireFreePorts(one, free, other)).rejects.toThrow(
    new RegExp(
      `^Port ${one.number}, which one needs,.*\\nPort ${other.number}, which other needs,`,
    ),
  );
});

test('a port without a listener is not reported as taken', async () => {
  await expect(requireFreePorts(free)).resolves.toBeUndefined();
});

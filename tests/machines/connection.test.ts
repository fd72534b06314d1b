import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { connectionMachine } from '../../machines/connection.ts';
import type { ConnectionEvent } from '../../machines/connection.ts';
import { controlledListener, placeholderFailures } from './helpers.ts';

function start() {
  const listener = controlledListener<ConnectionEvent>();
  const machine = connectionMachine.provide({ actors: { connectionListener: listener.logic } });
  return { actor: createActor(machine).start(), listener };
}

test('the machine is named after its file', () => {
  expect(connectionMachine.id).toBe('connection');
});

test('every placeholder fails until it is provided', async () => {
  expect(await placeholderFailures(connectionMachine)).toEqual({
    connectionListener: 'connectionListener must be provided',
  });
});

test('a page takes itself to be connected until it hears otherwise', () => {
  expect(start().actor.getSnapshot().value).toBe('online');
});

test('the connection is lost and restored as the browser tells', () => {
  const { actor, listener } = start();
  listener.report({ type: 'connection.lost' });
  expect(actor.getSnapshot().value).toBe('offline');
  listener.report({ type: 'connection.lost' });
  expect(actor.getSnapshot().value).toBe('offline');
  listener.report({ type: 'connection.restored' });
  expect(actor.getSnapshot().value).toBe('online');
  listener.report({ type: 'connection.restored' });
  expect(actor.getSnapshot().value).toBe('online');
});

test('nobody listens any more once it is stopped', () => {
  const { actor, listener } = start();
  expect(listener.liveCount).toBe(1);
  actor.stop();
  expect(listener.liveCount).toBe(0);
});

import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { geolocationMachine } from '../../machines/geolocation.ts';
import type { GeolocationFailure, GeolocationOutcome } from '../../machines/geolocation.ts';
import type { Coordinates } from '../../src/domain/entities.ts';
import { controlledPromise, rewritten } from './helpers.ts';

const lodhiRoad: Coordinates = [28.5918, 77.2273];
const khanMarket: Coordinates = [28.6002, 77.227];
const reasons: GeolocationFailure[] = ['unsupported', 'denied', 'unavailable', 'timeout'];

function start() {
  const locate = controlledPromise<GeolocationOutcome>();
  const announcePosition = vi.fn<(position: Coordinates | null) => void>();
  const machine = geolocationMachine.provide({
    actors: { locate: locate.logic },
    actions: {
      announcePosition: (_, position) => announcePosition(position),
    },
  });
  const actor = createActor(machine).start();
  return {
    actor,
    locate,
    announcePosition,
    machine,
    request: () => actor.send({ type: 'geolocation.requested' }),
    value: () => actor.getSnapshot().value,
    position: () => actor.getSnapshot().context.position,
  };
}

async function startFound() {
  const started = start();
  started.request();
  await started.locate.resolve({ kind: 'found', position: lodhiRoad });
  return started;
}

async function startFailed(reason: GeolocationFailure) {
  const started = start();
  started.request();
  await started.locate.resolve({ kind: 'failed', reason });
  return started;
}

test('the machine is named after its file', () => {
  expect(geolocationMachine.id).toBe('geolocation');
});

test('nobody is asked for their position before they want it', () => {
  const { locate, position, value } = start();
  expect(value()).toBe('idle');
  expect(position()).toBeNull();
  expect(locate.inputs).toHaveLength(0);
});

describe('locating', () => {
  test('a request asks the browser', () => {
    const { announcePosition, locate, position, request, value } = start();
    request();
    expect(value()).toBe('locating');
    expect(position()).toBeNull();
    expect(locate.inputs).toHaveLength(1);
    expect(announcePosition).not.toHaveBeenCalled();
  });

  test('a second request while the browser is asking changes nothing', async () => {
    const { announcePosition, locate, request, value } = start();
    request();
    request();
    expect(value()).toBe('locating');
    expect(locate.inputs).toHaveLength(1);
    await locate.resolve({ kind: 'found', position: lodhiRoad });
    expect(value()).toBe('found');
    expect(announcePosition).toHaveBeenCalledTimes(1);
  });

  test('a position is remembered first and announced then', async () => {
    const { announcePosition, locate, position, request, value } = start();
    request();
    await locate.resolve({ kind: 'found', position: lodhiRoad });
    expect(value()).toBe('found');
    expect(position()).toEqual(lodhiRoad);
    expect(announcePosition.mock.calls).toEqual([[lodhiRoad]]);
  });

  test.each(reasons)('a failure that is %s has a state of its own', async (reason) => {
    const { announcePosition, position, value } = await startFailed(reason);
    expect(value()).toEqual({ failed: reason });
    expect(position()).toBeNull();
    expect(announcePosition).not.toHaveBeenCalled();
  });

  test('a failure that nobody knows is expected too', async () => {
    const { value } = await startFailed('unknown');
    expect(value()).toEqual({ failed: 'unknown' });
  });

  test('a surprise counts as unknown', async () => {
    const { announcePosition, locate, request, value } = start();
    const surprise = new Error('no such thing');
    request();
    await locate.reject(surprise);
    expect(value()).toEqual({ failed: 'unknown' });
    expect(announcePosition).not.toHaveBeenCalled();
  });
});

describe('asking again', () => {
  test('after a position, a new one takes its place and is announced', async () => {
    const { announcePosition, locate, position, request, value } = await startFound();
    request();
    expect(value()).toBe('locating');
    expect(position()).toEqual(lodhiRoad);
    await locate.resolve({ kind: 'found', position: khanMarket });
    expect(value()).toBe('found');
    expect(position()).toEqual(khanMarket);
    expect(announcePosition.mock.calls).toEqual([[lodhiRoad], [khanMarket]]);
  });

  test('a position found earlier stays known when the next request fails', async () => {
    const { announcePosition, locate, position, request, value } = await startFound();
    request();
    await locate.resolve({ kind: 'failed', reason: 'timeout' });
    expect(value()).toEqual({ failed: 'timeout' });
    expect(position()).toEqual(lodhiRoad);
    expect(announcePosition).toHaveBeenCalledTimes(1);
  });

  test('a position found earlier stays known after a surprise', async () => {
    const { locate, position, request } = await startFound();
    request();
    await locate.reject(new Error('no such thing'));
    expect(position()).toEqual(lodhiRoad);
  });

  test.each([...reasons, 'unknown'] as const)('is possible after %s @4.26', async (reason) => {
    const { locate, position, request, value } = await startFailed(reason);
    request();
    expect(value()).toBe('locating');
    expect(locate.inputs).toHaveLength(2);
    await locate.resolve({ kind: 'found', position: khanMarket });
    expect(value()).toBe('found');
    expect(position()).toEqual(khanMarket);
  });
});

test('a position that arrives after the page was left is not announced', async () => {
  const { actor, announcePosition, locate, request } = start();
  request();
  actor.stop();
  expect(locate.call().signal.aborted).toBe(true);
  await locate.resolve({ kind: 'found', position: lodhiRoad });
  expect(announcePosition).not.toHaveBeenCalled();
  expect(actor.getSnapshot().context.position).toBeNull();
});

test('a machine that is started, stopped and started anew announces only for the new one', async () => {
  const { actor, announcePosition, locate, machine, request } = start();
  request();
  actor.stop();
  const second = createActor(machine).start();
  expect(second.getSnapshot().value).toBe('idle');
  second.send({ type: 'geolocation.requested' });
  await locate.resolve({ kind: 'found', position: lodhiRoad }, 0);
  expect(second.getSnapshot().value).toBe('locating');
  await locate.resolve({ kind: 'found', position: khanMarket }, 1);
  expect(second.getSnapshot().context.position).toEqual(khanMarket);
  expect(announcePosition.mock.calls).toEqual([[khanMarket]]);
});

test('the context can be written down', async () => {
  const { actor } = await startFound();
  expect(rewritten(actor.getSnapshot().context)).toEqual({ position: lodhiRoad });
});

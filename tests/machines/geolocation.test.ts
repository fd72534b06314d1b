import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { geolocationMachine } from '../../machines/geolocation.ts';
import type { GeolocationFailure, GeolocationOutcome } from '../../machines/geolocation.ts';
import type { Coordinates } from '../../src/domain/entities.ts';
import { controlledPromise } from './helpers.ts';

const lodhiRoad: Coordinates = [28.5918, 77.2273];
const khanMarket: Coordinates = [28.6002, 77.227];
const reasons: GeolocationFailure[] = [
  'unsupported',
  'denied',
  'unavailable',
  'timeout',
  'unknown',
];

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
    failure: () => actor.getSnapshot().context.failure,
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

test('the position is not requested before the customer asks for it', () => {
  const { locate, position, value } = start();
  expect(value()).toBe('idle');
  expect(position()).toBeNull();
  expect(locate.inputs).toHaveLength(0);
});

describe('the first request', () => {
  test('locating the customer starts with a request to the browser', () => {
    const { announcePosition, locate, position, request, value } = start();
    request();
    expect(value()).toBe('locating');
    expect(position()).toBeNull();
    expect(locate.inputs).toHaveLength(1);
    expect(announcePosition).not.toHaveBeenCalled();
  });

  test('locating the customer ignores a second request until the browser has answered', async () => {
    const { announcePosition, locate, request, value } = start();
    request();
    request();
    expect(value()).toBe('locating');
    expect(locate.inputs).toHaveLength(1);
    await locate.resolve({ kind: 'found', position: lodhiRoad });
    expect(value()).toBe('found');
    expect(announcePosition).toHaveBeenCalledTimes(1);
  });

  test('locating the customer stores the position and then announces it', async () => {
    const { announcePosition, locate, position, request, value } = start();
    request();
    await locate.resolve({ kind: 'found', position: lodhiRoad });
    expect(value()).toBe('found');
    expect(position()).toEqual(lodhiRoad);
    expect(announcePosition.mock.calls).toEqual([[lodhiRoad]]);
  });

  test.each(reasons)(
    'locating the customer can fail for the reason %s, which is remembered',
    async (reason) => {
      const { announcePosition, failure, position, value } = await startFailed(reason);
      expect(value()).toBe('failed');
      expect(failure()).toBe(reason);
      expect(position()).toBeNull();
      expect(announcePosition).not.toHaveBeenCalled();
    },
  );

  test('locating the customer treats an unexpected error as an unknown reason', async () => {
    const { announcePosition, failure, locate, request, value } = start();
    const surprise = new Error('no such thing');
    request();
    await locate.reject(surprise);
    expect(value()).toBe('failed');
    expect(failure()).toBe('unknown');
    expect(announcePosition).not.toHaveBeenCalled();
  });
});

describe('later requests', () => {
  test('locating the customer again replaces the position and announces the new position', async () => {
    const { announcePosition, locate, position, request, value } = await startFound();
    request();
    expect(value()).toBe('locating');
    expect(position()).toEqual(lodhiRoad);
    await locate.resolve({ kind: 'found', position: khanMarket });
    expect(value()).toBe('found');
    expect(position()).toEqual(khanMarket);
    expect(announcePosition.mock.calls).toEqual([[lodhiRoad], [khanMarket]]);
  });

  test('locating the customer again leaves the earlier position unchanged if the request fails', async () => {
    const { announcePosition, locate, position, request, value } = await startFound();
    request();
    await locate.resolve({ kind: 'failed', reason: 'timeout' });
    expect(value()).toBe('failed');
    expect(position()).toEqual(lodhiRoad);
    expect(announcePosition).toHaveBeenCalledTimes(1);
  });

  test('locating the customer again leaves the earlier position unchanged after an unexpected error', async () => {
    const { locate, position, request } = await startFound();
    request();
    await locate.reject(new Error('no such thing'));
    expect(position()).toEqual(lodhiRoad);
  });
});

import { afterEach, describe, expect, test, vi } from 'vitest';
import { locate } from '../../src/services/geolocation.ts';

type GetCurrentPosition = Geolocation['getCurrentPosition'];

/** Stubs a browser whose answers to geolocation requests the test chooses. */
function provideGeolocation() {
  const getCurrentPosition = vi.fn<GetCurrentPosition>();
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  const call = () => {
    const [onSuccess, onError, options] = getCurrentPosition.mock.calls.at(-1) ?? [];
    if (!onSuccess || !onError) throw new Error('The browser was not asked.');
    return { onSuccess, onError, options };
  };
  return {
    getCurrentPosition,
    call,
    find: (latitude: number, longitude: number) => {
      const coords = { latitude, longitude, accuracy: 12 } as GeolocationCoordinates;
      call().onSuccess({ coords, timestamp: 0 } as GeolocationPosition);
    },
    fail: (code: number) => {
      call().onError({ code, message: 'any' } as GeolocationPositionError);
    },
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a browser without geolocation is reported as unsupported', async () => {
  vi.stubGlobal('navigator', {});
  expect(await locate()).toEqual({ kind: 'failed', reason: 'unsupported' });
});

test('locate requests a position once, with high accuracy, a timeout of 10 s and a maximum age of 60 s @7.14 @9.23', () => {
  const { call, getCurrentPosition } = provideGeolocation();
  void locate();
  expect(getCurrentPosition).toHaveBeenCalledTimes(1);
  expect(call().options).toEqual({
    enableHighAccuracy: true,
    timeout: 10_000,
    maximumAge: 60_000,
  });
});

test.each([
  [Number.NaN, 77.1],
  [28.7, Number.NaN],
  [Number.POSITIVE_INFINITY, 77.1],
  [90.1, 77.1],
  [28.7, -180.1],
])(
  'a position outside the globe (%d, %d) is reported as unavailable',
  async (latitude, longitude) => {
    const { find } = provideGeolocation();
    const outcome = locate();
    find(latitude, longitude);
    expect(await outcome).toEqual({ kind: 'failed', reason: 'unavailable' });
  },
);

test.each([
  [90, 180],
  [-90, -180],
  [0, 0],
] as const)(
  'a position at the edge of the map (%d, %d) is accepted',
  async (latitude, longitude) => {
    const { find } = provideGeolocation();
    const outcome = locate();
    find(latitude, longitude);
    expect(await outcome).toEqual({ kind: 'found', position: [latitude, longitude] });
  },
);

test('a position is returned as latitude and longitude', async () => {
  const { find } = provideGeolocation();
  const outcome = locate();
  find(28.6139, 77.209);
  expect(await outcome).toEqual({ kind: 'found', position: [28.6139, 77.209] });
});

test('a position on the equator and the prime meridian is accepted', async () => {
  const { find } = provideGeolocation();
  const outcome = locate();
  find(0, 0);
  expect(await outcome).toEqual({ kind: 'found', position: [0, 0] });
});

describe('errors', () => {
  test.each([
    [1, 'denied'],
    [2, 'unavailable'],
    [3, 'timeout'],
    [0, 'unknown'],
    [4, 'unknown'],
    [-1, 'unknown'],
  ])('a geolocation error with code %d is reported as %s', async (code, reason) => {
    const { fail } = provideGeolocation();
    const outcome = locate();
    fail(code);
    expect(await outcome).toEqual({ kind: 'failed', reason });
  });
});

test('each request gets its own answer', async () => {
  const { fail, find, getCurrentPosition } = provideGeolocation();
  const first = locate();
  fail(3);
  const second = locate();
  find(28.6, 77.2);
  expect(await first).toEqual({ kind: 'failed', reason: 'timeout' });
  expect(await second).toEqual({ kind: 'found', position: [28.6, 77.2] });
  expect(getCurrentPosition).toHaveBeenCalledTimes(2);
});

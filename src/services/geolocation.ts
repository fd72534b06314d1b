import type { GeolocationFailure, GeolocationOutcome } from '../../machines/geolocation.ts';

const options: PositionOptions = {
  enableHighAccuracy: true,
  timeout: 10_000,
  maximumAge: 60_000,
};

/** The codes of GeolocationPositionError. */
const failures: Readonly<Record<number, GeolocationFailure>> = {
  1: 'denied',
  2: 'unavailable',
  3: 'timeout',
};

/** Returns whether the coordinates are possible. Some devices have reported impossible coordinates. */
function isOnEarth({ latitude, longitude }: GeolocationCoordinates): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

/** Asks the browser for the customer's position. Never rejects. */
export function locate(): Promise<GeolocationOutcome> {
  if (!('geolocation' in navigator)) {
    return Promise.resolve({ kind: 'failed', reason: 'unsupported' });
  }
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve(
          isOnEarth(coords)
            ? { kind: 'found', position: [coords.latitude, coords.longitude] }
            : { kind: 'failed', reason: 'unavailable' },
        ),
      ({ code }) => resolve({ kind: 'failed', reason: failures[code] ?? 'unknown' }),
      options,
    );
  });
}

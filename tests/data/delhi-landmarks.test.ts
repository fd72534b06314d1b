import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { decodeLandmarks } from '../../src/data/delhi-landmarks.ts';
import type { MapLine } from '../../src/data/map-lines.ts';
import { placesOf } from './places-of.ts';

const { parks, metroLines } = decodeLandmarks();

/** Returns the distance from a place to the nearest point of these lines, in degrees. */
const nearest = (lines: readonly MapLine[], [longitude, latitude]: [number, number]) =>
  Math.min(...lines.flatMap(placesOf).map(([x, y]) => Math.hypot(x - longitude, y - latitude)));

it('there are hundreds of parks and ten metro lines, all in and around Delhi', () => {
  expect(parks.length).toBeGreaterThan(250);
  expect(metroLines).toHaveLength(10);
  const astray = [...parks, ...metroLines]
    .flatMap(placesOf)
    .filter(([x, y]) => !(x > 76.83 && x < 77.39 && y > 28.38 && y < 28.9));
  expect(astray).toEqual([]);
});

it('every park has an outline, and every metro line has a course', () => {
  expect(parks.filter((line) => line.length < 8 || line.length % 2 === 1)).toEqual([]);
  expect(metroLines.filter((line) => line.length < 10 || line.length % 2 === 1)).toEqual([]);
});

it('the metro and the Lodhi Gardens are where OpenStreetMap has them', () => {
  // The places are the station Rajiv Chowk, and the corner of the Lodhi Gardens at Lodhi Road.
  expect(nearest(metroLines, [77.2196, 28.6328])).toBeLessThan(0.002);
  expect(nearest(parks, [77.2203, 28.5906])).toBeLessThan(0.004);
});

it('the download of the parks and metro lines is smaller than 20 kB', () => {
  const file = readFileSync(new URL('../../src/data/delhi-landmarks.json', import.meta.url));
  expect(gzipSync(file).length).toBeLessThan(20_000);
});

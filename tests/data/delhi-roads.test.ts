import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { decodeRoads } from '../../src/data/delhi-roads.ts';
import { placesOf } from './places-of.ts';

const roads = decodeRoads();

describe("Delhi's main roads", () => {
  it('there are roads of every class, and every line has at least two points', () => {
    const count = (roadClass: string) =>
      roads.filter((road) => road.roadClass === roadClass).length;
    expect(count('motorway')).toBeGreaterThan(15);
    expect(count('trunk')).toBeGreaterThan(200);
    expect(count('primary')).toBeGreaterThan(250);
    expect(count('motorway') + count('trunk') + count('primary')).toBe(roads.length);
    expect(roads.filter(({ line }) => line.length < 4 || line.length % 2 === 1)).toEqual([]);
  });

  it('the roads are all in Delhi', () => {
    const astray = roads
      .flatMap(({ line }) => placesOf(line))
      .filter(([x, y]) => !(x > 76.88 && x < 77.34 && y > 28.46 && y < 28.87));
    expect(astray).toEqual([]);
  });

  it('the roads have familiar names, and none is called “unnamed”', () => {
    const names = new Set(roads.map(({ name }) => name));
    expect([...names]).toEqual(
      expect.arrayContaining(['Aurobindo Marg', 'Outer Ring Road', 'Mathura Road', 'Vikas Marg']),
    );
    expect([...names]).not.toContain('unnamed');
    expect(names.size).toBeGreaterThan(140);
  });

  it('the roads have the same course as in OpenStreetMap', () => {
    // The coordinates are those of the southern end of the first OpenStreetMap way of Cariappa Marg.
    const nearest = Math.min(
      ...roads
        .filter(({ name }) => name === 'Cariappa Marg')
        .flatMap(({ line }) => placesOf(line))
        .map(([x, y]) => Math.hypot(x - 77.148779, y - 28.5966624)),
    );
    expect(nearest).toBeLessThan(0.0001);
  });

  it('the download of the roads is smaller than 30 kB', () => {
    const file = readFileSync(new URL('../../src/data/delhi-roads.json', import.meta.url));
    expect(gzipSync(file).length).toBeLessThan(30_000);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Lock = {
  packages: Record<
    string,
    { license?: string; dependencies?: Record<string, string>; link?: boolean }
  >;
};

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const document = read('docs/licences.md');
const { dependencies } = JSON.parse(read('package.json')) as {
  dependencies: Record<string, string>;
};
const { packages } = JSON.parse(read('package-lock.json')) as Lock;
const listed = new Map(
  [...document.matchAll(/^\| `([^`]+)`\s*\| ([^|]+?)\s*\|$/gm)].map(([, name, licence]) => [
    name,
    licence,
  ]),
);

/**
 * Returns the path of a dependency in the lock file. npm installs a dependency in the folder of the dependent
 * package or in a folder further out.
 */
function placeOf(name: string, from: string): string | undefined {
  const path = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (path in packages) return path;
  return from === ''
    ? undefined
    : placeOf(name, from.replace(/(?:^|\/)node_modules\/[^/]+(?:\/[^/]+)?$/, ''));
}

/** Returns the paths of the direct and indirect dependencies. */
function broughtAlong(): Set<string> {
  const places = new Set<string>();
  const open = Object.keys(dependencies).map((name) => placeOf(name, ''));
  for (let place = open.pop(); open.length > 0 || place !== undefined; place = open.pop()) {
    if (place === undefined || places.has(place)) continue;
    places.add(place);
    for (const name of Object.keys(packages[place]?.dependencies ?? {}))
      open.push(placeOf(name, place));
  }
  return places;
}

describe('the list of licences', () => {
  it('includes each direct dependency with its licence', () => {
    const licences = new Map(
      Object.keys(dependencies).map((name) => [name, packages[`node_modules/${name}`]?.license]),
    );
    expect(listed).toEqual(licences);
  });

  it('includes the licence of the map’s roads, parks and metro lines', () => {
    expect(document).toMatch(
      /`src\/data\/delhi-roads\.json`.*`src\/data\/delhi-landmarks\.json`.*ODbL-1\.0/s,
    );
  });

  it('includes every licence of the indirect dependencies', () => {
    const known = new Set([...listed.values(), 'BSD-3-Clause', 'ISC', '0BSD']);
    const places = broughtAlong();
    expect(places.size).toBeGreaterThan(listed.size);
    const unknown = [...places].filter((place) => !known.has(packages[place]?.license));
    expect(unknown).toEqual([]);
  });
});

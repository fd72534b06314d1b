import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Lock = {
  packages: Record<
    string,
    { license?: string; dev?: boolean; devOptional?: boolean; link?: boolean }
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

describe('The list of licences', () => {
  it('names each direct dependency with its licence', () => {
    const licences = new Map(
      Object.keys(dependencies).map((name) => [name, packages[`node_modules/${name}`]?.license]),
    );
    expect(listed).toEqual(licences);
  });

  it('names the licence of the roads on the map', () => {
    expect(document).toMatch(/`src\/data\/delhi-roads\.json`.*ODbL-1\.0/);
  });

  it('names every licence of what they bring along', () => {
    const known = new Set([...listed.values(), 'BSD-3-Clause', 'ISC', '0BSD']);
    const unknown = Object.entries(packages).filter(
      ([path, { license, dev, devOptional, link }]) =>
        path.startsWith('node_modules/') && !link && !dev && !devOptional && !known.has(license),
    );
    expect(unknown).toEqual([]);
  });
});

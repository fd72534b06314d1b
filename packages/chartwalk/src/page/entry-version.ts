import type { CatalogueEntry } from '../catalogue.ts';

const versions = new WeakMap<CatalogueEntry['chart'], number>();
let lastVersion = 0;

/** A key for React: a machine that was saved is another, and what is mounted anew is drawn anew. */
export function versionOf({ chart }: CatalogueEntry): number {
  const known = versions.get(chart);
  if (known !== undefined) return known;
  lastVersion += 1;
  versions.set(chart, lastVersion);
  return lastVersion;
}

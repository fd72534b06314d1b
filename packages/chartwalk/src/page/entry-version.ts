import type { CatalogueEntry } from '../catalogue.ts';

const versions = new WeakMap<CatalogueEntry['chart'], number>();
let lastVersion = 0;

/**
 * Returns a React key for a machine. The key changes when the machine's file is saved, so that React draws
 * the chart again.
 */
export function versionOf({ chart }: CatalogueEntry): number {
  const known = versions.get(chart);
  if (known !== undefined) return known;
  lastVersion += 1;
  versions.set(chart, lastVersion);
  return lastVersion;
}

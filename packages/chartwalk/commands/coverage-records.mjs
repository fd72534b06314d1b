/**
 * Reads the coverage of the last run of the path tests. Each file has the coverage of one machine in one
 * place, which is the mounted screen or the browser.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {import('../src/coverage.ts').CoverageRecords} CoverageRecords */

/** @param {'screen' | 'browser'} place */
function recordsOf(place) {
  const placeFolder = join('.cache/path-coverage', place);
  const files = existsSync(placeFolder) ? readdirSync(placeFolder) : [];
  const records = files
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(placeFolder, file), 'utf8')));
  return Object.fromEntries(records.map((record) => [record.machine, record]));
}

/**
 * @returns {CoverageRecords | undefined} undefined if no run has measured anything
 */
export function readCoverageRecords() {
  const records = { screen: recordsOf('screen'), browser: recordsOf('browser') };
  const isEmpty = Object.keys({ ...records.screen, ...records.browser }).length === 0;
  return isEmpty ? undefined : records;
}

/** Where `npm run statecharts:diff` leaves what it found, for people and for the statecharts page. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const changesFolder = fileURLToPath(new URL('../../statecharts-diff', import.meta.url));
export const recordFile = join(changesFolder, 'changes.json');

/** @returns {string | undefined} undefined where nothing was compared yet */
export function readChangesRecord() {
  return existsSync(recordFile) ? readFileSync(recordFile, 'utf8') : undefined;
}

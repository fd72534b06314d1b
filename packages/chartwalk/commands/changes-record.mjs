/**
 * Provides the paths and the content of the files in which `chartwalk diff` stores its result. The files are
 * in a subfolder of the folder in which the command is called.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const changesFolder = resolve('statecharts-diff');
export const recordFile = join(changesFolder, 'changes.json');

/**
 * Returns the record of the last comparison as text.
 *
 * @returns {string | undefined} undefined if nothing has been compared yet
 */
export function readChangesRecord() {
  return existsSync(recordFile) ? readFileSync(recordFile, 'utf8') : undefined;
}

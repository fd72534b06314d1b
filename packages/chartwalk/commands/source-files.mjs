/** Finds the files of a project that contain code. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

export const isTest = (/** @type {string} */ file) => /\.(?:test|spec)\.[cm]?[jt]sx?$/.test(file);
export const isSource = (/** @type {string} */ file) => /(?<!\.d)\.[cm]?[jt]sx?$/.test(file);

/**
 * Returns every file with code in a folder, or the path itself if it is a file. Packages and hidden folders
 * are skipped.
 * @param {string} path
 * @returns {string[]}
 */
export function sourceFilesIn(path) {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name.startsWith('.')) return [];
    const file = join(path, entry.name);
    if (entry.isDirectory()) return sourceFilesIn(file);
    return entry.isFile() && isSource(file) ? [file] : [];
  });
}

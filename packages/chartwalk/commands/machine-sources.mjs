/** Finds the machine files at a path, and the project that they belong to. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { isSource, isTest } from './source-files.mjs';

/** Recognises a test by its calls of a test runner's functions, because a test file may have any name. */
const callsTestRunner = (/** @type {string} */ text) => /^(?:describe|it|test)\(/m.test(text);
const isStory = (/** @type {string} */ file) => /\.stories\.\w+$/.test(file);

/** @param {string} folder */
function listedByGit(folder) {
  try {
    const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return listed
      .split('\0')
      .filter((file) => file !== '' && !file.includes('node_modules'))
      .map((file) => join(folder, file));
  } catch {
    // The folder is not in a repository, or Git is not installed.
    return [];
  }
}

/**
 * Returns every file in a folder, except files of packages and files that Git ignores.
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(folder) {
  const listed = listedByGit(folder);
  // Git lists nothing in a folder that it ignores, but the user still wants the files of that folder.
  return listed.length > 0 ? listed.filter(existsSync) : filesBelow(folder);
}

/**
 * Returns every file in a folder, except hidden files and files of packages. Files in repositories inside the
 * folder are returned only if Git does not ignore them.
 * @param {string} folder a folder in which Git lists no files
 * @returns {string[]}
 */
function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name.startsWith('.')) return [];
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return entry.isFile() ? [path] : [];
    return existsSync(join(path, '.git')) ? filesIn(path) : filesBelow(path);
  });
}

const mentionsXState = (/** @type {string} */ text) =>
  /['"](?:xstate|@xstate\/[\w-]+)['"/]/.test(text);

/**
 * Finds the source files that mention XState in a folder, and returns them in three groups: files that create
 * machines, tests and stories (`skipped`), and all other files. If the path is a file, that file counts as
 * one that creates machines.
 * @param {string} path
 * @returns {{ machines: string[], others: string[], skipped: string[] }}
 */
export function xstateFiles(path) {
  /** @type {ReturnType<typeof xstateFiles>} */
  const groups = { machines: [], others: [], skipped: [] };
  if (!existsSync(path)) return groups;
  if (statSync(path).isFile()) return { ...groups, machines: [path] };
  for (const file of filesIn(path).filter(isSource).toSorted()) {
    const text = readFileSync(file, 'utf8');
    const isCreating = text.includes('createMachine');
    if (!isCreating && !mentionsXState(text)) continue;
    if (isTest(file) || isStory(file) || callsTestRunner(text)) groups.skipped.push(file);
    else groups[isCreating ? 'machines' : 'others'].push(file);
  }
  return groups;
}

/**
 * Returns the path itself if it is a file. If it is a folder, returns the files in the folder that create
 * machines, except tests and stories.
 * @param {string} path
 * @returns {string[]}
 */
export const machineFiles = (path) => xstateFiles(path).machines;

/**
 * Returns the nearest folder with a package.json, or the path's own folder if there is none.
 * @param {string} path
 */
export function projectOf(path) {
  const start = statSync(path).isDirectory() ? path : dirname(path);
  for (let folder = start; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return folder;
    if (folder === dirname(folder)) return start;
  }
}

/** Returns whether a path is the folder itself or is inside it. */
export const isIn = (/** @type {string} */ path, /** @type {string} */ folder) =>
  !relative(folder, path).startsWith('..');

/**
 * Returns the machine files at these paths, but only those of the project with this root.
 * @param {readonly string[]} paths
 * @param {string} root
 */
export function filesOf(paths, root) {
  const within = paths.flatMap((path) => (isIn(path, root) ? path : isIn(root, path) ? root : []));
  return [...new Set(within.flatMap(machineFiles))].filter((file) => projectOf(file) === root);
}

/** Finds the machine files at a path, and the project that they belong to. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { isSource, isTest } from './source-files.mjs';

const isStory = (/** @type {string} */ file) => /\.stories\.\w+$/.test(file);

/**
 * Returns the files of a folder that Git lists; empty outside a repository.
 *
 * @param {string} folder
 */
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
  // If Git ignores the whole folder, the user still wants its files.
  return listed.length > 0 ? listed.filter(existsSync) : filesBelow(folder);
}

/**
 * Returns every file in a folder, except files of packages. Git is asked only about repositories inside the
 * folder.
 * @param {string} folder a folder of which Git itself lists nothing
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

/**
 * Returns the path itself if it is a file, or the files in a folder that create machines and are not tests.
 * @param {string} path
 * @returns {string[]}
 */
export function machineFiles(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return filesIn(path)
    .filter((file) => isSource(file) && !isTest(file) && !isStory(file))
    .filter((file) => readFileSync(file, 'utf8').includes('createMachine'))
    .toSorted();
}

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
 * Returns the machine files at these paths that belong to this project.
 * @param {readonly string[]} paths
 * @param {string} root
 */
export function filesOf(paths, root) {
  const within = paths.flatMap((path) => (isIn(path, root) ? path : isIn(root, path) ? root : []));
  return [...new Set(within.flatMap(machineFiles))].filter((file) => projectOf(file) === root);
}

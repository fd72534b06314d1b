/** Which files a path stands for, and which project they belong to. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { isSource, isTest } from './source-files.mjs';

const isStory = (/** @type {string} */ file) => /\.stories\.\w+$/.test(file);

/**
 * Returns the files of a folder that Git lists; nothing outside a repository.
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
    // No repository, or no Git.
    return [];
  }
}

/**
 * Every file in a folder, without those of packages; those that Git leaves out are left out.
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(folder) {
  const listed = listedByGit(folder);
  // A folder that Git ignores as a whole is meant all the same.
  return listed.length > 0 ? listed.filter(existsSync) : filesBelow(folder);
}

/**
 * @param {string} folder one of which Git lists nothing: only a repository in it could be listed
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
 * A file as it is; of a folder those that make machines and are no tests.
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
 * The folder whose package.json says what a file may import; without one, the folder it is in.
 * @param {string} path
 */
export function projectOf(path) {
  const start = statSync(path).isDirectory() ? path : dirname(path);
  for (let folder = start; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return folder;
    if (folder === dirname(folder)) return start;
  }
}

/** Whether a path is a folder or lies in it. */
export const isIn = (/** @type {string} */ path, /** @type {string} */ folder) =>
  !relative(folder, path).startsWith('..');

/**
 * The files that the paths stand for, as far as they belong to this project.
 * @param {readonly string[]} paths
 * @param {string} root
 */
export function filesOf(paths, root) {
  const within = paths.flatMap((path) => (isIn(path, root) ? path : isIn(root, path) ? root : []));
  return [...new Set(within.flatMap(machineFiles))].filter((file) => projectOf(file) === root);
}

/** Reads from Git the versions of a project, and the files of each version. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Problem } from './terminal.mjs';

/** @typedef {import('../src/comparison/record.ts').Version} Version */

/**
 * @param {string} folder
 * @param {string[]} parameters
 */
function git(folder, ...parameters) {
  return execFileSync('git', parameters, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
  }).trim();
}

/**
 * Returns the root folder of the Git repository that contains a file or folder.
 * @param {string} path
 * @throws {Problem} if no repository contains the file or folder
 */
export function repositoryOf(path) {
  const folder = statSync(path).isDirectory() ? path : dirname(path);
  try {
    return git(folder, 'rev-parse', '--show-toplevel');
  } catch {
    throw new Problem(`${folder} is in no Git repository: there is nothing to compare with.`);
  }
}

/**
 * @param {string} repository
 * @param {string} name
 */
function versionCalled(repository, name) {
  try {
    const commit = git(
      repository,
      'rev-parse',
      '--verify',
      '--quiet',
      '--short',
      '--end-of-options',
      `${name}^{commit}`,
    );
    return { name, commit };
  } catch {
    throw new Problem(
      `There is no commit called ${name}. Name a branch, a tag or a commit: git log --oneline lists them.`,
    );
  }
}

/** @type {Version} */
const workingTree = { name: 'the working tree', commit: null };

/**
 * Returns the two versions that the arguments name. The notation is Git's. `main..HEAD` and `main HEAD` name
 * two commits. `main...HEAD` names HEAD, and the commit at which HEAD branched off from main (their merge
 * base). `main` alone names the commit `main` and the working tree. Without arguments, the versions are HEAD
 * and the working tree.
 *
 * @param {string} repository
 * @param {readonly string[]} names
 * @returns {{ before: Version, after: Version }}
 * @throws {Problem} if a commit does not exist
 */
export function versionsOf(repository, names) {
  const [first = 'HEAD', second, ...more] = names;
  if (more.length > 0) throw new Problem('Two versions can be compared, not more.');
  const [, from = '', dots, to = ''] = /^(.*?)(\.{2,3})(.*)$/.exec(first) ?? [];
  if (dots === undefined) {
    return {
      before: versionCalled(repository, first),
      after: second === undefined ? workingTree : versionCalled(repository, second),
    };
  }
  if (second !== undefined) throw new Problem(`${first} names two versions already.`);
  const after = versionCalled(repository, to || 'HEAD');
  const before = versionCalled(repository, from || 'HEAD');
  if (dots === '..') return { before, after };
  try {
    const base = git(repository, 'merge-base', before.commit, after.commit);
    return { before: { ...versionCalled(repository, base), name: before.name }, after };
  } catch {
    throw new Problem(`${before.name} and ${after.name} have no commit in common.`);
  }
}

/**
 * Returns whether the commit is checked out and no tracked file has changed.
 *
 * @param {string} repository
 * @param {string} commit
 */
export function isCheckedOut(repository, commit) {
  const isHead = git(repository, 'rev-parse', 'HEAD') === git(repository, 'rev-parse', commit);
  return isHead && git(repository, 'status', '--porcelain', '--untracked-files=no') === '';
}

/**
 * Calls `work` with a folder of the commit's files, and deletes the folder afterwards. The folder is inside
 * the repository, because the files import the repository's packages.
 *
 * @template Result
 * @param {string} repository
 * @param {string} commit
 * @param {(folder: string) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withFilesOf(repository, commit, work) {
  const cache = join(repository, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, `commit-${commit}-`));
  try {
    const archive = join(folder, 'files.tar');
    git(repository, 'archive', '--format=tar', `--output=${archive}`, commit);
    execFileSync('tar', ['-xf', archive, '-C', folder]);
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Finds the two versions that `chartwalk diff` and `chartwalk retest` compare, and the files of their
 * machines.
 */
import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { repositoryOf, versionsOf, withFilesOf } from './commits.mjs';
import { isTest, sourceFilesIn } from './source-files.mjs';
import { Problem } from './terminal.mjs';

/** @typedef {import('../src/comparison/record.ts').Version} Version */

/**
 * Returns the two versions that the arguments name, and the path of the machines in the repository.
 *
 * @param {string | undefined} machines the option `--in`
 * @param {readonly string[]} names
 */
export function comparedVersions(machines, names) {
  const path = resolve(machines ?? 'machines');
  const repository = repositoryOf(existsSync(path) ? path : process.cwd());
  return {
    repository,
    machinesPath: relative(repository, path),
    versions: versionsOf(repository, names),
  };
}

/**
 * Calls `work` with a folder of the version's files. For the working tree, this folder is the repository
 * itself.
 *
 * @template Result
 * @param {string} repository
 * @param {Version} version
 * @param {(folder: string) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export function withVersion(repository, { commit }, work) {
  return commit === null ? work(repository) : withFilesOf(repository, commit, work);
}

/**
 * Finds the modules that may export machines, in one file or folder of a version. Returns an empty list if
 * the version does not have that file or folder.
 *
 * @param {string} folder
 * @param {string} machinesPath
 */
export function machineFilesIn(folder, machinesPath) {
  const path = join(folder, machinesPath);
  return existsSync(path) ? sourceFilesIn(path).filter((file) => !isTest(file)) : [];
}

/**
 * @param {readonly Pick<import('../src/comparison/record.ts').Readings, 'machines' | 'failures'>[]} versions
 * @param {string} machinesPath
 * @throws {Problem} if no version has a machine
 */
export function requireMachines(versions, machinesPath) {
  if (versions.every(({ machines, failures }) => machines.length + failures.length === 0)) {
    throw new Problem(`No file in ${machinesPath} exports a machine, in neither version.`);
  }
}

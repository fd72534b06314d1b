/**
 * Finds the test files that walk models, and lists their tests. Vitest lists the tests without running them.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { isTest, sourceFilesIn } from './source-files.mjs';
import { Problem } from './terminal.mjs';

/** @typedef {{ file: string, text: string }} TestFile */

/**
 * Returns whether a test file walks a machine without a screen.
 * @param {Pick<TestFile, 'text'>} file
 */
export const walksAlone = ({ text }) => /\bwalkMachine\(/.test(text) || !/\bwalk\w*\(/.test(text);

/**
 * Matches a call that declares walks. The called function may be the project's own, with a name such as
 * `walkPaths`.
 */
const walkOf = (/** @type {string} */ model) =>
  new RegExp(String.raw`\b(?:walk\w*|followJourneys)\(\s*${model}\b`);

/**
 * Returns the test files in a folder that walk at least one of the models with these names. The names may be
 * regular expressions.
 *
 * @param {string} folder
 * @param {readonly string[]} models
 * @param {(file: string) => boolean} [isTestFile]
 * @returns {TestFile[]}
 */
export function filesThatWalk(folder, models, isTestFile = isTest) {
  return sourceFilesIn(folder)
    .filter(isTestFile)
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
    .filter(({ text }) => models.some((model) => walkOf(model).test(text)));
}

/**
 * Returns the test files that may walk the chosen models. If no test refers to any model by its name in the
 * configuration, returns all files with walks.
 *
 * @param {string} folder
 * @param {readonly string[]} models the names of the models in the configuration
 * @param {readonly string[]} chosen some of these names
 */
export function filesThatMayWalk(folder, models, chosen) {
  const isNamed = filesThatWalk(folder, models).length > 0;
  return filesThatWalk(folder, isNamed ? chosen : [String.raw`\w+`]).map(({ file, text }) => ({
    file: relative(folder, file),
    text,
  }));
}

/**
 * Returns the path of the project's Vitest.
 * @param {string} folder
 */
export function vitestIn(folder) {
  try {
    const { resolve } = createRequire(join(folder, 'package.json'));
    return join(dirname(resolve('vitest/package.json')), 'vitest.mjs');
  } catch {
    throw new Problem('Vitest is not installed here. It runs the walks.');
  }
}

/**
 * Returns the environment variables without those that Vitest sets, because a Vitest run may have started
 * this command.
 */
export function environmentOfVitest() {
  const variables = Object.entries(process.env).filter(([name]) => !/^(?:VITEST|TEST$)/.test(name));
  return Object.fromEntries(variables);
}

/**
 * Lists all tests in the files that may walk the chosen models.
 *
 * @param {string} folder the folder of a version's files
 * @param {readonly string[]} models the names of all models in the configuration
 * @param {readonly string[]} chosen the names of the models whose walks are needed
 * @returns {import('../src/retest/retest.ts').Tests}
 */
export function listTests(folder, models, chosen) {
  const files = chosen.length === 0 ? [] : filesThatMayWalk(folder, models, chosen);
  if (files.length === 0) return { listed: [], alone: new Set() };
  const output = mkdtempSync(join(tmpdir(), 'chartwalk-tests-'));
  try {
    const list = join(output, 'tests.json');
    const paths = files.map(({ file }) => file);
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [vitestIn(folder), 'list', `--json=${list}`, ...paths],
      { cwd: folder, encoding: 'utf8', env: environmentOfVitest() },
    );
    if (status !== 0) throw new Problem(`Vitest can’t list the tests:\n${stdout}${stderr}`);
    /** @type {{ name: string, file: string }[]} */
    const tests = JSON.parse(readFileSync(list, 'utf8'));
    return {
      listed: tests.map(({ name, file }) => ({ name, file: relative(folder, file) })),
      alone: new Set(files.filter(walksAlone).map(({ file }) => file)),
    };
  } finally {
    rmSync(output, { recursive: true });
  }
}

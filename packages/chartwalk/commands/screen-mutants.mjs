/** Runs the project's walks on mounted screens with mutants, for `chartwalk mutate --screen`. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environmentOfVitest, filesThatWalk, vitestIn, walksAlone } from './listed-tests.mjs';
import { Problem } from './terminal.mjs';

/** @typedef {import('../src/mutation/record.ts').ScreenResult} ScreenResult */
/** @typedef {Extract<ScreenResult, { position: number }>} Decided */
/** @typedef {Readonly<Record<string, readonly number[]>>} Positions the positions of mutants by their machine's ID */

/** The time between two lines about the progress, in milliseconds. */
const PROGRESS_MS = 30_000;

/**
 * Returns the test files that walk some of the machines on a screen.
 *
 * @param {string} folder
 * @param {Readonly<Record<string, { machine: { id: string } }>>} models the models in the configuration
 * @param {readonly string[]} machines
 */
function filesOnScreen(folder, models, machines) {
  const named = Object.entries(models).filter(([, { machine }]) => machines.includes(machine.id));
  const names = named.map(([name]) => name);
  return filesThatWalk(folder, Object.keys(models), names)
    .filter((file) => !walksAlone(file))
    .map(({ file }) => file);
}

/**
 * Runs the tests of some files, and returns their output.
 *
 * @param {string} folder
 * @param {readonly string[]} files
 * @param {Record<string, string>} variables
 * @returns {Promise<string>}
 */
function runVitest(folder, files, variables) {
  const words = ['run', ...files, '-t', 'the mutants of '];
  const child = spawn(process.execPath, [vitestIn(folder), ...words], {
    cwd: folder,
    env: { ...environmentOfVitest(), ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', () => resolve(output));
  });
}

/**
 * @param {string} file
 * @returns {ScreenResult[]}
 */
function readResults(file) {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line));
}

/**
 * Returns the positions that are not yet decided.
 *
 * @param {Positions} positions
 * @param {readonly ScreenResult[]} results
 * @returns {Positions}
 */
function leftOf(positions, results) {
  const decided = new Set(
    results.map((it) => ('position' in it ? `${it.machine} ${it.position}` : '')),
  );
  const left = Object.entries(positions).map(
    ([id, all]) => /** @type {const} */ ([id, all.filter((at) => !decided.has(`${id} ${at}`))]),
  );
  return Object.fromEntries(left.filter(([, some]) => some.length > 0));
}

/**
 * Walks mutants on the project's screens, and returns the result of each. Machines that no test walks on a screen
 * have no results.
 *
 * @param {string} folder
 * @param {Readonly<Record<string, { machine: { id: string } }>>} models the models in the configuration
 * @param {Positions} positions
 * @returns {Promise<ScreenResult[]>}
 * @throws {Problem} if a walk also fails without a mutant, or if Vitest fails
 */
export async function walkOnScreens(folder, models, positions) {
  const walked = Object.fromEntries(
    Object.entries(positions).filter(([id]) => filesOnScreen(folder, models, [id]).length > 0),
  );
  const count = Object.values(walked).flat().length;
  const work = mkdtempSync(join(tmpdir(), 'chartwalk-mutants-'));
  const [plan, file] = [join(work, 'plan.json'), join(work, 'results.jsonl')];
  const progress = setInterval(() => {
    const left = Object.values(leftOf(walked, readResults(file))).flat().length;
    console.error(`${count - left} of ${count} mutants are walked on the screen.`);
  }, PROGRESS_MS);
  try {
    for (;;) {
      const before = readResults(file);
      const mutants = leftOf(walked, before);
      if (Object.keys(mutants).length === 0) return before;
      writeFileSync(plan, JSON.stringify({ results: file, mutants }));
      const files = filesOnScreen(folder, models, Object.keys(mutants));
      // oxlint-disable-next-line no-await-in-loop -- the next run walks what this one leaves
      const output = await runVitest(folder, files, { CHARTWALK_MUTANTS: plan });
      const added = readResults(file).slice(before.length);
      if (added.some((result) => 'position' in result)) continue;
      const [problem] = added.flatMap((result) => ('problem' in result ? result.problem : []));
      throw new Problem(
        problem === undefined
          ? `Vitest walks no mutants:\n${output}`
          : `A walk on the screen also fails without a mutant. It is ${problem}`,
      );
    }
  } finally {
    clearInterval(progress);
    rmSync(work, { recursive: true });
  }
}

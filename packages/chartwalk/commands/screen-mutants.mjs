/**
 * Runs the project's walks on mounted screens for `chartwalk mutate --screen`. Each mutant is a copy of a
 * machine with one fault, and takes the machine's place.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environmentOfVitest, filesThatMayWalk, vitestIn, walksAlone } from './listed-tests.mjs';

/** @typedef {import('../src/mutation/record.ts').ScreenResult} ScreenResult */
/** @typedef {import('../src/mutation/record.ts').PlannedMutant} PlannedMutant */
/** @typedef {import('../src/mutation/record.ts').Walked} Walked */

/** The time between two progress messages, in milliseconds. */
const PROGRESS_MS = 30_000;

/**
 * Returns the test files that walk at least one of these machines on a screen.
 *
 * @param {string} folder
 * @param {Readonly<Record<string, { machine: { id: string } }>>} models the models in the configuration
 * @param {readonly string[]} machines
 */
function filesOnScreen(folder, models, machines) {
  const named = Object.entries(models).filter(([, { machine }]) => machines.includes(machine.id));
  const names = named.map(([name]) => name);
  return filesThatMayWalk(folder, Object.keys(models), names)
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
 * Returns the walked mutants, and the walks that also fail without a mutant.
 *
 * @param {string} file
 */
function readResults(file) {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
  /** @type {ScreenResult[]} */
  const results = lines.map((line) => JSON.parse(line));
  return {
    walked: results.flatMap((result) => ('problem' in result ? [] : result)),
    problems: results.flatMap((result) => ('problem' in result ? result.problem : [])),
  };
}

/**
 * Returns the mutants that are still to be tried: no walk has caught them, and some walks have not tried them
 * yet. They are grouped by the machine whose walks must try them next.
 *
 * @param {readonly PlannedMutant[]} mutants
 * @param {ReadonlyMap<string, readonly string[]>} walkers for each machine, the machines
 *   whose walks try its mutants
 * @param {readonly Walked[]} walked
 */
function leftOf(mutants, walkers, walked) {
  /** @type {Record<string, PlannedMutant[]>} */
  const left = {};
  for (const mutant of mutants) {
    const { machine, position } = mutant;
    const own = walked.filter((it) => it.machine === machine && it.position === position);
    const next = walkers.get(machine)?.find((id) => own.every(({ on }) => on !== id));
    if (next === undefined || own.some(({ caught }) => caught)) continue;
    (left[next] ??= []).push(mutant);
  }
  return left;
}

/**
 * Walks mutants on the project's screens, and returns the results. Mutants of machines that no test walks on
 * a screen have no result.
 *
 * @param {string} folder
 * @param {import('./run-command.mjs').ProjectConfig} config
 * @param {readonly PlannedMutant[]} mutants
 * @returns {Promise<{ results: Walked[], problem: string | null }>} `problem` says why some mutants are left:
 *   a walk also fails without a mutant, or Vitest fails
 */
export async function walkOnScreens(folder, { models, walkedWith = {} }, mutants) {
  const machines = [...new Set(mutants.map(({ machine }) => machine))];
  const walkers = new Map(
    machines.map((id) => [
      id,
      [id, ...(walkedWith[id] ?? [])].filter(
        (it) => filesOnScreen(folder, models, [it]).length > 0,
      ),
    ]),
  );
  const work = mkdtempSync(join(tmpdir(), 'chartwalk-mutants-'));
  const [plan, file] = [join(work, 'plan.json'), join(work, 'results.jsonl')];
  const countLeft = () =>
    Object.values(leftOf(mutants, walkers, readResults(file).walked)).flat().length;
  const count = countLeft();
  const progress = setInterval(() => {
    console.error(`${count - countLeft()} of ${count} mutants are walked on the screen.`);
  }, PROGRESS_MS);
  try {
    for (;;) {
      const before = readResults(file);
      const left = leftOf(mutants, walkers, before.walked);
      if (Object.keys(left).length === 0) return { results: before.walked, problem: null };
      writeFileSync(plan, JSON.stringify({ results: file, mutants: left }));
      const files = filesOnScreen(folder, models, Object.keys(left));
      // oxlint-disable-next-line no-await-in-loop -- the next run walks what this one leaves
      const output = await runVitest(folder, files, { CHARTWALK_MUTANTS: plan });
      const { walked, problems } = readResults(file);
      if (walked.length > before.walked.length) continue;
      const found = problems[before.problems.length];
      return {
        results: before.walked,
        problem:
          found === undefined
            ? `Vitest walks no mutants:\n${output}`
            : `A walk on the screen also fails without a mutant. It is ${found}`,
      };
    }
  } finally {
    clearInterval(progress);
    rmSync(work, { recursive: true });
  }
}

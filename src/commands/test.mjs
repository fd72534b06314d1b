/**
 * `npm test`: the checks, the tests that need no browser, and the tests in a browser. Every step
 * runs even when one before it failed, so that one run shows all there is to repair.
 * `--only check`, `--only unit` or `--only browser` runs one step alone.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findOrInstallChromium } from './chromium.mjs';
import { cacheFolder } from './emulators.mjs';
import { Problem, complain, say, whenToldToStop } from './terminal.mjs';
import { countPlaywright, countVitest, settle } from './test-counts.mjs';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {[string, ...string[]]} command
 * @property {string} [report] the file the step writes its results to
 * @property {(report: any) => import('./test-counts.mjs').Counts} [count] reads that file
 */

const root = fileURLToPath(new URL('../..', import.meta.url));
const tools = `${root}node_modules/.bin/`;
const unitReport = `${cacheFolder}vitest.json`;
const browserReport = `${cacheFolder}playwright.json`;

/** @type {Step[]} */
const allSteps = [
  { name: 'check', command: ['npm', 'run', '--silent', 'check'] },
  {
    name: 'unit',
    command: [
      `${tools}vitest`,
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${unitReport}`,
    ],
    report: unitReport,
    count: countVitest,
  },
  {
    name: 'browser',
    command: [
      `${tools}playwright`,
      'test',
      '--config=e2e/playwright.config.ts',
      '--reporter=list,json,./e2e/faults/reporter.ts',
    ],
    report: browserReport,
    count: countPlaywright,
  },
];

/** @type {import('node:child_process').ChildProcess | undefined} */
let running;
let interrupted = false;
whenToldToStop(() => {
  interrupted = true;
  running?.kill('SIGINT');
});

try {
  process.exitCode = await runSteps(chosenSteps());
} catch (error) {
  complain(error);
  process.exitCode = 1;
}

function chosenSteps() {
  const [option, only] = process.argv.slice(2);
  if (option === undefined) return allSteps;
  const steps = allSteps.filter(({ name }) => option === '--only' && name === only);
  if (steps.length === 0) throw new Problem('npm test takes --only check, unit or browser.');
  return steps;
}

/**
 * @param {Step[]} steps
 * @returns {Promise<number>} the exit code of the first step that failed, or 0
 */
async function runSteps(steps) {
  /** @type {NodeJS.ProcessEnv} */
  const environment = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport };
  if (steps.some(({ name }) => name === 'browser')) {
    const chromium = findOrInstallChromium();
    say(`Browser: ${chromium}`);
    environment['CHROMIUM_PATH'] = chromium;
  }

  const total = { passed: 0, failed: 0 };
  /** @type {{ name: string, exitCode: number }[]} */
  const failures = [];
  for (const step of steps) {
    say(`\nStep: ${step.name}`);
    // oxlint-disable-next-line no-await-in-loop -- one after the other: they share ports and reports
    const exitCode = await run(step, environment);
    if (interrupted) return 130;
    if (exitCode !== 0) failures.push({ name: step.name, exitCode });
    if (!step.report) continue;
    const { passed, failed } = settle(readCounts(step), exitCode);
    total.passed += passed;
    total.failed += failed;
  }

  for (const { name, exitCode } of failures) {
    say(`\nStep ${name} failed with exit code ${exitCode}.`);
  }
  if (steps.some(({ report }) => report)) {
    say(`\n${total.passed} passed, ${total.failed} failed`);
  }
  return failures[0]?.exitCode ?? 0;
}

/**
 * @param {Step} step
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Promise<number>}
 */
async function run({ command: [program, ...rest], report }, environment) {
  if (report) rmSync(report, { force: true });
  // Its own process group: a Ctrl-C reaches this command only, which hands it down once. A second one
  // would make the browser tests leave without stopping what they started.
  running = spawn(program, rest, { cwd: root, env: environment, stdio: 'inherit', detached: true });
  const [exitCode] = await once(running, 'exit');
  return exitCode ?? 1;
}

/** @param {Step} step */
function readCounts({ report, count }) {
  if (!report || !existsSync(report)) return undefined;
  return count?.(JSON.parse(readFileSync(report, 'utf8')));
}

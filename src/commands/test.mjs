/**
 * `npm test`: runs the checks, the tests that need no browser, and the tests in a browser. All steps run even
 * if one of them fails, so that one run shows every failure.
 * `--only check`, `--only unit` or `--only browser` runs only the steps of that name.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { printError, Problem, printLine, onStopSignal } from 'chartwalk/commands';
import { findOrInstallChromium, findTestBrowser } from './chromium.mjs';
import { countTests } from './test-counts.mjs';

process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] = resolve('.cache/playwright.json');

/** @type {{ name: string, command: string, report?: string }[]} */
const allSteps = [
  { name: 'check', command: 'npm run --silent check' },
  {
    name: 'unit',
    command: 'vitest run --reporter=default --reporter=json --outputFile.json=.cache/vitest.json',
    report: '.cache/vitest.json',
  },
  {
    name: 'browser',
    command: 'playwright test --config=e2e/playwright.config.ts --reporter=list,json',
    report: '.cache/playwright.json',
  },
  {
    name: 'browser',
    command: 'npm run --silent test:browser -w chartwalk -- --reporter=list,json',
    report: '.cache/playwright.json',
  },
];

/** @type {() => void} */
let stop = () => process.exit(130);
onStopSignal(() => stop());

try {
  process.exitCode = await runSteps(chosenSteps());
} catch (error) {
  printError(error);
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
 * @param {typeof allSteps} steps
 * @returns {Promise<number>} the exit code of the first step that failed, or 0
 */
async function runSteps(steps) {
  if (steps.some(({ name }) => name === 'browser')) {
    findOrInstallChromium();
    process.env['CHROMIUM_PATH'] = findTestBrowser();
    printLine(`Browser: ${process.env['CHROMIUM_PATH']}`);
  }

  const total = { passed: 0, failed: 0, flaky: 0 };
  const failures = [];
  for (const { name, command, report = '' } of steps) {
    printLine(`\nStep: ${name}`);
    rmSync(report, { force: true });
    // oxlint-disable-next-line no-await-in-loop -- one after the other: they share ports and reports
    const exitCode = await run(command);
    if (exitCode !== 0) failures.push({ name, exitCode });
    if (report === '') continue;
    const results = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
    const { passed, failed, flaky } = countTests(results, exitCode);
    total.passed += passed;
    total.failed += failed;
    total.flaky += flaky;
  }

  for (const { name, exitCode } of failures) {
    printLine(`\nStep ${name} failed with exit code ${exitCode}.`);
  }
  if (total.flaky > 0) {
    printLine(`\n${total.flaky} of these passed only at the second try: mend them.`);
  }
  if (steps.some(({ report }) => report)) {
    printLine(`\n${total.passed} passed, ${total.failed} failed`);
  }
  return failures[0]?.exitCode ?? 0;
}

/** @param {string} command */
async function run(command) {
  // The command runs in its own process group, so Ctrl-C reaches only this process. This process passes the
  // signal on once, because a second signal would make the browser tests exit without stopping their servers.
  const child = spawn(command, { shell: true, stdio: 'inherit', detached: true });
  stop = () => {
    child.once('exit', () => process.exit(130));
    process.kill(-Number(child.pid), 'SIGINT');
  };
  const [exitCode] = await once(child, 'exit');
  return exitCode ?? 1;
}

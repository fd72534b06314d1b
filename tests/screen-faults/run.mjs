/**
 * Runs the walks of a screen once for each fault, and prints a table of the faults that they catch. Words
 * after the command choose the faults whose name or walk contains one of them.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { faults } from './faults.mjs';

const folder = '.cache/screen-faults';
const report = `${folder}/result.json`;

/**
 * @typedef {{ fullName: string; title: string; status: string; failureMessages: string[] }} Result
 * @typedef {{ testResults: { message: string; assertionResults: Result[] }[] }} Report
 */

/**
 * Runs the walks of a file, with a fault if one is given. Returns the first failure; null if all passed.
 *
 * @param {string} walk
 * @param {string} [fault]
 * @returns {Promise<{ test: string; message: string } | null>}
 */
async function firstFailure(walk, fault = '') {
  rmSync(report, { force: true });
  const config = ['-c', 'tests/screen-faults/vitest.config.ts'];
  const output = ['--reporter=json', `--outputFile=${report}`];
  const file = `tests/paths/${walk}.test.tsx`;
  await new Promise((resolve) => {
    execFile(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', ...config, ...output, file],
      { env: { ...process.env, SCREEN_FAULT: fault }, maxBuffer: 64 * 1024 * 1024 },
      resolve,
    );
  });
  /** @type {Report} */
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  if (testResults.length === 0) throw new Error(`${file} has no tests.`);
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = results.find(({ status }) => status === 'failed');
  if (failed) return { test: failed.title, message: failed.failureMessages[0] ?? '' };
  const broken = testResults.find(({ assertionResults }) => assertionResults.length === 0);
  if (broken) throw new Error(broken.message);
  return null;
}

/** @param {string} line */
const print = (line) => void process.stdout.write(`${line}\n`);

/** @param {string} text */
const inCell = (text) => text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').trim();

/**
 * Returns the first sentence of a failure, or the contents of a list of findings.
 *
 * @param {string} message
 */
function reasonOf(message) {
  const plain = stripVTControlCharacters(message);
  const found = plain.split('\n').flatMap((line) => /^\+\s+"(.*)",$/.exec(line)?.[1] ?? []);
  const [first = ''] = plain.split('\n');
  const reason = inCell(found.length > 0 ? found.join('; ') : first.replace(/^\w*Error: /, ''));
  return reason.length > 160 ? `${reason.slice(0, 160)}…` : reason;
}

const words = process.argv.slice(2);
const chosen = faults.filter(
  ({ name, walk }) => words.length === 0 || words.some((word) => `${name} ${walk}`.includes(word)),
);
mkdirSync(folder, { recursive: true });

for (const walk of new Set(chosen.map((fault) => fault.walk))) {
  // oxlint-disable-next-line no-await-in-loop -- one run after the other leaves a core for other work
  const failure = await firstFailure(walk);
  if (failure)
    throw new Error(`${walk} fails without a fault: ${failure.test}: ${failure.message}`);
}

print('| fault | kind | walk | caught by |\n| --- | --- | --- | --- |');
let missed = 0;
for (const { name, kind, walk } of chosen) {
  // oxlint-disable-next-line no-await-in-loop -- likewise
  const failure = await firstFailure(walk, name);
  if (!failure) missed += 1;
  const caught = failure ? `${inCell(failure.test)}: ${reasonOf(failure.message)}` : '**missed**';
  print(`| ${name} | ${kind} | ${walk} | ${caught} |`);
}
print(`\n${chosen.length - missed} of ${chosen.length} faults were caught.`);

/**
 * `npm run mutate`: changes the machines in one small way after the other and sees whether a test
 * notices. Writes the figures into `docs/mutation.md`. What follows `--` goes to Stryker; a run over
 * some machines only (`npm run mutate -- --mutate machines/cart.ts`) leaves the document alone.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import {
  explanationOf,
  figuresTable,
  survivorsList,
  survivorsOf,
  withSection,
} from './mutation-figures.mjs';
import { complain, say } from './terminal.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const reportFile = `${root}.cache/mutation/report.json`;
const documentFile = `${root}docs/mutation.md`;
const explanationsFile = `${root}tests/mutation/survivors.json`;

try {
  rmSync(reportFile, { force: true });
  const options = ['run', 'tests/mutation/stryker.config.json', ...process.argv.slice(2)];
  process.exitCode = spawnSync('stryker', options, { stdio: 'inherit' }).status ?? 1;
  if (existsSync(reportFile)) await writeDown(JSON.parse(readFileSync(reportFile, 'utf8')));
} catch (error) {
  complain(error);
  process.exitCode = 1;
}

/** @param {import('./mutation-figures.mjs').Report} report */
async function writeDown(report) {
  if (Object.keys(report.files).length < machineFiles().length) return;
  /** @type {import('./mutation-figures.mjs').Explanation[]} */
  const explanations = JSON.parse(readFileSync(explanationsFile, 'utf8'));
  const survivors = survivorsOf(report);

  let markdown = readFileSync(documentFile, 'utf8');
  markdown = withSection(markdown, 'figures', figuresTable(report));
  markdown = withSection(markdown, 'survivors', survivorsList(survivors, explanations));
  const options = await resolveConfig(documentFile);
  writeFileSync(documentFile, await format(markdown, { ...options, filepath: documentFile }));

  const explained = survivors.map((survivor) => explanationOf(survivor, explanations));
  const missing = explained.filter((explanation) => explanation === undefined).length;
  const outdated = explanations.filter((explanation) => !explained.includes(explanation)).length;
  say('The figures are in docs/mutation.md.');
  if (missing) say(`${missing} survivors have no reason in tests/mutation/survivors.json.`);
  if (outdated) say(`${outdated} reasons there belong to no survivor any more.`);
}

function machineFiles() {
  return readdirSync(`${root}machines`).filter(
    (file) => file !== 'index.ts' && file !== 'entities.ts',
  );
}

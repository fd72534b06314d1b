/**
 * `npm run mutate`: changes the machines, the domain and the stored schemas in one small way after the
 * other and sees whether a test notices. Fails where a survivor has no reason. Writes the figures into
 * `docs/mutation.md`. What follows `--` goes to Stryker; a run over some files only
 * (`npm run mutate -- --mutate machines/cart.ts`) leaves the document alone.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { complain, say } from 'chartwalk/commands';
import { format, resolveConfig } from 'prettier';
import {
  figuresTable,
  mismatchesOf,
  survivorsList,
  survivorsOf,
  withSection,
} from './mutation-figures.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const reportFile = `${root}.cache/mutation/report.json`;
const documentFile = `${root}docs/mutation.md`;
const explanationsFile = `${root}tests/mutation/survivors.json`;

const given = process.argv.slice(2);

try {
  rmSync(reportFile, { force: true });
  const options = ['run', 'tests/mutation/stryker.config.json', ...given];
  process.exitCode = spawnSync('stryker', options, { stdio: 'inherit' }).status ?? 1;
  if (existsSync(reportFile)) await judge(JSON.parse(readFileSync(reportFile, 'utf8')));
} catch (error) {
  complain(error);
  process.exitCode = 1;
}

/** @param {import('./mutation-figures.mjs').Report} report */
async function judge(report) {
  const isWhole = !given.some((option) => /^(-m|--mutate)/.test(option));
  /** @type {import('./mutation-figures.mjs').Explanation[]} */
  const explanations = JSON.parse(readFileSync(explanationsFile, 'utf8'));
  const survivors = survivorsOf(report);
  if (isWhole) await writeDown(report, survivors, explanations);

  const { unexplained, outdated } = mismatchesOf(survivors, explanations);
  if (unexplained.length > 0) {
    process.exitCode = 1;
    complain('These survivors have no reason in tests/mutation/survivors.json:');
    complain(survivorsList(unexplained, []));
  }
  if (isWhole && outdated.length > 0) {
    say('These reasons in tests/mutation/survivors.json belong to no survivor any more:');
    for (const { file, original } of outdated) say(`- ${file}: ${original}`);
  }
}

/**
 * @param {import('./mutation-figures.mjs').Report} report
 * @param {import('./mutation-figures.mjs').Survivor[]} survivors
 * @param {import('./mutation-figures.mjs').Explanation[]} explanations
 */
async function writeDown(report, survivors, explanations) {
  let markdown = readFileSync(documentFile, 'utf8');
  const today = new Date().toISOString().slice(0, 10);
  const figures = `Of ${today}:\n\n${figuresTable(report)}`;
  markdown = withSection(markdown, 'figures', figures);
  markdown = withSection(markdown, 'survivors', survivorsList(survivors, explanations));
  const options = await resolveConfig(documentFile);
  writeFileSync(documentFile, await format(markdown, { ...options, filepath: documentFile }));
  say('The figures are in docs/mutation.md.');
}

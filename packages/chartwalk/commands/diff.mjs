/**
 * Runs `chartwalk diff main..HEAD`, which compares the machines of two versions. The command writes the
 * differences as Markdown, as pictures, and as a record for the statecharts page.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { withModules } from './module-runner.mjs';
import { ownModule } from './own-module.mjs';
import { Problem, printLine } from './terminal.mjs';
import { changesFolder, recordFile } from './changes-record.mjs';
import {
  comparedVersions,
  machineFilesIn,
  requireMachines,
  withVersion,
} from './compared-versions.mjs';
import { runCommand } from './run-command.mjs';

/** @typedef {typeof import('../src/comparison/in-node.ts')} InNode */
/** @typedef {import('../src/coverage.ts').CoverageRecords} CoverageRecords */

const HELP = `chartwalk diff [versions] [options]

  main..HEAD           what HEAD changes since main
  main...HEAD          what HEAD changes since its branch left main
  main                 what the working tree changes since main; without versions, since HEAD

  --in PATH            the folder or file of the machines (machines)
  --coverage-before FILE  what tests walked of the earlier version: its build's path-coverage.json
  --pictures-at URL    where CI uploads the pictures; the Markdown shows them from there
  --help               this text`;

const OPTIONS = /** @type {const} */ ({
  allowPositionals: true,
  options: {
    in: { type: 'string' },
    'coverage-before': { type: 'string' },
    'pictures-at': { type: 'string' },
    help: { type: 'boolean' },
  },
});

await runCommand(HELP, OPTIONS, compare);

/** @param {ReturnType<typeof import('node:util').parseArgs<typeof OPTIONS>>} parsed */
async function compare({ values: options, positionals }) {
  const { repository, machinesPath, versions } = comparedVersions(options.in, positionals);
  const coverageBefore = readBefore(options['coverage-before']);
  await withModules(process.cwd(), async (load) => {
    const { diff } = /** @type {InNode} */ (await load(ownModule('src/comparison/in-node.ts')));
    const read = (/** @type {string} */ folder) =>
      diff.readVersion(machineFilesIn(folder, machinesPath), load, folder);
    const before = await withVersion(repository, versions.before, read);
    const after = await withVersion(repository, versions.after, read);
    requireMachines([before, after], machinesPath);
    const covered = {
      before: coverageIn(coverageBefore),
      after: coverageIn(diff.readCoverageRecords()),
    };
    const record = diff.compareVersions(versions, before, after, covered);
    await write(diff, record, options['pictures-at'] ?? null);
  });
}

/**
 * @param {InNode['diff']} diff
 * @param {import('../src/comparison/record.ts').ChangesRecord} record
 * @param {string | null} pictures the URL of the folder to which the pictures are uploaded
 */
async function write({ toMarkdown, picturesOf }, record, pictures) {
  const markdown = toMarkdown(record, pictures);
  rmSync(changesFolder, { recursive: true, force: true });
  mkdirSync(changesFolder, { recursive: true });
  writeFileSync(join(changesFolder, 'changes.md'), markdown);
  writeFileSync(recordFile, JSON.stringify(record));
  for (const machine of record.machines) {
    // oxlint-disable-next-line no-await-in-loop -- one drawing after another
    for (const [file, svg] of await picturesOf(machine)) {
      writeFileSync(join(changesFolder, file), svg);
    }
  }
  // A terminal can't show pictures and diagrams, so only `changes.md` contains them.
  printLine(
    markdown.replaceAll(/<picture>.*<\/picture>\n+|```mermaid\n[\s\S]*?```\n+/g, '').trim(),
  );
  const file = relative(process.cwd(), join(changesFolder, 'changes.md'));
  printLine(`\nWritten to ${file}, with pictures. The statecharts page shows it under Changes.`);
}

/** @param {string | undefined} file */
function readBefore(file) {
  if (file === undefined) return undefined;
  try {
    const records = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof records?.screen === 'object') return /** @type {CoverageRecords} */ (records);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw new Problem(`${file} can't be read.`);
  }
  throw new Problem(`${file} is no record of coverage: take path-coverage.json of a build.`);
}

/** @param {CoverageRecords | undefined} records */
function coverageIn(records) {
  return (/** @type {string} */ id) => records?.screen[id] ?? records?.browser[id];
}

/**
 * Runs `chartwalk check path/to/project`. The command imports those files of another project that create
 * machines. It draws, exports and simulates every machine, and prints the results. It runs none of the
 * project's tests, and writes nothing into the project.
 */
import { fork } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { projectOf, xstateFiles } from './machine-sources.mjs';
import { printError, Problem, printLine } from './terminal.mjs';
import { formatTable } from '../src/table.mjs';

/** @typedef {import('../src/examination/examine.ts').Finding} Finding */
/** @typedef {import('./check-files.mjs').FileResult} FileResult */
/** @typedef {import('./check-files.mjs').Message} Message */
/** @typedef {{ name: string, file: string, result: FileResult }} Checked `name` is the path in the table */
/**
 * The result of one project. `files` counts the files that mention `createMachine`. `undrawn` counts those
 * that did not load, that call `createMachine` without creating a machine, or that create a machine that
 * can't be drawn.
 * @typedef {{
 *   project: string,
 *   files: number,
 *   machines: number,
 *   drawn: number,
 *   undrawn: number,
 *   seconds: number,
 * }} Outcome
 */
/**
 * @typedef {{
 *   begin: (file: string) => void,
 *   say: import('./project-config.mjs').Report,
 *   finish: (file: string, result: FileResult) => void,
 * }} Report
 */

const HELP = `chartwalk check PATH... [options]

  --limit SECONDS  how long a file may take (60)
  --help           this text`;

try {
  const { values: options, positionals } = readOptions();
  if (options.help) {
    printLine(HELP);
    process.exit();
  }
  const limit = Number(options.limit);
  if (!(limit > 0)) throw new Problem(`${options.limit} is no number of seconds.`);
  const paths = positionals.map((path) => resolve(path));
  if (paths.length === 0) throw new Problem('Say where: chartwalk check path/to/project');
  for (const path of paths) if (!existsSync(path)) throw new Problem(`There is no ${path}.`);
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const path of paths) {
    // oxlint-disable-next-line no-await-in-loop -- one project after another
    outcomes.push(await check(realpathSync(path), limit));
  }
  if (outcomes.length > 1) printLine(formatOutcomes(outcomes));
  process.exit(outcomes.every(({ undrawn }) => undrawn === 0) ? 0 : 1);
} catch (error) {
  printError(error);
  process.exit(error instanceof Problem ? 2 : 1);
}

function readOptions() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { limit: { type: 'string', default: '60' }, help: { type: 'boolean' } },
    });
  } catch (error) {
    throw new Problem(/** @type {Error} */ (error).message);
  }
}

/**
 * Prints the results of one project.
 * @param {string} path
 * @param {number} limit in seconds
 * @returns {Promise<Outcome>}
 */
async function check(path, limit) {
  const begin = performance.now();
  const { machines, others, skipped } = xstateFiles(path);
  const nameOf = (/** @type {string} */ file) => relative(path, file) || basename(file);
  /** @type {Map<string, Set<string>>} */
  const sentences = new Map();
  /** @type {Checked[]} */
  const checked = [];
  let begun = 0;
  for (const root of new Set(machines.map(projectOf))) {
    const files = machines.filter((file) => projectOf(file) === root);
    // oxlint-disable-next-line no-await-in-loop -- one project after another
    await examineAll(root, files, limit, {
      begin: (file) => showProgress(`${(begun += 1)} of ${machines.length}: ${nameOf(file)}`),
      say: (sentence, subject) => {
        const subjects = sentences.get(sentence) ?? new Set();
        if (subject !== undefined)
          subjects.add(subject === root ? relative(path, root) || '.' : subject);
        sentences.set(sentence, subjects);
      },
      finish: (file, result) => checked.push({ name: nameOf(file), file, result }),
    });
  }
  showProgress('');
  // The files without machines are last, because there may be many of them.
  const rows = [
    ...checked.toSorted((one, other) => one.name.localeCompare(other.name)).flatMap(rowsOf),
    ...others.map((file) => emptyRow(nameOf(file), 'uses XState, but creates no machine.')),
  ];
  const heading = ['file', 'machine', 'charted', 'arranged', 'lines', 'labels', 'exported'];
  const findings = checked.flatMap(({ result }) => result.findings);
  printLine(formatTable([[...heading, 'simulated', 'reason'], ...rows, totalOf(findings)]));
  for (const [sentence, subjects] of sentences)
    printLine([sentence, [...subjects].join(', ')].join(' ').trim());
  if (skipped.length > 0)
    printLine(`Tests and stories that mention XState were skipped: ${skipped.length}.`);
  const undrawn = checked.filter((one) => !isDrawn(one));
  if (undrawn.length > 0)
    printLine(`Not everything was drawn in ${undrawn.map(({ name }) => name).join(', ')}.`);
  return {
    project: basename(path),
    files: machines.length,
    machines: findings.length,
    drawn: findings.filter((one) => one.arranged && one.lost.length === 0).length,
    undrawn: undrawn.length,
    seconds: (performance.now() - begin) / 1000,
  };
}

/** Returns a table with a row for each project. */
function formatOutcomes(/** @type {readonly Outcome[]} */ outcomes) {
  const rows = outcomes.map(({ project, seconds, ...counts }) => [
    project,
    ...Object.values(counts).map(String),
    seconds.toFixed(0),
  ]);
  const heading = ['project', 'files', 'machines', 'drawn', 'files not drawn', 'seconds'];
  return formatTable([heading, ...rows]);
}

/** Shows the progress. A terminal shows only the current file, and a log shows all files. */
function showProgress(/** @type {string} */ text) {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${text}`);
  else if (text !== '') process.stderr.write(`${text}\n`);
}

/**
 * Examines the files of one project. If a file hangs or ends the process, the remaining files are examined in
 * a new process.
 * @param {string} root
 * @param {readonly string[]} files
 * @param {number} limit in seconds
 * @param {Report} report
 */
async function examineAll(root, files, limit, report) {
  // Vite's cache is outside the project, so that nothing is written into the project.
  const cacheDir = mkdtempSync(join(tmpdir(), 'chartwalk-check-'));
  try {
    const left = new Set(files);
    const finish = (/** @type {string} */ file, /** @type {FileResult} */ result) => {
      left.delete(file);
      report.finish(file, result);
    };
    while (left.size > 0) {
      // oxlint-disable-next-line no-await-in-loop -- each process gets the files that the previous one left
      await examineInProcess({ root, cacheDir, files: [...left] }, limit, { ...report, finish });
    }
  } finally {
    rmSync(cacheDir, { recursive: true, force: true });
  }
}

/**
 * Examines files in a new process. Stops early if a file takes too long or ends the process.
 * @param {import('./check-files.mjs').Task} task
 * @param {number} limit in seconds
 * @param {Report} report
 * @returns {Promise<void>}
 */
function examineInProcess(task, limit, report) {
  return new Promise((end, fail) => {
    const child = fork(fileURLToPath(new URL('check-files.mjs', import.meta.url)), {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let complaints = '';
    child.stderr?.on('data', (text) => {
      complaints = (complaints + String(text)).slice(-2000);
    });
    /** @type {string | null} */
    let current = null;
    let reason = 'ends the process that imports it.';
    /** @type {NodeJS.Timeout | undefined} */
    let timer;
    child.on('message', (/** @type {Message} */ message) => {
      if (message.kind === 'said') {
        report.say(message.sentence, message.subject);
        return;
      }
      clearTimeout(timer);
      if (message.kind === 'examined') {
        current = null;
        report.finish(message.file, message.result);
        return;
      }
      if (message.kind === 'begun') {
        current = message.file;
        report.begin(current);
      }
      timer = setTimeout(() => {
        reason = `takes longer than ${limit} seconds.`;
        child.kill('SIGKILL');
      }, limit * 1000);
    });
    child.once('close', (code) => {
      clearTimeout(timer);
      if (current !== null)
        report.finish(current, {
          findings: [],
          problems: [reason],
          withoutMachine: null,
        });
      else if (code !== 0) {
        fail(new Error(`The process that imports the files has ended: ${complaints}`));
        return;
      }
      end();
    });
    child.once('error', fail);
    child.send(task);
  });
}

/** @param {Checked} checked */
function isDrawn({ file, result: { findings, problems, withoutMachine } }) {
  // A file that mentions `createMachine` without calling it needs no machine to count as drawn.
  const isCreating = /createMachine\s*[(<]/.test(readFileSync(file, 'utf8'));
  return (
    problems.length === 0 &&
    (withoutMachine === null || !isCreating) &&
    findings.every((one) => one.exported && one.lost.length === 0 && one.refused === null)
  );
}

/**
 * @param {string} name
 * @param {string} reason
 */
function emptyRow(name, reason) {
  return [name, '', '', '', '', '', '', '', inOneLine(reason)];
}

function inOneLine(/** @type {string} */ text) {
  return text.trim().replaceAll(/\s*\n\s*/g, ' ');
}

function yes(/** @type {boolean} */ is) {
  return is ? 'yes' : 'no';
}

/** @param {Checked} checked */
function rowsOf({ name, result: { findings, problems, withoutMachine } }) {
  const rows = findings.map((one) => [
    name,
    one.machine,
    yes(one.charted),
    yes(one.arranged),
    one.lost.length === 0 ? 'all' : `${one.lost.length} lost`,
    one.hidden.length === 0 ? 'clear' : `${one.hidden.length} hidden`,
    yes(one.exported),
    one.simulated ? `${one.steps} steps` : 'no',
    inOneLine(one.refused ?? one.needs ?? ''),
  ]);
  for (const reason of [...problems, withoutMachine ?? []].flat())
    rows.push(emptyRow(name, reason));
  return rows.length > 0 ? rows : [emptyRow(name, 'only has machines of other files.')];
}

/** @param {readonly Finding[]} findings */
function totalOf(findings) {
  const count = (/** @type {(one: Finding) => boolean} */ is) => String(findings.filter(is).length);
  return [
    'all',
    String(findings.length),
    count((one) => one.charted),
    count((one) => one.arranged),
    count((one) => one.arranged && one.lost.length === 0),
    count((one) => one.arranged && one.hidden.length === 0),
    count((one) => one.exported),
    count((one) => one.simulated),
    `${count((one) => one.refused !== null)} refused, ${count((one) => one.needs !== null)} told what they need`,
  ];
}

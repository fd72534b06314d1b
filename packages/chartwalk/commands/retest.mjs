/**
 * Runs `chartwalk retest main..HEAD`, which lists the fewest walks that together test every change between
 * the machines of two versions. The command can also run these walks.
 */
import { spawnSync } from 'node:child_process';
import { isCheckedOut } from './commits.mjs';
import {
  comparedVersions,
  machineFilesIn,
  requireMachines,
  withVersion,
} from './compared-versions.mjs';
import { environmentOfVitest, listTests, vitestIn } from './listed-tests.mjs';
import { withModules } from './module-runner.mjs';
import { ownModule } from './own-module.mjs';
import { loadConfig, runCommand } from './run-command.mjs';
import { Problem, printLine } from './terminal.mjs';

/** @typedef {typeof import('../src/retest/retest.ts')['retest']} Retest */
/** @typedef {import('../src/retest/record.ts').RetestRecord} RetestRecord */

/** The exit code if there is a change that no test crosses. */
const UNCROSSED = 3;

const HELP = `chartwalk retest [versions] [options]

Lists the fewest walks that cross each changed transition, guard and action, and the screens to look at.

  main..HEAD           what HEAD changes since main
  main...HEAD          what HEAD changes since its branch left main
  main                 what the working tree changes since main; without versions, since HEAD

  --in PATH            the folder or file of the machines (machines)
  --run                also runs the walks with Vitest
  --command            prints only the Vitest command that runs the walks
  --json               prints everything as JSON
  --help               this text

Exit codes: 0 if tests cross every change, 1 if a walk fails with --run, 2 if the command can't work,
${UNCROSSED} if a change is crossed by no test.`;

const OPTIONS = /** @type {const} */ ({
  allowPositionals: true,
  options: {
    in: { type: 'string' },
    run: { type: 'boolean' },
    command: { type: 'boolean' },
    json: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});

await runCommand(HELP, OPTIONS, retest);

/** @param {ReturnType<typeof import('node:util').parseArgs<typeof OPTIONS>>} parsed */
async function retest({ values: options, positionals }) {
  if ([options.run, options.command, options.json].filter(Boolean).length > 1) {
    throw new Problem('Choose one of --run, --command and --json.');
  }
  const { repository, machinesPath, versions } = comparedVersions(options.in, positionals);
  const isHere = versions.after.commit === null || isCheckedOut(repository, versions.after.commit);
  if (options.run && !isHere) {
    throw new Problem(`--run needs a checkout of ${versions.after.name} without changes.`);
  }
  await withModules(process.cwd(), async (load) => {
    const module = /** @type {{ retest: Retest }} */ (
      await load(ownModule('src/retest/retest.ts'))
    );
    const read = (/** @type {string} */ folder) =>
      module.retest.readVersion(machineFilesIn(folder, machinesPath), load, folder);
    const before = await withVersion(repository, versions.before, read);
    // The walks are those of the later version, so the files of that version must exist until the walks are
    // chosen.
    const later = isHere ? { ...versions.after, commit: null } : versions.after;
    const record = await withVersion(repository, later, async (folder) => {
      const after = await read(folder);
      requireMachines([before, after], machinesPath);
      const { machines, failures } = module.retest.findChanges(versions, before, after);
      const config = await configIn(folder, load);
      const tests = listTests(
        folder,
        Object.keys(config.models),
        module.retest.modelNames(config, machines),
      );
      const retested = await module.retest.retestMachines(config, machines, tests);
      return module.retest.recordOf(versions, retested, failures);
    });
    print(module.retest, record, options);
    if (module.retest.hasGaps(record)) process.exitCode = UNCROSSED;
    if (options.run) runWalks(record);
  });
}

/**
 * @param {string} folder
 * @param {(path: string) => Promise<Record<string, unknown>>} load
 */
async function configIn(folder, load) {
  try {
    return await loadConfig(load, folder);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Problem(`The models of the later version can’t be read: ${reason}`);
  }
}

/**
 * @param {Retest} retest
 * @param {RetestRecord} record
 * @param {{ json?: boolean, command?: boolean, run?: boolean }} options
 */
function print({ formatRetest, toShell }, record, { json, command, run }) {
  if (json) {
    printLine(JSON.stringify(record, null, 2));
    return;
  }
  if (!command) printLine(formatRetest(record));
  if (command && record.command.length > 0) printLine(toShell(record.command));
  if (!command && !run && record.command.length > 0) {
    printLine('\n--run runs these walks; --command prints the Vitest command.');
  }
}

/** @param {RetestRecord} record */
function runWalks({ command: [, , ...words] }) {
  if (words.length === 0) return;
  const { status } = spawnSync(process.execPath, [vitestIn(process.cwd()), ...words], {
    stdio: 'inherit',
    env: environmentOfVitest(),
  });
  if (status !== 0) process.exitCode = 1;
}

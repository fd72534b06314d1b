/**
 * Runs `chartwalk paths`, which generates paths from a project's machines and models. Without options, it
 * prints a summary.
 */
import { withModules } from './module-runner.mjs';
import { ownModule } from './own-module.mjs';
import { loadConfig, requireOneOf, runCommand } from './run-command.mjs';
import { Problem, printLine } from './terminal.mjs';

const HELP = `chartwalk paths [options]

Without options, prints a summary: the numbers of states, transitions, paths and steps of each machine, and
what the last test run did not walk.

  --all                every path of every machine, step by step
  --machine NAME       one machine only; may be given more than once
  --strategy STRATEGY  shortest (the paths that the tests walk; the default) or simple (every path
                       that visits no state twice)
  --to STATE           the shortest path to this state of the machine, such as owned.unsaved, alone;
                       with --strategy simple, every simple path to it
  --together           the paths of the machines that are walked as one
  --coverage           the table that the last test run measured, instead of paths; with --machine also
                       each state, transition and side of a guard, and how often it was walked
  --markdown, --json   another format; without other options, of every path
  --help               this text`;

const OPTIONS = /** @type {const} */ ({
  options: {
    all: { type: 'boolean' },
    machine: { type: 'string', multiple: true },
    strategy: { type: 'string' },
    to: { type: 'string' },
    together: { type: 'boolean' },
    coverage: { type: 'boolean' },
    markdown: { type: 'boolean' },
    json: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});

await runCommand(HELP, OPTIONS, report);

/** @param {ReturnType<typeof import('node:util').parseArgs<typeof OPTIONS>>} parsed */
async function report({ values: options }) {
  await withModules(process.cwd(), async (load) => {
    const { paths } = /** @type {typeof import('../src/paths/command.ts')} */ (
      await load(ownModule('src/paths/command.ts'))
    );
    const config = await loadConfig(load);
    print(options, paths, config);
  });
}

/**
 * @param {ReturnType<typeof import('node:util').parseArgs<typeof OPTIONS>>['values']} options
 * @param {typeof import('../src/paths/command.ts')['paths']} paths
 * @param {import('../src/project.ts').ProjectConfig} config
 */
function print(options, paths, config) {
  const {
    formatCoverage,
    formatReports,
    formatSummary,
    jointReport,
    modelsById,
    readCoverageRecords,
    reportOf,
    statesIn,
  } = paths;
  const models = modelsById(config.models);
  const ids = [...models.keys()];
  const machines = options.machine ?? ids;
  for (const name of machines) requireOneOf(ids, name, 'machine');
  const chosenModels = machines.flatMap((name) => models.get(name) ?? []);
  const { strategy = 'shortest', to } = options;
  requireOneOf(['shortest', 'simple'], strategy, 'strategy');
  if (to !== undefined) {
    if (machines.length !== 1)
      throw new Problem('--to needs --machine: states belong to a machine.');
    requireOneOf(
      chosenModels.flatMap(({ machine }) => statesIn(machine)),
      to,
      'state',
    );
  }
  if (options.markdown && options.json) throw new Problem('Choose --markdown or --json, not both.');
  const format = options.markdown ? 'markdown' : options.json ? 'json' : 'text';

  if (options.coverage) {
    const records = readCoverageRecords();
    if (!records) throw new Problem('No test run has measured coverage yet: run the path tests.');
    printLine(formatCoverage(machines, records, format, options.machine !== undefined));
    return;
  }
  if (isSummary(options)) {
    const reports = chosenModels.map((model) => reportOf(model, 'shortest'));
    printLine(formatSummary(reports, readCoverageRecords()));
    endWith(reports);
    return;
  }
  const chosen = /** @type {import('../src/paths/report.ts').Strategy} */ (strategy);
  if (options.together && (options.machine || options.strategy)) {
    throw new Problem('--together goes neither with --machine nor with --strategy.');
  }
  if (options.together && !config.together) {
    throw new Problem('chartwalk.config.ts names no machines that are walked together.');
  }
  const reports =
    options.together && config.together
      ? [jointReport(config.together)]
      : chosenModels.map((model) => reportOf(model, chosen, to));
  if (to !== undefined && reports.every((it) => it.paths.length === 0)) {
    throw new Problem(`Nothing that the model knows of leads ${machines.join()} to ${to}.`);
  }
  printLine(formatReports(reports, format));
  endWith(reports);
}

/** @param {ReturnType<typeof import('node:util').parseArgs<typeof OPTIONS>>['values']} options */
function isSummary({ all, machine, strategy, to, together, markdown, json }) {
  return [all, machine, strategy, to, together, markdown, json].every((it) => it === undefined);
}

/**
 * Sets the exit code to 1 if an invariant is broken, or if a model's `memory` omits a context field that a
 * guard reads.
 *
 * @param {readonly import('../src/paths/report.ts').MachineReport[]} reports
 */
function endWith(reports) {
  const isBroken = reports.some(
    ({ invariants, forgotten }) =>
      [...invariants.flatMap(({ breach }) => breach ?? []), ...forgotten].length > 0,
  );
  if (isBroken) process.exitCode = 1;
}

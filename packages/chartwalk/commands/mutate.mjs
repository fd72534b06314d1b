/**
 * Runs `chartwalk mutate`, which measures how well the journeys and paths of a project's machines find
 * faults. A mutant is a copy of a chart with one fault. The command prints the mutants that no walk catches.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { withModules } from './module-runner.mjs';
import { ownModule } from './own-module.mjs';
import { loadConfig, requireOneOf, runCommand } from './run-command.mjs';
import { walkOnScreens } from './screen-mutants.mjs';
import { Problem, printLine } from './terminal.mjs';

const HELP = `chartwalk mutate [machine…] [options]

Makes mutants of the charts, each with one fault, and walks the journeys and paths of the models on them.
If machines are named, also lists the excused mutants and those that no journey catches.

  --screen WHICH      also walks mutants on the project's screens, which takes long: those that are missed
                      without a screen (missed), or all
  --at-least PERCENT  exits with 1 if the score of all machines together is lower
  --json FILE         also writes every mutant and its outcome to a file
  --help              this text`;

const OPTIONS = /** @type {const} */ ({
  allowPositionals: true,
  options: {
    'at-least': { type: 'string' },
    json: { type: 'string' },
    screen: { type: 'string' },
    help: { type: 'boolean' },
  },
});

await runCommand(HELP, OPTIONS, mutate);

/** @param {ReturnType<typeof import('node:util').parseArgs<typeof OPTIONS>>} parsed */
async function mutate({ values: options, positionals: named }) {
  const atLeast = Number(options['at-least'] ?? 0);
  if (!(atLeast >= 0 && atLeast <= 100)) {
    throw new Problem('--at-least takes a percentage, such as 97.');
  }
  const { screen } = options;
  if (screen !== undefined && screen !== 'missed' && screen !== 'all') {
    throw new Problem('--screen takes “missed” or “all”.');
  }
  await withModules(process.cwd(), async (load) => {
    const { mutation } = /** @type {typeof import('../src/mutation/mutation.ts')} */ (
      await load(ownModule('src/mutation/mutation.ts'))
    );
    const config = await loadConfig(load);
    const { journeys } = (await config.journeys?.()) ?? { journeys: {} };
    const models = mutation.modelsById(config.models);
    const reasons = config.survivors ?? {};
    const others = Object.entries(config.walkedWith ?? {}).flat(2);
    for (const name of [...named, ...Object.keys(journeys), ...Object.keys(reasons), ...others])
      requireOneOf([...models.keys()], name, 'machine with a model');
    const chosen = named.length > 0 ? named : [...models.keys()];
    const bare = chosen.flatMap((id) => {
      const model = models.get(id);
      try {
        return model ? mutation.measureMachine(model, journeys[id], reasons[id]) : [];
      } catch (error) {
        throw error instanceof mutation.BrokenSuite ? new Problem(error.message) : error;
      }
    });
    const { results, problem } =
      screen === undefined
        ? { results: [], problem: null }
        : await walkOnScreens(
            process.cwd(),
            config,
            bare.flatMap((it) => mutation.mutantsForScreen(screen, it)),
          );
    const machines = bare.map((it) => mutation.withScreen(it, results));
    const record = { machines };
    printLine(mutation.formatRecord(record, named.length > 0));
    if (options.json !== undefined) writeRecord(options.json, record);
    if (problem !== null) throw new Problem(problem);
    const score = mutation.scoreOf(mutation.summarize(machines.flatMap(({ mutants }) => mutants)));
    if (score < atLeast) {
      console.error(`\nThe score is ${score.toFixed(2)} %, which is less than ${atLeast} %.`);
      process.exitCode = 1;
    }
    for (const it of machines) {
      for (const mutantName of mutation.unusedReasons(it, reasons[it.machine])) {
        console.error(
          `\nNo mutant of ${it.machine} survives as “${mutantName}”, so it needs no reason.`,
        );
        process.exitCode = 1;
      }
    }
  });
}

/**
 * @param {string} file
 * @param {import('../src/mutation/record.ts').MutationRecord} record
 */
function writeRecord(file, record) {
  mkdirSync(dirname(resolve(file)), { recursive: true });
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
}

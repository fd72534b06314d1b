/**
 * Runs `chartwalk journeys`, which prints journeys through the transitions that are in no journey yet. The
 * user can paste the printed journeys among the handwritten ones.
 */
import { withModules } from './module-runner.mjs';
import { ownModule } from './own-module.mjs';
import { loadConfig, requireOneOf, runCommand } from './run-command.mjs';
import { printLine } from './terminal.mjs';

const HELP = `chartwalk journeys [machine…]

Prints journeys through the transitions that are in no journey of chartwalk.config.ts, ready to paste.

  --help  this text`;

const OPTIONS = /** @type {const} */ ({
  allowPositionals: true,
  options: { help: { type: 'boolean' } },
});

await runCommand(HELP, OPTIONS, printMissing);

/** @param {ReturnType<typeof import('node:util').parseArgs<typeof OPTIONS>>} parsed */
async function printMissing({ positionals: named }) {
  await withModules(process.cwd(), async (load) => {
    const { paths } = /** @type {typeof import('../src/paths/command.ts')} */ (
      await load(ownModule('src/paths/command.ts'))
    );
    const config = await loadConfig(load);
    const models = paths.modelsById(config.models);
    for (const name of named) requireOneOf([...models.keys()], name, 'machine with a model');
    const { journeys } = (await config.journeys?.()) ?? { journeys: {} };
    if (!config.journeys) {
      printLine('chartwalk.config.ts has no journeys, so all are missing here.\n');
    }
    const chosen = [...models].filter(([id]) => named.length === 0 || named.includes(id));
    printLine(
      paths.formatMissing(
        chosen.map(([id, model]) => paths.missingJourneys(model, journeys[id] ?? [])),
      ),
    );
  });
}

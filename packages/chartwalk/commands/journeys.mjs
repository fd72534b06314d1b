/**
 * Runs `chartwalk journeys`, which prints journeys through the transitions that are in no journey yet. They
 * can be pasted among the handwritten ones.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { withModules } from './module-runner.mjs';
import { ownModule } from './own-module.mjs';
import { complain, Problem, say } from './terminal.mjs';

const HELP = `chartwalk journeys [machine…]

Prints journeys through the transitions that are in no journey of chartwalk.config.ts, ready to paste.

  --help  this text`;

try {
  await printMissing();
} catch (error) {
  complain(error);
  process.exitCode = error instanceof Problem ? 2 : 1;
}

async function printMissing() {
  const { values: options, positionals: named } = readOptions();
  if (options.help) {
    say(HELP);
    return;
  }
  await withModules(process.cwd(), async (load) => {
    const { paths } = /** @type {typeof import('../src/paths/command.ts')} */ (
      await load(ownModule('src/paths/command.ts'))
    );
    const { config } = /** @type {{ config: import('../src/project.ts').ProjectConfig }} */ (
      await load(resolve('chartwalk.config.ts'))
    );
    const models = paths.modelsById(config.models);
    for (const name of named) {
      if (models.has(name)) continue;
      const list = [...models.keys()].map((id) => `  ${id}`).join('\n');
      throw new Problem(
        `There is no machine with a model called ${name}. These are there:\n${list}`,
      );
    }
    const { journeys } = (await config.journeys?.()) ?? { journeys: {} };
    if (!config.journeys) {
      say('chartwalk.config.ts has no journeys, so all are missing here.\n');
    }
    const chosen = [...models].filter(([id]) => named.length === 0 || named.includes(id));
    say(
      paths.formatMissing(
        chosen.map(([id, model]) => paths.missingJourneys(model, journeys[id] ?? [])),
      ),
    );
  });
}

function readOptions() {
  try {
    return parseArgs({ allowPositionals: true, options: { help: { type: 'boolean' } } });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Problem(`${reason}\n\n${HELP}`);
  }
}

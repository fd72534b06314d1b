#!/usr/bin/env node
/** Runs `chartwalk`, which draws, walks and compares the statecharts of a project. */
import { printError, Problem, printLine } from './terminal.mjs';

const HELP = `chartwalk <command> [options]

  open PATH...   draws the machines that files or folders export, in a browser
  paths          sums up or lists the paths that a project's models make possible; coverage is paths --coverage
  journeys       prints the journeys that are missing, ready to paste
  check PATH...  draws, exports and simulates all machines of other projects, and prints a table
  diff           says what the machines of two commits do differently
  retest         lists the fewest walks that cross what two commits do differently, and runs them
  mutate         makes mutants of the charts, and lists those that no walk catches
  gallery        takes pictures of every state in a browser, and shows them on a board with pins

Of paths, journeys, check, diff, retest, mutate and gallery, --help says more.`;

/** Each command reads the arguments after its name. */
const commands = {
  open: () => import('./open.mjs'),
  paths: () => import('./paths.mjs'),
  journeys: () => import('./journeys.mjs'),
  check: () => import('./check.mjs'),
  diff: () => import('./diff.mjs'),
  retest: () => import('./retest.mjs'),
  mutate: () => import('./mutate.mjs'),
  gallery: () => import('./gallery.mjs'),
  coverage: () => {
    process.argv.splice(2, 0, '--coverage');
    return import('./paths.mjs');
  },
};

const [name = '--help'] = process.argv.splice(2, 1);
if (name === '--help') printLine(HELP);
else if (Object.hasOwn(commands, name)) await commands[/** @type {'open'} */ (name)]();
else {
  printError(new Problem(`There is no command called ${name}.\n\n${HELP}`));
  process.exitCode = 2;
}

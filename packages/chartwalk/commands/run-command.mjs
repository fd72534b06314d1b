/** Runs the commands that read options, load the project, print a result and exit. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { printError, Problem, printLine } from './terminal.mjs';

/** @typedef {import('../src/project.ts').ProjectConfig} ProjectConfig */
/** @typedef {(path: string) => Promise<Record<string, unknown>>} Load */

/**
 * Reads a command's options and calls `work` with them. Prints `help` instead if `--help` is given. The exit
 * code is 2 if the options are invalid or `work` throws a {@link Problem}, and 1 if `work` throws any other
 * error.
 *
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {string} help
 * @param {Config} config the options, which include `help`
 * @param {(parsed: ReturnType<typeof parseArgs<Config>>) => unknown} work
 */
export async function runCommand(help, config, work) {
  try {
    const parsed = read(help, config);
    if ('help' in parsed.values) printLine(help);
    else await work(parsed);
  } catch (error) {
    printError(error);
    process.exitCode = error instanceof Problem ? 2 : 1;
  }
}

/**
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {string} help
 * @param {Config} config
 */
function read(help, config) {
  try {
    return parseArgs(config);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Problem(`${reason}\n\n${help}`);
  }
}

/**
 * Loads the configuration of the project in a folder.
 *
 * @param {Load} load
 * @param {string} [folder]
 * @returns {Promise<ProjectConfig>}
 */
export async function loadConfig(load, folder = '.') {
  const { config } = await load(resolve(folder, 'chartwalk.config.ts'));
  return /** @type {ProjectConfig} */ (config);
}

/**
 * @param {readonly string[]} names
 * @param {string} name
 * @param {string} kind
 * @throws {Problem} if `names` does not contain `name`
 */
export function requireOneOf(names, name, kind) {
  if (names.includes(name)) return;
  const list = names.map((known) => `  ${known}`).join('\n');
  throw new Problem(`There is no ${kind} called ${name}. These are there:\n${list}`);
}

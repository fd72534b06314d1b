/** Reads a project's TypeScript configuration, even if it extends a configuration that is not installed. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, isAbsolute, join, resolve } from 'node:path';

/** @typedef {{ baseUrl?: string, paths?: Record<string, string[]>, [option: string]: unknown }} CompilerOptions */
/** @typedef {{ extends?: string | string[], references?: { path: string }[], compilerOptions?: CompilerOptions }} TsConfig */

const STRING = String.raw`("(?:\\.|[^"\\])*")`;
const comments = new RegExp(String.raw`${STRING}|\/\/.*|\/\*[^]*?\*\/`, 'g');
const lastCommas = new RegExp(String.raw`${STRING}|,(?=\s*[}\]])`, 'g');

const keepString = (/** @type {string} */ _match, /** @type {string} */ string = '') => string;

/**
 * @param {string} file
 * @returns {TsConfig}
 */
function parse(file) {
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  return JSON.parse(text.replaceAll(comments, keepString).replaceAll(lastCommas, keepString));
}

/**
 * Returns the path of a configuration that another configuration names, or null if the path does not exist.
 * @param {string} named
 * @param {string} file the configuration that contains the name
 */
function find(named, file) {
  if (/^\.|^\//.test(named)) {
    const path = resolve(dirname(file), named);
    const candidates = [path, `${path}.json`, join(path, 'tsconfig.json')];
    return (
      candidates.find((candidate) => candidate.endsWith('.json') && existsSync(candidate)) ?? null
    );
  }
  const { resolve: resolvePackage } = createRequire(file);
  for (const candidate of [named, `${named}.json`, `${named}/tsconfig.json`]) {
    try {
      const path = resolvePackage(candidate);
      if (path.endsWith('.json')) return path;
    } catch {
      // The next candidate may exist.
    }
  }
  return null;
}

/**
 * Returns the options of a configuration, including those that it inherits with `extends`. Paths are
 * absolute.
 * @param {string} file
 * @param {Set<string>} absent receives the names of configurations that do not exist
 * @param {Set<string>} [seen]
 * @returns {CompilerOptions}
 */
function optionsOf(file, absent, seen = new Set()) {
  if (seen.has(file)) return {};
  seen.add(file);
  const config = parse(file);
  const options = config.compilerOptions ?? {};
  const base = resolve(dirname(file), options.baseUrl ?? '.');
  const inherited = [config.extends ?? [], (config.references ?? []).map(({ path }) => path)]
    .flat()
    .map((named) => {
      const parent = find(named, file);
      if (parent === null) absent.add(named);
      return parent === null ? {} : optionsOf(parent, absent, seen);
    });
  const paths = Object.entries(options.paths ?? {}).map(([pattern, targets]) => [
    pattern,
    targets.map((target) => (isAbsolute(target) ? target : join(base, target))),
  ]);
  return {
    .../** @type {CompilerOptions} */ (Object.assign({}, ...inherited)),
    ...options,
    ...(options.paths && { paths: Object.fromEntries(paths) }),
    ...(options.baseUrl !== undefined && { baseUrl: base }),
  };
}

/**
 * Reads a project's nearest `tsconfig.json` and the configurations that it extends or references. If some of
 * them do not exist, returns the options of the others, and the names of the missing ones. Returns null if none
 * is missing, because Vite can then read the configuration itself.
 *
 * @param {string} root
 * @returns {{ absent: string[], compilerOptions: CompilerOptions } | null}
 */
export function incompleteTsconfig(root) {
  for (let folder = root; ; folder = dirname(folder)) {
    const file = join(folder, 'tsconfig.json');
    if (existsSync(file)) {
      /** @type {Set<string>} */
      const absent = new Set();
      try {
        const compilerOptions = optionsOf(file, absent);
        return absent.size === 0 ? null : { absent: [...absent], compilerOptions };
      } catch {
        // Vite reports a file that is not JSON.
        return null;
      }
    }
    if (folder === dirname(folder)) return null;
  }
}

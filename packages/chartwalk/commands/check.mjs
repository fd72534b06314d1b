/**
 * Runs `chartwalk check path/to/project`. The command draws, exports and simulates every machine of another
 * project, and prints the results. To find the machines, the command runs the project's tests and modules,
 * with the project's packages if they are installed.
 */
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startVitest } from 'vitest/node';
import { ownModule } from './own-module.mjs';
import { complain, Problem, say } from './terminal.mjs';
import { formatTable } from '../src/table.mjs';
import { isTest, sourceFilesIn } from './source-files.mjs';

/** @typedef {import('../src/examination/examine.ts').Finding & { file: string }} Found */

const root = fileURLToPath(new URL('..', import.meta.url));
const recording = ownModule('src/examination/checkout/record.ts');

const yes = (/** @type {boolean} */ is) => (is ? 'yes' : 'no');

try {
  const paths = process.argv.slice(2).map((path) => resolve(path));
  if (paths.length === 0) throw new Problem('Say where: chartwalk check path/to/project');
  for (const path of paths) {
    if (!existsSync(path)) throw new Problem(`There is no ${path}.`);
    // oxlint-disable-next-line no-await-in-loop -- one project after another
    report(path, await check(path));
  }
  process.exit();
} catch (error) {
  complain(error);
  process.exit(error instanceof Problem ? 2 : 1);
}

/**
 * @param {string} path
 * @returns {Promise<Found[]>}
 */
async function check(path) {
  const findings = mkdtempSync(join(tmpdir(), 'statecharts-'));
  const files = sourceFilesIn(path).filter((file) =>
    readFileSync(file, 'utf8').includes('createMachine'),
  );
  const sources = join(findings, 'sources.test.mjs');
  writeFileSync(sources, 'globalThis.loadSources();');
  const options = {
    config: false,
    watch: false,
    root: statSync(path).isFile() ? join(path, '..') : path,
    include: ['**/*.{test,spec}.?(c|m)[jt]s?(x)', sources],
    exclude: ['**/node_modules/**'],
    globals: true,
    maxWorkers: 2,
    setupFiles: [recording],
    // The project's tests run only to create machines, so their results are not reported.
    reporters: [{}],
    silent: true,
    passWithNoTests: true,
    dangerouslyIgnoreUnhandledErrors: true,
    server: { deps: { inline: [/xstate/] } },
    provide: { findings, sources: files.filter((file) => !isTest(file)) },
  };
  await startVitest('test', [], /** @type {{}} */ (options), { plugins: [recorder(path)] });
  const found = readdirSync(findings)
    .filter((file) => file.endsWith('.json'))
    .flatMap(
      (file) => /** @type {Found[]} */ (JSON.parse(readFileSync(join(findings, file), 'utf8'))),
    );
  rmSync(findings, { recursive: true });
  process.exitCode = 0;
  return found.toSorted((one, other) => one.file.localeCompare(other.file));
}

/**
 * Returns a plugin that makes each copy of XState record its machines, and that replaces packages that are
 * not installed.
 * @param {string} path
 * @returns {import('vite').Plugin}
 */
function recorder(path) {
  const missing = '\0missing:';
  const ownXState = join(path.replace(/\/(?:examples|packages)\/?.*$/, ''), 'packages/core/src');
  return {
    name: 'record-machines',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (/^[./\0]|^node:|^virtual:/.test(source)) return null;
      // The examples in XState's own repository must import XState's sources.
      const [, part = 'index'] = /^xstate(?:\/(\w+))?$/.exec(source) ?? [];
      const own = join(ownXState, `${part}.ts`);
      const isOurs = importer?.startsWith(root);
      if (source.startsWith('xstate') && !isOurs && existsSync(own)) return own;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!/^xstate(?:\/|$)/.test(source)) return found ? null : missing + source;
      const xstate = found ?? (await this.resolve(source, recording));
      // The file `.cjs.mjs` only re-exports a CommonJS module, which does not pass through `transform` below.
      return xstate && { ...xstate, id: xstate.id.replace(/\.cjs\.mjs$/, '.esm.js') };
    },
    load(id) {
      if (!id.startsWith(missing)) return null;
      // Everything that is imported from a missing package can be called and constructed, and has every
      // property.
      return `const anything = new Proxy(function () {}, {
        get: (_, key) => (key === Symbol.toPrimitive ? () => '' : key === 'then' ? undefined : anything),
        apply: () => anything,
        construct: () => anything,
      });
      Object.setPrototypeOf(__vite_ssr_exports__, new Proxy({}, { get: (_, key) => (key === 'then' ? undefined : anything) }));
      export default anything;`;
    },
    transform(code) {
      const made = 'this.root._initialize();';
      if (!code.includes(made)) return null;
      return code.replace(made, `${made} globalThis.recordMachine?.(this);`);
    },
  };
}

/**
 * @param {string} path
 * @param {Found[]} found
 */
function report(path, found) {
  const rows = found.map((one) => [
    relative(path, one.file),
    one.machine,
    yes(one.charted),
    yes(one.arranged),
    one.lost.length === 0 ? 'all' : `${one.lost.length} lost`,
    one.hidden.length === 0 ? 'clear' : `${one.hidden.length} hidden`,
    yes(one.exported),
    one.simulated ? `${one.steps} steps` : 'no',
    one.refused ?? one.needs ?? '',
  ]);
  const count = (/** @type {(one: Found) => boolean} */ is) => String(found.filter(is).length);
  const total = [
    'all',
    String(found.length),
    count((one) => one.charted),
    count((one) => one.arranged),
    count((one) => one.arranged && one.lost.length === 0),
    count((one) => one.arranged && one.hidden.length === 0),
    count((one) => one.exported),
    count((one) => one.simulated),
    `${count((one) => one.refused !== null)} refused, ${count((one) => one.needs !== null)} told what they need`,
  ];
  const heading = ['file', 'machine', 'charted', 'arranged', 'lines', 'labels', 'exported'];
  say(formatTable([[...heading, 'simulated', 'refused, or what it needs'], ...rows, total]));
}

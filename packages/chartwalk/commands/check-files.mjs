/**
 * Imports files of another project, and examines the machines that they create. `chartwalk check` runs this
 * module in a separate process, because an imported file may hang, crash or end its process.
 */
import { fileURLToPath } from 'node:url';
import { createServer, isRunnableDevEnvironment } from 'vite';
import { anything } from './anything.mjs';
import { withModules } from './module-runner.mjs';
import { ownModule } from './own-module.mjs';
import { projectConfig } from './project-config.mjs';

/** @typedef {import('xstate').AnyStateMachine} Machine */
/** @typedef {import('../src/examination/examine.ts').Finding} Finding */
/** @typedef {typeof import('../src/examination/in-check.ts')} InCheck */
/** @typedef {{ root: string, files: string[], cacheDir: string }} Task */
/**
 * `withoutMachine` is the reason why a file that loads creates no machine. It is null if the file creates
 * machines, uses machines of other files, or does not load.
 * @typedef {{ findings: Finding[], problems: string[], withoutMachine: string | null }} FileResult
 */
/**
 * @typedef {{ kind: 'begun', file: string }
 *   | { kind: 'alive' }
 *   | { kind: 'said', sentence: string, subject?: string | undefined }
 *   | { kind: 'examined', file: string, result: FileResult }} Message
 */

const browserGlobals = `
  addEventListener alert Audio cancelAnimationFrame CSS customElements document Element
  getComputedStyle history HTMLElement Image indexedDB innerHeight innerWidth IntersectionObserver
  localStorage location matchMedia MutationObserver navigator Node requestAnimationFrame
  ResizeObserver screen self sessionStorage window XMLHttpRequest`
  .trim()
  .split(/\s+/);

/** @param {Message} message */
const send = (message) => void process.send?.(message);

/** @type {import('./project-config.mjs').Report} */
const report = (sentence, subject) => send({ kind: 'said', sentence, subject });

/** Returns the package that a file imports with this specifier. */
const packageOf = (/** @type {string} */ specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

// A file may start work that fails later. The machines that it created are still examined.
process.on('uncaughtException', () => {});
process.on('unhandledRejection', () => {});
Object.assign(globalThis, {
  /** @param {import('./absent-packages.mjs').AbsentPackage} absent */
  chartwalkStandIn: ({ name }) =>
    report(
      'These packages are not installed. An object that allows everything replaces each of them:',
      packageOf(name),
    ),
});

// A file may also start work that never ends, such as an interval.
process.once('disconnect', () => process.exit());

process.once('message', (/** @type {Task} */ task) => {
  examineFiles(task).then(
    () => process.disconnect(),
    (/** @type {unknown} */ error) => {
      console.error(error);
      process.exit(1);
    },
  );
});

/** @param {Task} task */
async function examineFiles({ root, files, cacheDir }) {
  await withModules(fileURLToPath(new URL('..', import.meta.url)), async (loadOwn) => {
    const own = /** @type {InCheck} */ (await loadOwn(ownModule('src/examination/in-check.ts')));
    const { plugins = [], ...config } = await projectConfig({ root, cacheDir, report });
    const server = await createServer({
      ...config,
      plugins: [machineRecorder, ...plugins],
      optimizeDeps: { noDiscovery: true },
      // Let Vite compile XState, because `machineRecorder` changes XState's code.
      ssr: { noExternal: [/^xstate(?:\/|$)/] },
      server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    });
    const { ssr } = server.environments;
    if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite runs no modules here.');
    const recorded = recordMachines(files);
    const load = loader(ssr.runner, () => recorded.clear());
    const examined = new Set();
    for (const file of files) {
      send({ kind: 'begun', file });
      // oxlint-disable-next-line no-await-in-loop -- one after another, so that each file has its own time
      const result = await examineFile(file, own, () => load(file), recorded, examined);
      send({ kind: 'examined', file, result });
    }
    await server.close();
  });
}

/**
 * Makes each copy of XState report every machine that it creates.
 * @type {import('vite').Plugin}
 */
const machineRecorder = {
  name: 'chartwalk:machine-recorder',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!/^xstate(?:\/|$)/.test(source)) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    // Load XState's `.esm.js` file instead of its `.cjs.mjs` file, which only re-exports a CommonJS module.
    // That module would not pass through `transform` below.
    return found && { ...found, id: found.id.replace(/\.cjs\.mjs$/, '.esm.js') };
  },
  transform(code) {
    const made = 'this.root._initialize();';
    if (!code.includes(made)) return null;
    return code.replace(made, `${made} globalThis.recordMachine?.(this);`);
  },
};

/**
 * Returns a map whose keys are the created machines, and whose values are the files that create them. If a
 * file creates a machine by calling a function of another file, the machine belongs to the calling file.
 * @param {readonly string[]} files
 */
function recordMachines(files) {
  /** @type {Map<Machine, string | undefined>} */
  const recorded = new Map();
  Error.stackTraceLimit = 100;
  Object.assign(globalThis, {
    recordMachine: (/** @type {Machine} */ machine) => {
      // Leave out asynchronous stack frames. They belong to files that import the file that creates the
      // machine.
      const frames = (new Error().stack ?? '')
        .split('\n')
        .filter((line) => !/at async /.test(line));
      const outermost = frames.findLast((line) => files.some((file) => line.includes(`${file}:`)));
      recorded.set(
        machine,
        files.find((file) => outermost?.includes(`${file}:`)),
      );
    },
  });
  return recorded;
}

/**
 * Returns a function that imports a file. If the file reads a global that only browsers have, the import fails.
 * The function then replaces all missing browser globals, and imports the file again.
 * @param {import('vite/module-runner').ModuleRunner} runner
 * @param {() => void} beforeReload
 */
function loader(runner, beforeReload) {
  /** @type {(file: string) => Promise<Record<string, unknown>>} */
  return async (file) => {
    try {
      return await runner.import(file);
    } catch (error) {
      const [, name = ''] = /^(\w+) is not defined$/.exec(messageOf(error)) ?? [];
      if (!browserGlobals.includes(name)) throw error;
      for (const one of browserGlobals)
        if (!(one in globalThis)) Reflect.set(globalThis, one, anything);
      report(
        `A file reads ${name} while it is imported, which only a browser has. An object that allows everything replaces it.`,
      );
      runner.clearCache();
      beforeReload();
      return await runner.import(file);
    }
  };
}

/** @param {unknown} error */
function messageOf(error) {
  // Some libraries throw errors that are not instances of `Error`.
  const { message } = /** @type {{ message?: unknown }} */ (Object(error));
  return (
    String(message ?? error)
      // oxlint-disable-next-line no-control-regex -- the colours of a terminal
      .replaceAll(/\u001B\[[\d;]+m/g, '')
      // A parser's message also shows the code around the error. This code is removed.
      .replaceAll(/^\s*╭─\[ (.*) \]$/gm, '($1)')
      .replaceAll(/^.*[│╰╭─].*$/gm, '')
  );
}

/**
 * Examines the machines of one file. A machine and its copies from `provide` share a config and are examined
 * once.
 * @param {string} file
 * @param {InCheck} own
 * @param {() => Promise<Record<string, unknown>>} load
 * @param {Map<Machine, string | undefined>} recorded
 * @param {Set<unknown>} examined the configs of the machines that were examined before
 * @returns {Promise<FileResult>}
 */
async function examineFile(file, { areAlike, examine, machinesIn }, load, recorded, examined) {
  const before = new Set(recorded.keys());
  /** @type {Machine[]} */
  const exported = [];
  /** @type {string[]} */
  const problems = [];
  /** @type {string | null} */
  let withoutMachine = null;
  /** The machines that exist before the functions of the file are called. */
  let imported = new Set(recorded.keys());
  try {
    const module = await load();
    imported = new Set(recorded.keys());
    const reading = machinesIn(module);
    if (reading.kind === 'machines') {
      exported.push(...Object.values(reading.machines), ...Object.values(reading.invoked));
      problems.push(...reading.failures);
    } else withoutMachine = reading.reason;
  } catch (error) {
    problems.push(`does not load: ${messageOf(error)}`);
  }
  const created = [...recorded].flatMap(([machine, creator]) =>
    creator === file || (creator === undefined && !before.has(machine)) ? machine : [],
  );
  // The command calls exported functions. If the file itself has already called such a function, its machine
  // is created a second time.
  const isRepeated = (/** @type {Machine} */ machine) =>
    !imported.has(machine) && created.some((one) => imported.has(one) && areAlike(one, machine));
  const machines = [...exported, ...created.filter((machine) => !isRepeated(machine))];
  /** @type {Finding[]} */
  const findings = [];
  for (const machine of machines) {
    const belongsHere = (recorded.get(machine) ?? file) === file;
    // A machine whose constructor threw has no events and can’t be used.
    if (!belongsHere || examined.has(machine.config) || !machine.events) continue;
    examined.add(machine.config);
    // oxlint-disable-next-line no-await-in-loop -- in sequence, because ELK has one thread
    findings.push(await examine(machine));
    send({ kind: 'alive' });
  }
  return { findings, problems, withoutMachine: machines.length === 0 ? withoutMachine : null };
}

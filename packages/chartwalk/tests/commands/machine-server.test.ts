/** Serves the machines of a project that the tests create, as `chartwalk open path` does. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ViteDevServer } from 'vite';
import { LIST, PROBLEM } from '../../commands/machine-list.mjs';
import { serveMachines } from '../../commands/machine-server.mjs';
import { filesOf, machineFiles, projectOf } from '../../commands/machine-sources.mjs';
import { machinesIn } from '../../src/machines-in.ts';
import { idsByFile, projectFiles } from '../finding.ts';
import { writeFiles, writeProject } from '../write-files.ts';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'other-project-')));
const base = '/machine-files-0/';

const files = {
  'package.json': '{ "name": "other", "type": "module" }',
  'tsconfig.json': '{ "compilerOptions": { "paths": { "#lib/*": ["./src/lib/*"] } } }',
  'vite.config.ts': `import { fileURLToPath } from 'node:url';
    export default { plugins: [{ name: 'throws', configResolved() { throw new Error('not mine'); } }],
      resolve: { alias: { '~': fileURLToPath(new URL('./src', import.meta.url)) } } };`,
  'node_modules/xstate/package.json':
    '{ "name": "xstate", "version": "5.0.0", "type": "module", "exports": "./index.js" }',
  'node_modules/xstate/index.js': 'export const createMachine = (config) => ({ config });',
  'src/lib/ids.ts': 'export const id: string = "toggle";',
  'src/toggle.ts': `import { createMachine } from 'xstate';
    import { id } from '#lib/ids';
    import { other } from '~/lib/other';
    export const toggle = createMachine({ id, meta: { other } });`,
  'src/lib/other.ts': 'export const other = 1;',
  'src/toggle.test.ts': 'import { createMachine } from "xstate"; createMachine({});',
  'src/broken.ts': 'export const machine = createMachine({ id: "broken" ;',
  'src/lost.ts': 'import { a } from "./nowhere"; export { a }; // createMachine',
  'src/absent.ts': `import def, { z } from 'not-installed';
    import * as all from 'not-installed';
    export const a = [def, z, all.parse()]; // createMachine`,
  'src/indirect.ts': 'export { a } from "./lost"; // createMachine',
  'src/[id] (1).ts': 'import { createMachine } from "xstate"; export const b = createMachine({});',
  'src/inner/package.json': '{ "name": "inner" }',
  'src/inner/other.ts': 'createMachine',
  'src/plain.ts': 'export const nothing = 1;',
};

let server: ViteDevServer;
const http = createServer((request, response) => server.middlewares(request, response));

beforeAll(async () => {
  writeFiles(root, files);
  server = await serveMachines({ root, paths: [join(root, 'src')], base, beside: root, http });
  await new Promise<void>((resolve) => {
    http.listen(0, '127.0.0.1', resolve);
  });
});

afterAll(async () => {
  await server.close();
  http.close();
  rmSync(root, { recursive: true });
});

const inSource = (...names: string[]) => names.map((name) => join(root, 'src', name));

async function get(path: string): Promise<string> {
  const { port } = http.address() as AddressInfo;
  return (await fetch(`http://127.0.0.1:${port}${base.slice(0, -1)}${path}`)).text();
}

const problemOf = (name: string) =>
  get(`${PROBLEM}?file=${encodeURIComponent(join(root, 'src', name))}`);

test('machineFiles returns a folder’s machine files without its tests, or only the file if a file is given', () => {
  expect(machineFiles(join(root, 'src'))).toEqual(
    inSource(
      '[id] (1).ts',
      'absent.ts',
      'broken.ts',
      'indirect.ts',
      'inner/other.ts',
      'lost.ts',
      'toggle.ts',
    ),
  );
  expect(machineFiles(join(root, 'src/plain.ts'))).toEqual(inSource('plain.ts'));
  expect(machineFiles(join(root, 'nowhere'))).toEqual([]);
  expect(projectOf(join(root, 'src/toggle.ts'))).toBe(root);
  expect(projectOf(join(root, 'src/inner/other.ts'))).toBe(join(root, 'src/inner'));
});

test('filesOf returns only the files that belong to the given project', () => {
  const inner = join(root, 'src/inner');
  expect(filesOf([root], inner)).toEqual(inSource('inner/other.ts'));
  expect(filesOf([join(root, 'src')], root)).not.toContain(join(inner, 'other.ts'));
  expect(filesOf([join(root, 'src'), join(root, 'src/toggle.ts'), inner], root)).toEqual(
    inSource('[id] (1).ts', 'absent.ts', 'broken.ts', 'indirect.ts', 'lost.ts', 'toggle.ts'),
  );
});

test('the module that lists the machine files contains each file, and accepts hot updates', async () => {
  const list = await get(LIST);
  for (const name of ['toggle', 'broken', 'lost', '[id] (1)'])
    expect(list).toContain(`src/${name}.ts`);
  expect(list).toContain(`import.meta.hot = `);
  expect(list).not.toContain('plain.ts');
  // The file `inner/other.ts` belongs to another project.
  expect(list).not.toContain('other.ts');
});

test('a file is served with its project’s own XState, aliases and paths', async () => {
  expect(await problemOf('toggle.ts')).toBe('');
  const served = await get('/src/toggle.ts');
  expect(served).toContain(`${base}src/lib/ids.ts`);
  expect(served).toContain(`${base}src/lib/other.ts`);
  const address = /"\/machine-files-0(\/[^"]*xstate[^"]*)"/.exec(served)?.[1] ?? '';
  expect(await get(address)).toContain('createMachine = (config) => ({ config });');
});

test('the server says why it can’t serve a file, even if the mistake is in an imported file', async () => {
  expect(await problemOf('broken.ts')).toMatch(/[Uu]nexpected|[Ee]xpected/);
  const missing = 'src/lost.ts imports ./nowhere, which is not there.';
  expect(await problemOf('lost.ts')).toBe(missing);
  expect(await problemOf('indirect.ts')).toBe(missing);
  expect(await get(`${PROBLEM}?file=${encodeURIComponent('/etc/passwd')}`)).toBe('');
});

test('an absent package is replaced by a module with all imported names', async () => {
  expect(await problemOf('absent.ts')).toBe('');
  const served = await get('/src/absent.ts');
  const [, standIn = ''] =
    /"\/machine-files-0(\/@id\/[^"]*chartwalk-absent[^"]*)"/.exec(served) ?? [];
  const module = await get(standIn);
  expect(module).toContain('{"name":"not-installed","importer":"src/absent.ts"}');
  for (const name of ['default', 'z', 'parse']) expect(module).toContain(`anything as ${name}`);
  const [, anything = ''] = /"\/machine-files-0(\/@id\/[^"]*)"/.exec(module) ?? [];
  expect(await get(anything)).toContain('new Proxy');
});

test('`chartwalk open` finds machines however a file creates them', async () => {
  const folder = writeProject(projectFiles);
  const project = { root: folder, paths: [folder], base: '/machine-files-1/', beside: folder };
  const house = await serveMachines({ ...project, http: null });
  try {
    const found: [name: string, ids: readonly string[]][] = [];
    for (const [name] of idsByFile) {
      // oxlint-disable-next-line no-await-in-loop -- one after another, because the files share modules
      const reading = machinesIn(await house.ssrLoadModule(join(folder, 'src', name)));
      const machines =
        reading.kind === 'machines' ? { ...reading.machines, ...reading.invoked } : {};
      found.push([name, Object.values(machines).map(({ id }) => id)]);
    }
    expect(found).toEqual(idsByFile);
  } finally {
    await house.close();
    rmSync(folder, { recursive: true });
  }
});

/** Runs `chartwalk check` on projects that the tests create. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { idsByFile, projectFiles } from '../finding.ts';
import { writeProject } from '../write-files.ts';

const command = fileURLToPath(new URL('../../commands/check.mjs', import.meta.url));
const folders: string[] = [];

afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

async function check(files: Readonly<Record<string, string>>, ...options: string[]) {
  const folder = writeProject({
    'package.json': '{ "name": "checked", "type": "module" }',
    ...files,
  });
  folders.push(folder);
  const run = spawn(process.execPath, [command, folder, ...options], { cwd: folder });
  const [said, progress, [status]] = await Promise.all([
    text(run.stdout),
    text(run.stderr),
    once(run, 'exit'),
  ]);
  return { folder, said, progress, status };
}

const toggle = `import { createMachine } from 'xstate';
  export const toggle = createMachine({ id: 'toggle', initial: 'off',
    states: { off: { on: { SWITCH: 'on' } }, on: { on: { SWITCH: 'off' } } } });`;
const toggleRow = /^toggle\.ts +toggle +yes +yes +all +clear +yes +2 steps$/m;

test.concurrent('`chartwalk check` finds machines however a file creates them, and names missing packages and configurations', async () => {
  const { said, status, progress } = await check(projectFiles);
  const rows = said.matchAll(/^src\/(\S+) +(\S+) +yes +yes /gm);
  const found = Array.from(rows, ([, file, id]) => `${file} ${id}`);
  const wanted = idsByFile.flatMap(([file, ids]) => ids.map((id) => `${file} ${id}`));
  expect(found.toSorted()).toEqual(wanted.toSorted());
  expect(said).toMatch(/^src\/index\.ts +only has machines of other files\.$/m);
  expect(said).toMatch(/extends @absent\/tsconfig\/tsconfig\.json, which can’t be found/);
  expect(said).toMatch(/^These packages are not installed\. .*: .*\babsent-schemas\b/m);
  expect(said).toMatch(/^These packages are not installed\. .*: .*\babsent-elements\b/m);
  expect(progress).toMatch(/^1 of 17: src\//m);
  expect(status).toBe(0);
});

test.concurrent('`chartwalk check` finds a machine even if it is not exported, its file needs a browser or an absent package, or its project uses XState 4', async () => {
  const { said, status } = await check({
    'package.json': '{ "type": "module", "dependencies": { "xstate": "catalog:" } }',
    'pnpm-workspace.yaml': `catalog:\n  'xstate': ^4.38.0\n`,
    'hidden.ts': toggle.replace('export ', ''),
    'hook.tsx': `import { createActorContext } from '@xstate/react';\n${toggle}
      export const Toggle = createActorContext(toggle);`,
    'wide.ts': `export const wide = window.innerWidth > 600;\n${toggle}`,
    'other.ts': `export { toggle } from './wide.ts'; // createMachine`,
    'walk.ts': `import { toggle } from './hook.tsx';\ndescribe('createMachine', () => toggle);`,
  });
  for (const file of ['hidden.ts', 'hook.tsx', 'wide.ts'])
    expect(said).toMatch(new RegExp(`^${file} +toggle +yes +yes +all +clear +yes +2 steps$`, 'm'));
  expect(said).toContain('reads window while it is imported, which only a browser has.');
  expect(said).toMatch(/replaces each of them: @xstate\/react$/m);
  expect(said).toMatch(/ask for XState \^4\.38\.0\. chartwalk reads XState 5, .*: \.$/m);
  expect(status).toBe(0);
});

test.concurrent('`chartwalk check` finds the machine of a file whose import takes more than five seconds and leaves a timer running', async () => {
  const { said, status } = await check({
    'toggle.ts': `await new Promise((wake) => setTimeout(wake, 5500));
      setInterval(() => {}, 1000);\n${toggle}`,
  });
  expect(said).toMatch(toggleRow);
  expect(status).toBe(0);
});

test.concurrent('`chartwalk check` gives up on a file whose import takes longer than the limit', async () => {
  const files = { 'hangs.ts': `import { createMachine } from 'xstate'; for (;;);` };
  const { said, status } = await check(files, '--limit', '2');
  expect(said).toMatch(/^hangs\.ts +takes longer than 2 seconds\.$/m);
  expect(said).toMatch(/^Not everything was drawn in hangs\.ts\.$/m);
  expect(status).toBe(1);
});

test.concurrent('`chartwalk check` says why a file that uses XState yields no machine', async () => {
  const { said, status } = await check({
    'broken.ts': `import { createMachine } from 'xstate'; export const a = createMachine({;`,
    'ends.ts': `import { createMachine } from 'xstate'; process.exit(0);`,
    'needs.ts': `import { createMachine } from 'xstate';
        export const makeLamp = ({ id }) => createMachine({ id });`,
    'shows.ts': `import { createActor } from 'xstate'; export const show = createActor;`,
    'toggle.test.ts': `import { createMachine } from 'xstate'; throw new Error('runs');`,
    'toggle.ts': toggle,
  });
  expect(said).toMatch(/^broken\.ts +does not load: .*Unexpected token \(broken\.ts:1:73\)$/m);
  expect(said).toMatch(/^ends\.ts +ends the process that imports it\.$/m);
  expect(said).toMatch(
    /^needs\.ts +exports no machine: makeLamp\(\) fails without arguments: TypeError: /m,
  );
  expect(said).toMatch(/^shows\.ts +uses XState, but creates no machine\.$/m);
  expect(said).toMatch(toggleRow);
  expect(said).toContain('Tests and stories that mention XState were skipped: 1.');
  expect(said).toMatch(/^Not everything was drawn in broken\.ts, ends\.ts, needs\.ts\.$/m);
  expect(status).toBe(1);
});

test.concurrent('`chartwalk check` fails if a machine is not drawn', async () => {
  const { said, status } = await check({ 'toggle.ts': toggle.replace("'off',", "'nowhere',") });
  expect(said).toMatch(/^toggle\.ts .*nowhere/m);
  expect(status).toBe(1);
});

test.concurrent('`chartwalk check` runs none of the project’s tests and writes nothing into its folder', async () => {
  const { folder, status } = await check({
    'node_modules/absent/package.json': '{ "name": "absent", "version": "1.0.0" }',
    'toggle.ts': toggle,
    'toggle.test.ts': `import { writeFileSync } from 'node:fs'; import { createMachine } from 'xstate';
      writeFileSync(new URL('written.txt', import.meta.url), '');`,
  });
  expect(status).toBe(0);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(files.toSorted()).toEqual([
    'node_modules',
    'node_modules/absent',
    'node_modules/absent/package.json',
    'package.json',
    'toggle.test.ts',
    'toggle.ts',
  ]);
});

/**
 * Tests the packed package, which npm installs into a new project. The project has the files of the README,
 * and a small component with a test.
 */
import { once } from 'node:events';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeFiles } from '../write-files.ts';
import { commitAll, environment, linkPackages, readmeFiles } from './installed-project.ts';

const tool = join(import.meta.dirname, '../..');
const root = join(tool, '../..');
let project: string;
let copy: string;
/** The packages in `node_modules` after npm has installed chartwalk. */
let installed: readonly string[];

/**
 * Copies chartwalk's files and returns the folder of the copy. Packing changes package.json for a moment, so
 * packing the original would disturb other tests that read the file.
 */
function copyOfTool() {
  copy = mkdtempSync(join(tmpdir(), 'chartwalk-copy-'));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  cpSync(join(root, 'tsconfig.json'), join(copy, 'tsconfig.json'));
  const folder = join(copy, 'packages/chartwalk');
  cpSync(tool, folder, {
    recursive: true,
    filter: (path) => !/\/(?:node_modules|dist|\.cache)$/.test(path),
  });
  return folder;
}

const files: Record<string, string> = {
  'src/Lamp.tsx': `import { useMachine } from '@xstate/react';
import { lampMachine } from '../machines/lamp.ts';

export function Lamp() {
  const [snapshot, send] = useMachine(lampMachine);
  return (
    <button aria-pressed={snapshot.matches('on')} onClick={() => send({ type: 'lamp.pressed' })}>
      Light
    </button>
  );
}
`,
  'tests/screen.test.tsx': `import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { walkerOn } from 'chartwalk/vitest';
import { expect } from 'vitest';
import { lampModel } from '../models/lamp.ts';
import { Lamp } from '../src/Lamp.tsx';

const light = () => screen.getByRole('button', { name: 'Light' });

walkerOn({ unmount: cleanup, waitFor })(lampModel, {
  mounts: { 'in a dark room': () => void render(<Lamp />) },
  runs: { 'lamp.pressed': () => void fireEvent.click(light()) },
  states: {
    off: () => expect(light().getAttribute('aria-pressed')).toBe('false'),
    on: () => expect(light().getAttribute('aria-pressed')).toBe('true'),
  },
  journeys: [
    {
      name: 'the light is switched on and off',
      steps: [
        ['the switch is pressed', 'on'],
        ['the switch is pressed', 'off'],
      ],
    },
  ],
});
`,
  'tests/setup.ts': `import { vi } from 'vitest';

vi.mock('@xstate/react', async (real) =>
  (await import('chartwalk/vitest')).observing(await real()),
);
`,
  'vite.config.ts': `import { chartwalk } from 'chartwalk/vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [chartwalk()],
  test: { environment: 'jsdom', setupFiles: ['tests/setup.ts'] },
});
`,
  'tsconfig.json': `{
  "compilerOptions": {
    "strict": true, "module": "ESNext", "moduleResolution": "bundler", "target": "ES2023",
    "lib": ["ES2023", "DOM"], "jsx": "react-jsx", "noEmit": true, "types": ["node"],
    "allowImportingTsExtensions": true
  }
}
`,
};

const runIn = (folder: string, command: string, words: readonly string[]) =>
  spawnSync(join(folder, 'node_modules/.bin', command), words, {
    cwd: project,
    encoding: 'utf8',
    env: environment(),
  });

/** Runs a command of the installed package. */
const chartwalk = (...words: string[]) => runIn(project, 'chartwalk', words);

/** Runs a command of a package that this repository has installed, such as Vitest, in the project. */
const run = (command: string, ...words: string[]) => runIn(root, command, words);

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'chartwalk-packed-'));
  const readme = readmeFiles();
  writeFiles(project, {
    'package.json': '{ "private": true, "type": "module" }',
    ...readme,
    'models/lacking.ts': String(readme['models/lamp.ts']).replace(
      /moves: \{.*\},/,
      '// @ts-expect-error -- the model lacks an event of its machine\nmoves: {},',
    ),
    ...files,
  });
  execFileSync('npm', ['pack', '--silent', '--pack-destination', project], {
    cwd: copyOfTool(),
    env: environment(),
  });
  const packed = readdirSync(project).find((file) => file.endsWith('.tgz'));
  // The project's other packages are linked, because installing them takes longer than all the tests.
  const options = ['--legacy-peer-deps', '--prefer-offline', '--no-audit', '--no-fund', '--silent'];
  execFileSync('npm', ['install', ...options, `./${packed}`], { cwd: project, env: environment() });
  installed = readdirSync(join(project, 'node_modules')).filter((name) => !name.startsWith('.'));
  const packages =
    'xstate vite vitest jsdom react react-dom @xstate/react @testing-library/react @types/react @types/react-dom @types/node';
  linkPackages(project, packages.split(' '));
});

afterAll(() => {
  rmSync(project, { recursive: true, maxRetries: 5, retryDelay: 200 });
  rmSync(copy, { recursive: true });
});

test('npm installs only ws with the package, and neither MUI nor React Flow nor ELK', () => {
  expect(installed).toEqual(['chartwalk', 'ws']);
});

test('a model compiles with the package’s types, unless the model lacks an event of its machine', () => {
  const lacking = readFileSync(join(project, 'models/lacking.ts'), 'utf8');
  expect(lacking).toContain('@ts-expect-error');
  expect(run('tsc').stdout).toBe('');
});

test('`chartwalk check` draws, exports and simulates the machine', () => {
  expect(chartwalk('check', 'machines').stdout).toMatch(
    /^lamp\.ts +lamp +yes +yes +all +clear +yes +\d+ steps/m,
  );
});

test('`chartwalk paths` lists the paths', () => {
  expect(chartwalk('paths', '--all').stdout).toContain('1. the switch is pressed → on');
});

test('`chartwalk diff` describes a change of the machine', () => {
  writeFileSync(join(project, '.gitignore'), 'node_modules\n');
  commitAll(project, 'A lamp');
  const machine = join(project, 'machines/lamp.ts');
  const code = readFileSync(machine, 'utf8');
  writeFileSync(machine, code.replace("target: 'off'", "target: 'on'"));
  const { stdout } = chartwalk('diff');
  writeFileSync(machine, code);
  expect(stdout).toContain('lamp.pressed');
});

test('the walks pass with the installed package, on the machine alone and on the screen', () => {
  const { stdout, status } = run('vitest', 'run', '--reporter=verbose');
  expect(stdout).toContain('include this journey: the lamp is switched on and off');
  expect(stdout).toContain('the light is switched on and off');
  expect(status).toBe(0);
});

test('the walk on the screen fails if the component sends the wrong event', () => {
  const component = join(project, 'src/Lamp.tsx');
  const code = readFileSync(component, 'utf8');
  writeFileSync(component, code.replace("'lamp.pressed'", "'lamp.touched' as 'lamp.pressed'"));
  const { status, stdout } = run('vitest', 'run', 'tests/screen.test.tsx');
  writeFileSync(component, code);
  expect(stdout).toContain('the light is switched on and off');
  expect(status).toBe(1);
});

test('`chartwalk open` serves the page, its script and the machine', async () => {
  const port = 5391;
  const site = `http://localhost:${port}`;
  let complaint = '';
  const command = spawn(
    join(project, 'node_modules/.bin/chartwalk'),
    ['open', 'machines', '--port', String(port)],
    { cwd: project, env: environment() },
  );
  try {
    await new Promise<void>((started, failed) => {
      command.stdout.on('data', (text: Buffer) => {
        if (String(text).includes('Press Ctrl-C')) started();
      });
      command.stderr.on('data', (text: Buffer) => {
        complaint += String(text);
      });
      command.once('exit', () => failed(new Error(`chartwalk open has ended: ${complaint}`)));
    });
    const text = async (path: string) => (await fetch(site + path)).text();
    const html = await text('/statecharts');
    const [, script = ''] = /src="([^"]+\/assets\/[^"]+\.js)"/.exec(html) ?? [];
    expect(await text(script)).toContain('virtual:chartwalk-config');
    const [, config = ''] = /"virtual:chartwalk-config":"([^"]+)"/.exec(html) ?? [];
    expect(await text(config)).toContain('lampMachine');
    const [, list = ''] = /name="machine-list" content="([^"]+)"/.exec(html) ?? [];
    await expect.poll(() => text(list), { timeout: 30_000 }).toContain('machines/lamp.ts');
  } finally {
    // Until the command has ended, it can still write into the project, which is deleted after the tests.
    const hasEnded = command.exitCode === null ? once(command, 'exit') : undefined;
    command.kill('SIGINT');
    await hasEnded;
  }
});

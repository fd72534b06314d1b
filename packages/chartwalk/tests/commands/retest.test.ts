/**
 * Runs `chartwalk retest` in a project with the machine of a light dimmer. The tests change the machine or
 * its guard in different ways.
 */
import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { writeFiles } from '../write-files.ts';
import { command, commitAll, createProject, environment } from './installed-project.ts';
import type { InstalledProject } from './installed-project.ts';

const binaries = join(import.meta.dirname, '../../../../node_modules/.bin');
let project: InstalledProject;

const files: Readonly<Record<string, string>> = {
  '.gitignore': 'node_modules\n.cache\ngallery\n',
  'src/light.ts': `export const isBright = (brightness: number) => brightness >= 2;\n`,
  'machines/dimmer.ts': `import { assign, setup } from 'xstate';
import { isBright } from '../src/light.ts';

export const dimmerMachine = setup({
  types: {
    context: {} as { brightness: number },
    events: {} as { type: 'dimmer.pressed' } | { type: 'dimmer.turned' },
  },
  guards: { isBright: ({ context }) => isBright(context.brightness) },
  actions: { brighten: assign({ brightness: ({ context }) => context.brightness + 1 }) },
}).createMachine({
  id: 'dimmer',
  initial: 'off',
  context: { brightness: 0 },
  states: {
    off: { on: { 'dimmer.pressed': { target: 'on' } } },
    on: {
      on: {
        'dimmer.pressed': { target: 'off' },
        'dimmer.turned': [
          { guard: 'isBright', target: 'off' },
          { actions: 'brighten' },
        ],
      },
    },
  },
});
`,
  'models/dimmer.ts': `import { defineModel } from 'chartwalk';
import { dimmerMachine } from '../machines/dimmer.ts';

export const dimmerModel = defineModel({
  machine: dimmerMachine,
  starts: { 'in a dark room': {} },
  moves: {
    'dimmer.pressed': { samples: { 'the switch is pressed': {} } },
    'dimmer.turned': { samples: { 'the dimmer is turned': {} } },
  },
  memory: ({ brightness }) => brightness,
});
`,
  'tests/journeys.ts': `const turned = ['the dimmer is turned', 'on'];
const pressed = ['the switch is pressed', 'on'];
export const journeys = {
  dimmer: [
    { name: 'it is pressed twice', steps: [pressed, ['the switch is pressed', 'off']] },
    { name: 'it is turned too far', steps: [pressed, turned, turned, ['the dimmer is turned', 'off']] },
  ],
};
`,
  'tests/dimmer.test.ts': `import { walkMachine } from 'chartwalk/vitest';
import { dimmerModel } from '../models/dimmer.ts';
import { journeys } from './journeys.ts';

walkMachine(dimmerModel, { journeys: journeys.dimmer as never });
`,
  'chartwalk.config.ts': `import { defineProject } from 'chartwalk';
import { dimmerMachine } from './machines/dimmer.ts';
import { dimmerModel } from './models/dimmer.ts';

export const config = defineProject({
  title: 'Dimmer',
  machines: { dimmerMachine },
  models: { dimmerModel },
  journeys: () => import('./tests/journeys.ts') as never,
});
`,
};

const run = (program: string, ...words: string[]) =>
  spawnSync(program, words, {
    cwd: project.folder,
    encoding: 'utf8',
    env: { ...environment(), PATH: `${binaries}${delimiter}${process.env['PATH']}` },
  });

const retest = (...words: string[]) => run(process.execPath, command, 'retest', ...words);

beforeAll(() => {
  project = createProject(files);
  commitAll(project.folder, 'A dimmer');
});

afterEach(() => writeFiles(project.folder, files));

afterAll(() => project.remove());

test('`chartwalk retest` finds nothing to walk if no machine has changed', () => {
  const { stdout, status } = retest('HEAD');
  expect(stdout).toContain('no machine’s behaviour has changed');
  expect(status).toBe(0);
});

test('`chartwalk retest` prints a command that runs only the walks through a changed guard', () => {
  project.change('src/light.ts', '>= 2', '> 1');
  const { stdout, status } = retest('--command');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^npx vitest run tests\/dimmer\.test\.ts -t '/);
  const walked = run('sh', '-c', `${stdout.trim()} --reporter=verbose`);
  expect(walked.status).toBe(0);
  expect(walked.stdout).toMatch(/✓ .*include this journey: it is turned too far/);
  expect(walked.stdout).toMatch(/✓ .*then the dimmer is turned \(3 times\)/);
  expect(walked.stdout).toContain('2 passed');
});

test('the walks chosen by `chartwalk retest` fail if the changed guard is wrong', () => {
  project.change('src/light.ts', '>= 2', '>= 3');
  project.write('gallery/index.html', '');
  const { stdout, status } = retest('--run');
  expect(stdout).toContain('pictures: gallery/index.html#/?search=dimmer');
  expect(stdout).toContain(
    'Guard `isBright`: code to which it refers has changed, `isBright` in `src/light.ts`',
  );
  expect(stdout).toContain(
    'Journey “it is turned too far”, on the machine alone, in tests/dimmer.test.ts, FAILS',
  );
  expect(stdout).toContain('1 failed');
  expect(status).toBe(1);
});

test('`chartwalk retest` names removed transitions, and exits with code 3 if no test exercises a change', () => {
  project.change('machines/dimmer.ts', "        'dimmer.pressed': { target: 'off' },\n", '');
  project.change('machines/dimmer.ts', '    on: {', '    spare: {},\n    on: {');
  const { machines } = JSON.parse(retest('--json').stdout);
  expect(machines).toMatchObject([
    {
      id: 'dimmer',
      removed: ['`on` on `dimmer.pressed` → `off`'],
      gaps: [{ part: 'enters spare', path: null }],
    },
  ]);
  const { stdout, status } = retest();
  expect(stdout).toContain('No test enters `spare`, nor does any path of the model.');
  expect(status).toBe(3);
});

test('`chartwalk retest` refuses to run the walks of a commit that is not checked out', () => {
  project.change('src/light.ts', '>= 2', '>= 3');
  const { stderr, status } = retest('HEAD..HEAD', '--run');
  expect(stderr).toContain('--run needs a checkout of HEAD');
  expect(status).toBe(2);
});

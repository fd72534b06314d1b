/** Runs the random walks of a machine with a fault, which only a certain sequence of events shows. */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const { resolve } = createRequire(import.meta.url);
const tool = join(import.meta.dirname, '../..');
const vitest = join(dirname(resolve('vitest/package.json')), 'vitest.mjs');
let project: string;

/** The walk file, with journeys as code. The memory lacks the heat, so generated paths miss the fault. */
const walkFile = (journeys: string) => `import { defineModel } from 'chartwalk';
import { walkMachine } from 'chartwalk/vitest';
import { heaterMachine } from './heater.ts';

const heaterModel = defineModel({
  machine: heaterMachine,
  starts: { 'in a cold room': {} },
  moves: {
    plugged: { samples: { 'it is plugged in': {} } },
    unplugged: { samples: { 'it is unplugged': {} } },
    boosted: { samples: { 'it is boosted': {} } },
    vented: { samples: { 'a window is opened': {} } },
    looked: { samples: { 'somebody looks at it': {} } },
  },
  invariants: { never: { 'it burns': ({ context }) => context.heat > 2 } },
});

walkMachine(heaterModel, {
  journeys: [
    {
      name: 'it is used',
      steps: [
        ['it is plugged in', 'on'],
        ['it is boosted', 'on'],
        ['a window is opened', 'on'],
        ['somebody looks at it', 'on'],
        ['it is unplugged', 'off'],
      ],
    },
${journeys}  ],
  random: { steps: 200 },
});
`;

const machineFile = `import { assign, setup } from 'xstate';

export const heaterMachine = setup({
  types: {
    context: {} as { heat: number },
    events: {} as { type: 'plugged' | 'unplugged' | 'boosted' | 'vented' | 'looked' },
  },
  actions: {
    heat: assign({ heat: ({ context }) => context.heat + 1 }),
    cool: assign({ heat: 0 }),
    look: () => {},
  },
}).createMachine({
  id: 'heater',
  context: { heat: 0 },
  initial: 'off',
  states: {
    off: { on: { plugged: 'on' } },
    on: {
      on: {
        unplugged: 'off',
        boosted: { actions: 'heat' },
        vented: { actions: 'cool' },
        looked: { actions: 'look' },
      },
    },
  },
});
`;

const write = (path: string, text: string) => writeFileSync(join(project, path), text);
const savedFile = () => join(project, '.cache/failed-walks/heater.json');

/** Runs Vitest without the variables of this run, because it would otherwise consider itself part of this run. */
function runVitest(): string {
  const env = Object.entries(process.env).filter(([name]) => !/^(?:VITEST|TEST$)/.test(name));
  const { stdout, stderr } = spawnSync(process.execPath, [vitest, 'run', '--reporter=verbose'], {
    cwd: project,
    encoding: 'utf8',
    env: { ...Object.fromEntries(env), NO_COLOR: '1' },
  });
  return stdout + stderr;
}

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'chartwalk-random-'));
  mkdirSync(join(project, 'node_modules'));
  write('package.json', '{ "private": true, "type": "module" }');
  symlinkSync(tool, join(project, 'node_modules/chartwalk'));
  for (const name of ['vitest', 'xstate']) {
    symlinkSync(dirname(resolve(`${name}/package.json`)), join(project, 'node_modules', name));
  }
  write('heater.ts', machineFile);
  write('heater.test.ts', walkFile(''));
});

afterAll(() => rmSync(project, { recursive: true }));

const phrases = ['it is plugged in', 'it is boosted', 'it is boosted', 'it is boosted'];
const journey = `    {
      name: 'TODO say in a clause what happens',
      steps: [
        ['it is plugged in', 'on'],
        ['it is boosted', 'on'],
        ['it is boosted', 'on'],
        ['it is boosted', 'on'],
      ],
    },
`;
const breach =
  '“it burns” has come about after: in a cold room, then it is plugged in, then it is boosted (3 times)';
const repeats = 'the random walks of heater > no longer fail where they failed before';
const walks = /the random walks of heater > pass from in a cold room, with the seed \d+/.source;

test('a random walk of 200 steps shrinks to the four that make it fail, is saved, and is printed as a journey', () => {
  const output = runVitest();
  expect(output).toMatch(
    /A random walk fails after 4 steps\. It had 200, and was shrunk in \d+ tries\./,
  );
  expect(output).toContain(journey);
  expect(output).toContain(breach);
  expect(output).toContain(`✓ heater.test.ts > ${repeats}`);
  const saved = JSON.parse(readFileSync(savedFile(), 'utf8'));
  expect(saved).toMatchObject([{ file: 'heater.test.ts', start: 'in a cold room', phrases }]);
});

test('the saved walk is repeated first by the next run, before any new random walk', () => {
  const output = runVitest();
  expect(output).toContain(`× heater.test.ts > ${repeats}`);
  expect(output).toContain('A random walk fails after 4 steps. It had 4');
  expect(output).toMatch(new RegExp(`↓ heater\\.test\\.ts > ${walks}`));
});

test('the printed journey fails for the same reason if it is pasted', () => {
  write('heater.test.ts', walkFile(journey));
  const output = runVitest();
  expect(output).toMatch(/× .*include this journey: TODO say in a clause what happens/);
  expect(output.split('FAIL')[1]).toContain(breach);
});

test('the saved walk is forgotten when it no longer fails, and the random walks pass', () => {
  write('heater.ts', machineFile.replace('context.heat + 1', 'Math.min(context.heat + 1, 2)'));
  const output = runVitest();
  expect(output).toMatch(new RegExp(`✓ heater\\.test\\.ts > ${walks}`));
  expect(output).not.toContain('×');
  expect(existsSync(savedFile())).toBe(false);
});

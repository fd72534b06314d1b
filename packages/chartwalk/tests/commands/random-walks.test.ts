/** Runs random walks of a machine that has a fault. Only a certain sequence of events reveals the fault. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProject } from './installed-project.ts';
import type { InstalledProject } from './installed-project.ts';

let project: InstalledProject;

/**
 * Returns the code of a test file that walks the heater, with these additional journeys. The model does not
 * remember the heat, so generated paths miss the fault.
 */
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

const savedFile = '.cache/failed-walks/heater.json';

function runVitest(): string {
  const { stdout, stderr } = project.runVitest();
  return stdout + stderr;
}

beforeAll(() => {
  project = createProject({ 'heater.ts': machineFile, 'heater.test.ts': walkFile('') });
});

afterAll(() => project.remove());

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
  '“it burns” must never hold, but holds after: in a cold room, then it is plugged in, then it is boosted (3 times)';
const repeats = 'the random walks of heater > no longer fail where they failed before';
const walks = /the random walks of heater > pass from in a cold room, with the seed \d+/.source;

test('a random walk of 200 steps shrinks to the four steps that make it fail, is saved, and is printed as a journey', () => {
  const output = runVitest();
  expect(output).toMatch(
    /A random walk fails after 4 steps\. It had 200 before it was shrunk in \d+ tries\./,
  );
  expect(output).toContain(journey);
  expect(output).toContain(breach);
  expect(output).toContain(`✓ heater.test.ts > ${repeats}`);
  const saved = JSON.parse(project.read(savedFile));
  expect(saved).toMatchObject([{ file: 'heater.test.ts', start: 'in a cold room', phrases }]);
});

test('if the saved walk still fails, the next run skips new random walks, and the printed journey fails for the same reason once it is pasted', () => {
  project.write('heater.test.ts', walkFile(journey));
  const output = runVitest();
  expect(output).toContain(`× heater.test.ts > ${repeats}`);
  expect(output).toContain('A random walk fails after 4 steps. It had 4');
  expect(output).toMatch(new RegExp(`↓ heater\\.test\\.ts > ${walks}`));
  expect(output).toMatch(/× .*include this journey: TODO say in a clause what happens/);
  expect(output.split('FAIL')[1]).toContain(breach);
});

test('the saved walk is deleted when it no longer fails, and the random walks pass', () => {
  project.write(
    'heater.ts',
    machineFile.replace('context.heat + 1', 'Math.min(context.heat + 1, 2)'),
  );
  const output = runVitest();
  expect(output).toMatch(new RegExp(`✓ heater\\.test\\.ts > ${walks}`));
  expect(output).not.toContain('×');
  expect(existsSync(join(project.folder, savedFile))).toBe(false);
});

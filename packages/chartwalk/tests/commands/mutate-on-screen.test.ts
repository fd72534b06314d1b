/** Runs `chartwalk mutate --screen` in a project with a doorbell, whose screen is a list of sounds. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MutantRecord, MutationRecord } from '../../src/mutation/record.ts';
import { createProject } from './installed-project.ts';
import type { InstalledProject } from './installed-project.ts';

let project: InstalledProject;

const files: Readonly<Record<string, string>> = {
  'machines/bell.ts': `import { setup } from 'xstate';

export const bellMachine = setup({
  types: { events: {} as { type: 'bell.pressed' } | { type: 'bell.released' } },
  actions: { ring: () => {}, count: () => {} },
}).createMachine({
  id: 'bell',
  initial: 'quiet',
  states: {
    quiet: { on: { 'bell.pressed': { target: 'pressed', actions: ['ring', 'count'] } } },
    pressed: { on: { 'bell.released': { target: 'quiet' } } },
  },
});
`,
  'models/bell.ts': `import { defineModel } from 'chartwalk';
import { bellMachine } from '../machines/bell.ts';

export const bellModel = defineModel({
  machine: bellMachine,
  starts: { 'a closed door': {} },
  moves: {
    'bell.pressed': { samples: { 'somebody presses the bell': {} } },
    'bell.released': { samples: { 'the bell is released': {} } },
  },
});
`,
  'machines/lamp.ts': `import { setup } from 'xstate';

export const lampMachine = setup({
  types: { events: {} as { type: 'lamp.lit' } },
  actions: { shine: () => {} },
}).createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { 'lamp.lit': { target: 'on', actions: 'shine' } } }, on: {} },
});
`,
  'models/lamp.ts': `import { defineModel } from 'chartwalk';
import { lampMachine } from '../machines/lamp.ts';

export const lampModel = defineModel({
  machine: lampMachine,
  starts: { 'a dark door': {} },
  moves: { 'lamp.lit': { samples: { 'it is lit': {} } } },
});
`,
  'tests/bell.test.ts': `import { inspect, walkerOn } from 'chartwalk/vitest';
import { beforeEach, expect, vi } from 'vitest';
import { createActor } from 'xstate';
import { bellMachine } from '../machines/bell.ts';
import { lampMachine } from '../machines/lamp.ts';
import { bellModel } from '../models/bell.ts';

const sounds: string[] = [];
const bell = bellMachine.provide({ actions: { ring: () => void sounds.push('ding') } });
const light = { isOn: false };
const lamp = lampMachine.provide({ actions: { shine: () => { light.isOn = true; } } });
let actor: ReturnType<typeof createActor> | undefined;
let lampActor: ReturnType<typeof createActor> | undefined;
let isBroken = false;

const walkPaths = walkerOn({
  unmount: () => actor?.stop(),
  waitFor: (check) => vi.waitFor(check, { timeout: 100 }),
});

beforeEach(() => sounds.splice(0));

walkPaths(bellModel, {
  mounts: {
    'a closed door': () => {
      actor = createActor(bell, { inspect }).start();
      light.isOn = false;
      lampActor = createActor(lamp, { inspect }).start();
    },
  },
  runs: {
    'bell.pressed': () => {
      lampActor?.send({ type: 'lamp.lit' });
      actor?.send({ type: 'bell.pressed' });
    },
    'bell.released': () => actor?.send({ type: 'bell.released' }),
  },
  states: {
    quiet: () => {},
    pressed: () => {
      // BREAKS
      expect(isBroken).toBe(false);
      expect(sounds).toContain('ding');
      expect(light.isOn).toBe(true);
    },
  },
  journeys: [
    // The machine can't follow this journey without a screen. Every mutant is therefore tried with the
    // journey on the screen.
    { name: 'nothing', steps: [['the bell is released', 'quiet', () => {}]] },
  ],
});
`,
  'chartwalk.config.ts': `import { defineProject } from 'chartwalk';
import { bellMachine } from './machines/bell.ts';
import { lampMachine } from './machines/lamp.ts';
import { bellModel } from './models/bell.ts';
import { lampModel } from './models/lamp.ts';

export const config = defineProject({
  title: 'Doorbell',
  machines: { bellMachine, lampMachine },
  models: { bellModel, lampModel },
  walkedWith: { lamp: ['bell'] },
});
`,
};

const RING = 'does not run ring';
const COUNT = 'does not run count';

const contains = (path: string) => existsSync(join(project.folder, path));

function mutate(...words: string[]) {
  const output = 'mutants.json';
  const { stdout, stderr, status } = project.chartwalk('mutate', '--json', output, ...words);
  const { machines } = (
    contains(output) ? JSON.parse(project.read(output)) : { machines: [] }
  ) as MutationRecord;
  const find = (wanted: string, id = 'bell'): MutantRecord | undefined =>
    machines
      .find(({ machine }) => machine === id)
      ?.mutants.find((mutant) => mutant.change === wanted);
  return { stdout, stderr, status, find };
}

const createDoorbell = () => {
  project = createProject(files);
};
const removeProject = () => project.remove();

describe('chartwalk mutate --screen all', () => {
  const reasons = `survivors: {
    bell: {
      'quiet — bell.pressed → pressed: ${COUNT}': 'nobody reads the count',
      'quiet — bell.pressed → pressed: ${RING}': 'nobody hears it',
    },
  },`;
  let run: ReturnType<typeof mutate>;

  beforeAll(() => {
    createDoorbell();
    project.change('chartwalk.config.ts', 'machines:', `${reasons} machines:`);
    run = mutate('--screen', 'all');
  });
  afterAll(removeProject);

  test('a walk on the screen catches a mutant that drops an action whose effects are only outside the machine', () => {
    const by = 'the path “somebody presses the bell, then the bell is released”';
    expect(run.find(RING)).toMatchObject({
      outcome: 'screen',
      screen: { walks: 2, caught: { by } },
    });
    expect(run.stdout).toContain(`Caught only on the screen:
  bell
    quiet — bell.pressed → pressed: ${RING}
      ${by}: `);
  });

  test('a mutant survives if no walk notices it, and is listed with its reason', () => {
    expect(run.find(COUNT)).toMatchObject({ outcome: 'survived', screen: { caught: null } });
    expect(run.stdout).toMatch(
      /does not run count\n.*\n +on the screen, 2 walks pass\n +reason: nobody reads the count\n/,
    );
  });

  test('a mutant of a machine without walks of its own is caught by the walks of another machine', () => {
    expect(run.find('does not run shine', 'lamp')).toMatchObject({
      outcome: 'screen',
      screen: { caught: { how: 'expected false to be true // Object.is equality' } },
    });
  });

  test('a mutant that swaps two actions is still excused as equivalent if no walk on the screen catches it', () => {
    expect(run.find('runs count before ring')).toMatchObject({
      outcome: 'excused',
      screen: { walks: 2, caught: null },
    });
  });

  test('a mutant that is caught without a screen is also walked on the screen', () => {
    expect(run.find('is dropped')).toMatchObject({ outcome: 'paths', screen: { caught: {} } });
  });

  test('the table counts the mutants that are caught by walks on the screen', () => {
    expect(run.stdout).toMatch(/^bell +83\.3 % +5\/6 +0\.0 % +5\/7 +1 +1$/m);
  });

  test('walks of mutants write no coverage', () => {
    expect(contains('.cache')).toBe(false);
  });

  test('`chartwalk mutate` fails if the project says why a mutant survives, but a walk catches the mutant', () => {
    expect(run.stderr).toContain(
      `No mutant of bell survives as “quiet — bell.pressed → pressed: ${RING}”, so it needs no reason.`,
    );
    expect(run.stderr).not.toContain(COUNT);
    expect(run.status).toBe(1);
  });
});

describe('chartwalk mutate --screen missed', () => {
  beforeEach(createDoorbell);
  afterEach(removeProject);

  test('`chartwalk mutate --screen missed` tries on the screen only the mutants that no generated path has caught, and restarts Vitest if one mutant makes all later walks fail', () => {
    project.change('tests/bell.test.ts', '// BREAKS', 'if (sounds.length === 0) isBroken = true;');
    const { find, status } = mutate('--screen', 'missed');
    expect(find('is dropped')).toMatchObject({ outcome: 'paths', screen: null });
    expect(find(RING)).toMatchObject({ outcome: 'screen', screen: { caught: {} } });
    expect(find(COUNT)).toMatchObject({ outcome: 'survived', screen: { caught: null } });
    expect(status).toBe(0);
  });

  test('`chartwalk mutate` stops if a walk fails on the unchanged machine', () => {
    project.change('tests/bell.test.ts', 'let isBroken = false', 'let isBroken = true');
    const { stderr, status } = mutate('--screen', 'missed');
    expect(stderr).toContain(
      'A walk on the screen also fails without a mutant. It is the path “somebody presses the bell',
    );
    expect(status).toBe(2);
  });

  test('a mutant does not count as a survivor if a beforeEach hook fails before its walks', () => {
    project.change(
      'tests/bell.test.ts',
      '() => sounds.splice(0)',
      "({ task }) => expect(task.name).toBe('the result')",
    );
    const { find, stderr, status } = mutate('--screen', 'missed');
    expect(find(COUNT)).toMatchObject({ screen: null });
    expect(stderr).toContain('Vitest walks no mutants');
    expect(status).toBe(2);
  });

  test('if Vitest fails before it walks any mutant, `chartwalk mutate` prints Vitest’s output and the results of the generated paths', () => {
    project.change(
      'tests/bell.test.ts',
      'let isBroken',
      'throw new Error("no bell"); let isBroken',
    );
    const { stdout, stderr, status } = mutate('--screen', 'missed');
    expect(stdout).toMatch(/^bell /m);
    expect(stderr).toContain('no bell');
    expect(status).toBe(2);
  });
});

test('`chartwalk mutate` refuses any value of --screen except “missed” and “all”', () => {
  createDoorbell();
  const { stderr, status } = mutate('--screen', 'some');
  expect(stderr).toContain('--screen takes “missed” or “all”.');
  expect(status).toBe(2);
  removeProject();
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assign, createMachine, not, setup } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { afterAll, describe, expect, test } from 'vitest';
import { chartOf } from '../src/chart.ts';
import { findCodeChanges } from '../src/code/code-changes.ts';
import type { CodeOfMachine } from '../src/code/code-changes.ts';
import { namedCode } from '../src/code/implementations.ts';
import { readModules } from '../src/code/modules.ts';
import { compareCharts } from '../src/comparison/compare.ts';
import { defineModel } from '../src/model.ts';
import type { AnyJourney } from '../src/paths/journeys.ts';
import { followPhrases, pathsToWalk } from '../src/paths/path-model.ts';
import { changesOf, changesOfNew } from '../src/retest/changes.ts';
import type { Change } from '../src/retest/changes.ts';
import { chooseWalks } from '../src/retest/choose.ts';
import { toShell, vitestArguments } from '../src/retest/command-line.ts';
import { fewestWalks } from '../src/paths/fewest-walks.ts';
import { crossingsOf } from '../src/retest/crossings.ts';
import type { ListedTest } from '../src/retest/walks.ts';
import { writeFiles } from './write-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'chartwalk-retest-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The properties in which a version of the dimmer machine can differ from the usual one. */
type Version = {
  isBright?: (brightness: number) => boolean;
  step?: number;
  target?: 'off' | 'on';
  exit?: 'click' | 'clack';
  canBurnOut?: boolean;
  start?: number;
};

function dimmerOf(version: Version = {}) {
  const {
    isBright = (brightness: number) => brightness >= 2,
    step = 1,
    target = 'off',
    exit = 'click',
    canBurnOut = true,
    start = 0,
  } = version;
  return setup({
    types: {
      context: {} as { brightness: number },
      events: {} as { type: 'pressed' } | { type: 'turned' } | { type: 'hit' },
    },
    guards: {
      isBright: ({ context }) => isBright(context.brightness),
      isDim: not('isBright'),
    },
    actions: {
      brighten: assign({ brightness: ({ context }, by: number) => context.brightness + by }),
      darken: assign({ brightness: 0 }),
      click: () => {},
      clack: () => {},
    },
  }).createMachine({
    id: 'dimmer',
    initial: 'off',
    context: { brightness: start },
    states: {
      off: { on: { pressed: { target: 'on' } } },
      on: {
        exit,
        on: {
          turned: [
            { guard: 'isBright', actions: 'darken', target: 'on', reenter: true },
            { guard: 'isDim', actions: { type: 'brighten', params: step } },
          ],
          pressed: { target },
          ...(canBurnOut && { hit: { target: 'broken' } }),
        },
      },
      broken: {},
    },
  });
}

const dimmer = dimmerOf();
const model = defineModel({
  machine: dimmer,
  starts: { 'in a dark room': {} },
  moves: {
    pressed: { samples: { 'the switch is pressed': {} } },
    turned: { samples: { 'the dimmer is turned': {} } },
    hit: { samples: { 'a ball hits it': {} } },
  },
  memory: ({ brightness }) => brightness,
});

const press = 'the switch is pressed';
const turn = 'the dimmer is turned';
const bright = 'on — turned [isBright] → on';
const dim = 'on — turned [isDim] → stays';
const hit = 'on — hit → broken';
const off = 'on — pressed → off';

const versionOf = (machine: AnyStateMachine) => ({
  machine,
  file: 'dimmer.ts',
  modules: new Map<string, never>(),
});

const codeOf = ({ modules, file, machine }: CodeOfMachine) => namedCode(modules, file, machine);

function changesOfVersions(before: CodeOfMachine, after: CodeOfMachine): Change[] {
  const code = { before: codeOf(before), after: codeOf(after) };
  const comparison = compareCharts(chartOf(before.machine), chartOf(after.machine), code);
  return changesOf(after.machine, comparison, findCodeChanges({ before, after }, comparison));
}

const changesOfCharts = (was: AnyStateMachine, is: AnyStateMachine) =>
  changesOfVersions(versionOf(was), versionOf(is));

const changesBetween = (before: Version, after: Version) =>
  changesOfCharts(dimmerOf(before), dimmerOf(after));

/** Returns a door with a guard of this name, to which other guards refer. */
const doorWith = (guard: string) =>
  createMachine(
    {
      id: 'door',
      on: {
        opened: [{ guard, actions: 'beep' }, { guard: 'isShut' }],
        closed: { guard: not(guard) },
      },
    },
    { guards: { [guard]: () => true, isShut: not(guard) } },
  );

describe('the changes to test again', () => {
  test('two equal versions have no changes to test again', () => {
    expect(changesBetween({}, {})).toEqual([]);
  });

  test('if the target of a transition has changed, a test must take the transition', () => {
    expect(changesBetween({}, { target: 'on' })).toEqual([
      {
        says: '`on` on `pressed`: leads to `on` instead of `off`',
        parts: ['takes on — pressed → on'],
      },
    ]);
  });

  test('if the exit action of a state has changed, a test must leave the state', () => {
    expect(changesBetween({}, { exit: 'clack' })).toMatchObject([{ parts: ['leaves on'] }]);
  });

  test('changed parameters of an action are a change, even if the action has the same name', () => {
    expect(changesBetween({}, { step: 2 })).toMatchObject([
      { parts: [`takes ${dim}`, `refuses ${dim}`] },
    ]);
  });

  test('if the initial context has changed, every walk tests the change', () => {
    expect(changesBetween({}, { start: 1 })).toEqual([
      { says: 'the first context: its code has changed', parts: ['enters '] },
    ]);
  });

  test('if a transition was removed, no walk can test the change', () => {
    expect(changesBetween({}, { canBurnOut: false })).toEqual([
      { says: '`on` on `hit` → `broken`', parts: [] },
    ]);
  });

  test('a renamed event counts as tested only if a test sends it by its new name', () => {
    const [was, is] = ['opened', 'unlocked'].map((event) =>
      createMachine({ id: 'door', on: { [event]: { actions: 'beep' } } }),
    ) as [AnyStateMachine, AnyStateMachine];
    expect(changesOfCharts(was, is)).toEqual([
      {
        says: 'the machine on `unlocked`: the event was called `opened`',
        parts: ['takes (anywhere) — unlocked → stays'],
      },
    ]);
  });

  test('renaming a guard is not a change, even if other guards refer to it', () => {
    expect(changesOfCharts(doorWith('isFree'), doorWith('isEmpty'))).toEqual([]);
  });

  test('every part of a new machine is a change, including both results of each guard', () => {
    const parts = changesOfNew(dimmer).flatMap((change) => change.parts);
    expect(parts).toEqual(
      expect.arrayContaining(['enters broken', `takes ${bright}`, `refuses ${bright}`]),
    );
  });
});

/** The module that defines the guards of the dimmer. */
const machineCode = `import { isBright } from './light';
export const guards = { isBright: ({ context }) => isBright(context.brightness) };`;

async function modulesOf(name: string, files: Readonly<Record<string, string>>) {
  const project = join(folder, name);
  writeFiles(project, files);
  return readModules(['dimmer.ts'], project);
}

/** Returns the dimmer with this code for the module `light.ts`. */
const dimmerWith = async (name: string, light: string) => ({
  machine: dimmerOf(),
  file: 'dimmer.ts',
  modules: await modulesOf(name, { 'dimmer.ts': machineCode, 'light.ts': light }),
});

/** Compares two versions of the dimmer that differ only in the module `light.ts`. */
async function changesBecauseOf(was: string, is: string): Promise<Change[]> {
  return changesOfVersions(await dimmerWith('was', was), await dimmerWith('is', is));
}

describe('changed code', () => {
  const light = `const LIMIT = 2;
const FULL = 9;
const limits = { isFull: LIMIT };
/** Whether it dazzles. */
export const isBright = (brightness: number) => brightness >= limits.isFull;
export const isFull = (brightness: number) => brightness === FULL;`;

  test('a change to an imported constant counts as a change of the guard that uses it, and of guards that refer to that guard', async () => {
    const [guard, combined] = await changesBecauseOf(light, light.replace('= 2', '= 3'));
    expect(guard).toEqual({
      says: 'guard `isBright`: code to which it refers has changed, `LIMIT` in `light.ts`',
      parts: [`takes ${bright}`, `refuses ${bright}`],
    });
    expect(combined).toEqual({
      says: 'guard `isDim`: code to which it refers has changed, `isBright`',
      parts: [`takes ${dim}`, `refuses ${dim}`],
    });
  });

  test.each([
    ['a declaration that the guard does not use', light.replace('= 9', '= 8')],
    ['a comment', light.replace('Whether it dazzles', 'Whether it is bright')],
    ['the name of a constant', light.replaceAll('LIMIT', 'MINIMUM')],
    [
      'a type and a local name',
      light.replaceAll('brightness: number', 'value: any').replaceAll('brightness', 'value'),
    ],
  ])('a change does not count if only %s has changed', async (_, changed) => {
    expect(changed).not.toBe(light);
    expect(await changesBecauseOf(light, changed)).toEqual([]);
  });
});

describe('the parts of a chart that a step crosses', () => {
  const walkSteps = followPhrases(model, 'in a dark room', [press, turn, turn, turn]);
  const crossings = walkSteps.map((walkStep) => crossingsOf(dimmer, walkStep));

  test('the start of a path enters the machine and its initial state', () => {
    expect(crossings[0]).toEqual(['enters ', 'enters off']);
  });

  test('a step crosses its transition and the states that are left and entered', () => {
    expect(crossings[1]).toEqual(['takes off — pressed → on', 'leaves off', 'enters on']);
  });

  test('a step crosses a guard that refuses, but crosses no state if the step’s transition leaves no state', () => {
    expect(crossings[2]).toEqual([`takes ${dim}`, `refuses ${bright}`]);
  });

  test('a step that leaves a state and enters it again crosses the state twice', () => {
    const again = walkSteps.find(({ microsteps }) => microsteps[0]?.taken.includes(bright));
    expect(again && crossingsOf(dimmer, again)).toEqual([
      `takes ${bright}`,
      'leaves on',
      'enters on',
    ]);
  });
});

const walkOf = (name: string, length: number, crosses: string) => ({
  name,
  length,
  crosses: new Set(crosses),
});

const namesOf = (walks: readonly { name: string }[]) => walks.map(({ name }) => name);

describe('the fewest walks', () => {
  test('fewestWalks chooses fewer walks than a greedy choice', () => {
    const walks = [walkOf('greedy', 1, 'abcd'), walkOf('one', 1, 'abe'), walkOf('other', 1, 'cdf')];
    expect(namesOf(fewestWalks(walks))).toEqual(['one', 'other']);
  });

  test('fewestWalks chooses the fewest steps among choices with the same number of walks', () => {
    const walks = [walkOf('long', 9, 'ab'), walkOf('short', 2, 'ab'), walkOf('needed', 3, 'c')];
    expect(namesOf(fewestWalks(walks))).toEqual(['short', 'needed']);
  });

  test('fewestWalks omits walks that cross no change', () => {
    expect(fewestWalks([walkOf('idle', 1, '')])).toEqual([]);
  });
});

const change = (...parts: Change['parts']): Change => ({ says: 'it differs', parts });

describe('the chosen walks', () => {
  const file = 'tests/dimmer.test.ts';
  const journeys: readonly AnyJourney[] = [
    {
      name: 'it is turned up',
      steps: [
        [press, 'on'],
        [turn, 'on'],
      ],
    },
    {
      name: 'it breaks',
      steps: [
        [press, 'on'],
        ['a ball hits it', 'broken'],
      ],
    },
  ];
  const paths = pathsToWalk(model, 'in a dark room').map(({ name }) => ({
    name: `in both languages > the paths of dimmer  > in a dark room > ${name}`,
    file,
  }));
  const tests: readonly ListedTest[] = [
    ...paths,
    { name: 'the walks of dimmer > include this journey: it is turned up', file },
    { name: 'the walks of dimmer > include this journey: it breaks', file },
    { name: 'the walks of dimmer-2 > include this journey: it breaks', file },
  ];
  const tested = { model, journeys, tests, alone: new Set([file]) };

  test('chooseWalks chooses a journey and a generated path that cross the change', () => {
    const { walks } = chooseWalks(tested, [change(`takes ${hit}`)]);
    expect(walks.map(({ walk }) => [walk.kind, walk.name])).toEqual([
      ['path', null],
      ['journey', 'it breaks'],
    ]);
    expect(walks.map(({ walk }) => walk.test.name)).not.toContain(tests.at(-1)?.name);
  });

  test('each chosen walk lists the changes that it crosses', () => {
    const { walks, gaps } = chooseWalks(tested, [
      change(`takes ${bright}`),
      change(`refuses ${bright}`, `takes ${dim}`),
    ]);
    expect(walks.map(({ changes }) => changes)).toEqual([[1, 2], [2]]);
    expect(gaps).toEqual([]);
  });

  test('a change that no test crosses is reported with a path that would cross it', () => {
    const without = { ...tested, tests: tests.slice(-2) };
    expect(chooseWalks(without, [change(`takes ${off}`)]).gaps).toEqual([
      { change: 1, part: `takes ${off}`, path: ['in a dark room', press, press] },
    ]);
    expect(chooseWalks(tested, [change('enters nowhere')]).gaps).toEqual([
      { change: 1, part: 'enters nowhere', path: null },
    ]);
  });

  test('every journey that fails on the changed chart is chosen', () => {
    const changed = { ...model, machine: dimmerOf({ canBurnOut: false }) };
    const { walks } = chooseWalks({ ...tested, model: changed }, []);
    expect(walks.map(({ walk }) => [walk.name, walk.failure])).toEqual([
      ['it breaks', '“a ball hits it” can’t happen after: the switch is pressed.'],
    ]);
  });
});

/**
 * A model of a machine that counts cups up to three. Offering tea leads to one of three states: one for no
 * cups, one for one or two cups, and one for three cups.
 */
const cupsModel = defineModel({
  machine: setup({
    types: {
      context: {} as { cups: number },
      events: {} as { type: 'cup.added' } | { type: 'tea.offered' },
    },
    guards: {
      isEmpty: ({ context }) => context.cups === 0,
      isFull: ({ context }) => context.cups >= 3,
    },
    actions: { addCup: assign({ cups: ({ context }) => context.cups + 1 }) },
  }).createMachine({
    id: 'cups',
    context: { cups: 0 },
    initial: 'open',
    states: {
      open: {
        on: {
          'cup.added': [{ guard: 'isFull' }, { actions: 'addCup' }],
          'tea.offered': [
            { guard: 'isFull', target: 'full' },
            { guard: 'isEmpty', target: 'refused' },
            { target: 'poured' },
          ],
        },
      },
      full: {},
      refused: {},
      poured: {},
    },
  }),
  starts: { 'a table (by the window)': {} },
  moves: {
    'cup.added': { samples: { 'a cup is added': {} } },
    'tea.offered': { samples: { 'tea is offered': {}, 'tea is offered (again)': {} } },
  },
  memory: ({ cups }) => cups,
});

describe('the tests of generated paths', () => {
  const [start] = Object.keys(cupsModel.starts) as [keyof typeof cupsModel.starts];
  const titled = (title: string): ListedTest => ({
    name: `the paths of cups @1 > ${start} > ${title}`,
    file: 'cups.test.ts',
  });
  /** Returns the phrases on each test's path, in the order of the titles. */
  const walkedBy = (titles: readonly string[]) => {
    const tests = titles.map(titled);
    const tested = { model: cupsModel, journeys: [], tests, alone: new Set<string>() };
    const { all } = chooseWalks(tested, []);
    return tests.map((listed) =>
      all.flatMap((walk) =>
        walk.test === listed ? walk.steps.map(({ what }) => what).join(', then ') : [],
      ),
    );
  };

  test('each test walks the one path that its title lists', () => {
    const paths = pathsToWalk(cupsModel, start);
    expect(paths.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'tea is offered',
        'a cup is added, then tea is offered',
        'a cup is added (3 times), then tea is offered',
      ]),
    );
    expect(walkedBy(paths.map(({ name }) => name))).toEqual(
      paths.map(({ steps }) => [
        [start, ...steps.flatMap(({ sampledMove }) => sampledMove?.phrase ?? [])].join(', then '),
      ]),
    );
  });

  test('a test on a screen walks the path of its title, whichever controls it presses', () => {
    const added = Array<string>(3).fill('a cup is added').join(', then ');
    const walked = [`${start}, then ${added}, then tea is offered`];
    expect(
      walkedBy([
        'a cup is added (on the menu) (3 times), then tea is offered (aloud)',
        'a cup is added (on the menu), then a cup is added (in the cart), then a cup is added (on the menu), then tea is offered (aloud)',
        'a cup is added (3 times), then tea is offered (again) (aloud)',
      ]),
    ).toEqual([walked, walked, []]);
  });
});

describe('the Vitest command', () => {
  const tests = [
    { name: 'the paths of a  > here > it costs $2 (or more)', file: 'b.test.ts' },
    { name: "the walks of a > include this journey: it's done", file: 'a.test.ts' },
  ];
  const [, ...words] = vitestArguments(tests);
  const pattern = new RegExp(words.at(-1) ?? '');

  test('the Vitest command names each file once', () => {
    expect(words.slice(0, -2)).toEqual(['a.test.ts', 'b.test.ts']);
  });

  test('the pattern of the Vitest command matches exactly the names of the tests', () => {
    expect('the paths of a  here it costs $2 (or more)').toMatch(pattern);
    expect("the walks of a include this journey: it's done").toMatch(pattern);
    expect('the paths of a  here it costs $2 (or more), then less').not.toMatch(pattern);
    expect('in French the paths of a  here it costs $2 (or more)').not.toMatch(pattern);
  });

  test('the Vitest command is quoted for a shell', () => {
    expect(toShell(['npx', 'vitest', "it's", '^(?:a|b)$'])).toBe(
      String.raw`npx vitest 'it'\''s' '^(?:a|b)$'`,
    );
  });

  test('the Vitest command is empty if there is nothing to run', () => {
    expect(vitestArguments([])).toEqual([]);
  });
});

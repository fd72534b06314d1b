/**
 * Tests the gallery of states. The tests cover the options of its command, the reasons for missing pictures,
 * the paths on which it takes pictures, and the wall (the list of pictures on the states board).
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { readGalleryOptions } from '../commands/gallery-options.mjs';
import { baselinesOf } from '../src/board/baseline.ts';
import { viewOf } from '../src/board/use-view.ts';
import { wallOf } from '../src/board/wall.ts';
import { chartOf } from '../src/chart.ts';
import { drawInNode } from '../src/drawing/draw-in-node.ts';
import type { BoardData, BoardShot } from '../src/gallery/board-data.ts';
import { boardDataScript } from '../src/gallery/board-files.ts';
import { chartViewOf } from '../src/gallery/chart-view.ts';
import { choosePathsThroughStates } from '../src/gallery/photograph.ts';
import { reasonOf, walksOf } from '../src/gallery/reasons.ts';
import { removeShots, hasShot, readShots, writeShot } from '../src/gallery/shots.ts';
import { chooseVariants, usualVariants } from '../src/gallery/variants.ts';
import { pathsToWalk } from '../src/paths/path-model.ts';
import { defineProject } from '../src/project.ts';
import { innermost } from '../src/state-paths.ts';
import { pin } from './board-model.ts';
import { cartMachine, faqMachine, menuMachine } from './teahouse/machines.ts';
import { cartModel, faqModel, menuModel, modelOf } from './teahouse/models.ts';
import { writeFiles } from './write-files.ts';

describe('the options of `chartwalk gallery`', () => {
  test('the gallery’s options are separated from Playwright’s options, which are passed on', () => {
    const parameters = ['--variant', 'Phone', '--since=main', '--project', 'Hindi', '-g', 'cart'];
    expect(readGalleryOptions([...parameters, '--variant=Phone dark', '--open'])).toEqual({
      variants: ['Phone', 'Phone dark'],
      since: 'main',
      open: true,
      port: 5173,
      help: false,
      playwright: ['--project', 'Hindi', '-g', 'cart'],
      isPartial: true,
    });
  });

  test('a run is partial only if the options choose some of the walks', () => {
    expect(readGalleryOptions(['--project=Hindi', '--workers', '2']).isPartial).toBe(false);
    expect(readGalleryOptions(['e2e/paths']).isPartial).toBe(true);
  });

  test('an option that needs a value is refused if it has none', () => {
    expect(() => readGalleryOptions(['--since'])).toThrow('--since needs a value.');
  });

  test('variants are chosen by name, and the error about an unknown name lists the known names', () => {
    const chosen = chooseVariants(usualVariants, ['desktop DARK']);
    expect(chosen.map(({ name }) => name)).toEqual(['Desktop dark']);
    expect(chooseVariants(usualVariants, [])).toBe(usualVariants);
    expect(() => chooseVariants(usualVariants, ['Watch'])).toThrow(
      /no variant called Watch\. These are the variants:\n {2}Phone\n/,
    );
  });
});

describe('the reason why a state has no picture', () => {
  const folder = mkdtempSync(join(tmpdir(), 'walks-of-'));
  const walks = { browser: join(folder, 'browser'), screen: join(folder, 'screen') };
  for (const each of Object.values(walks)) mkdirSync(each);
  writeFileSync(
    join(walks.browser, 'faq.e2e.ts'),
    "walkInBrowser(faqModel, {\n  states: {\n    closed: passing,\n    'open': () => {},\n  },\n});",
  );
  writeFiles(walks.screen, {
    'alone/machine.test.ts': 'walkMachine(menuModel, { journeys });',
    'alone/menu.test.ts': 'followJourneys(menuModel, journeys);',
    'menu/menu.test.tsx': 'walkPaths(menuModel satisfies AnyModel, { mounts: {} });',
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const project = defineProject({
    title: 'Tea house',
    logo: '/logo.svg',
    machines: { cartMachine, faqMachine, menuMachine },
    models: { cartModel, faqModel, menuModel },
    gallery: {
      playwright: 'e2e/gallery.config.ts',
      walks,
      unseen: { cart: 'shows nothing by itself' },
    },
  });
  const reason = (
    machine: (typeof project.machines)[keyof typeof project.machines],
    state: string,
  ) => reasonOf(project, machine.id, state, walksOf(project, machine));

  test('the reason for a missing picture names the test that walks the state on the mounted screen, not a test without a screen', () => {
    expect(reason(menuMachine, 'open')).toBe(
      `no walk in the browser reaches this state; ${walks.screen}/menu/menu.test.tsx walks it on the mounted screen`,
    );
  });

  test('the reason for a missing picture says whether the machine leaves the state at once or the walk to the state failed', () => {
    expect(reason(faqMachine, 'closed')).toMatch(/^the machine leaves this state at once/);
    expect(reason(faqMachine, 'open')).toMatch(
      /failed on its way: see the results of .*faq\.e2e\.ts$/,
    );
  });

  test('the reason for a missing picture is the project’s own text if the project gives one', () => {
    expect(reason(cartMachine, 'closed')).toBe('shows nothing by itself');
  });
});

test.each(['faq', 'checkout', 'record'])(
  'the gallery walks at most as many paths of %s as the tests do, and reaches the same states',
  (id) => {
    const model = modelOf(id);
    const [start = ''] = Object.keys(model.starts);
    const paths = pathsToWalk(model, start).map((path) => ({ path }));
    const chosen = choosePathsThroughStates(paths, () => true);
    const statesOf = (some: typeof paths) =>
      new Set(some.flatMap(({ path }) => path.steps.flatMap((it) => innermost(it.expected.value))));
    expect(statesOf(chosen)).toEqual(statesOf(paths));
    expect(chosen.length).toBeLessThanOrEqual(paths.length);
    const states = statesOf(paths);
    expect(chosen.length).toBeLessThanOrEqual(states.size);
  },
);

const shot: BoardShot = {
  project: 'English',
  pictures: { Phone: 'a', Desktop: 'b' },
  start: 'at the questions',
  steps: ['the first question is clicked'],
  event: 'faq.toggled',
  test: 'the paths of faq',
  file: 'e2e/paths/faq.e2e.ts',
  walk: 'faq',
};
const empty = { description: null, view: null, shots: [], reason: null };
const data: BoardData = {
  title: 'Tea </script> house',
  run: { name: 'abc1234', takenAt: '2' },
  variants: usualVariants,
  projects: ['English', 'Hindi'],
  projectLabel: 'Language',
  machines: [
    {
      id: 'cart',
      description: null,
      chart: { light: '', dark: '' },
      screen: null,
      states: [{ ...empty, path: 'idle', reason: 'nobody came here' }],
    },
    {
      id: 'faq',
      description: 'Questions',
      chart: { light: '', dark: '' },
      screen: null,
      states: [
        { ...empty, path: 'open', shots: [shot, { ...shot, project: 'Hindi' }] },
        { ...empty, path: 'closed', shots: [{ ...shot, pictures: { Phone: 'c' }, steps: [] }] },
      ],
    },
  ],
  earlier: [
    {
      takenAt: '1',
      name: 'abc1233',
      gone: [],
      byPicture: { 'faq · open · English · Desktop': { kind: 'new' } },
    },
  ],
  since: null,
};

function shotOf(name: string, isPrimary = false) {
  const { machine, state } = pin;
  return { ...shot, machine, state, test: name, isPrimary };
}

describe('the stored pictures of a state', () => {
  beforeEach(removeShots);
  afterAll(removeShots);

  test('the first test in alphabetical order provides a state’s pictures, whichever test was faster', () => {
    writeShot(shotOf('b'));
    expect(hasShot(shotOf('a'))).toBe(false);
    expect(hasShot(shotOf('c'))).toBe(true);
    writeShot(shotOf('a'));
    writeShot(shotOf('c'));
    expect(readShots()).toEqual([shotOf('a')]);
  });

  test('pictures that are meant to show the state are preferred to pictures that merely happen to show it, whatever the order of their tests', () => {
    writeShot(shotOf('b', true));
    expect(hasShot(shotOf('a'))).toBe(true);
    expect(hasShot(shotOf('a', true))).toBe(false);
    expect(readShots()).toEqual([shotOf('b', true)]);
  });
});

describe('the states board', () => {
  const [since] = baselinesOf(data, null);
  const usual = {
    search: '',
    variants: ['Phone'],
    projects: ['English'],
    baseline: undefined,
    pins: 'all' as const,
  };
  const shownOf = (choice: Partial<Parameters<typeof wallOf>[2]>) =>
    wallOf(data, [{ ...pin, isResolved: true }], { ...usual, ...choice }).map((group) => [
      group.machine.id,
      group.states.map(({ state, pictures }) => [state.path, pictures.map(({ hash }) => hash)]),
      group.without.map(({ path }) => path),
    ]);

  test('the wall shows machines with pictures first, and lists states without pictures separately', () => {
    expect(shownOf({})).toEqual([
      [
        'faq',
        [
          ['open', ['a']],
          ['closed', ['c']],
        ],
        [],
      ],
      ['cart', [], ['idle']],
    ]);
  });

  test('the wall shows each state in the chosen variants and languages', () => {
    const choice = { variants: ['Desktop', 'Phone'], projects: ['English', 'Hindi'] };
    expect(shownOf(choice)[0]?.[1]).toEqual([
      ['open', ['a', 'a', 'b', 'b']],
      ['closed', ['c']],
    ]);
  });

  test('the search finds states by the words of the machine and of the steps that lead to the state', () => {
    expect(shownOf({ search: 'QUESTIONS clicked' })).toEqual([['faq', [['open', ['a']]], []]]);
    expect(shownOf({ search: 'nothing' })).toEqual([]);
  });

  test('a comparison limits the wall to the states that have changed in a chosen variant', () => {
    expect(shownOf({ baseline: since })).toEqual([]);
    expect(shownOf({ baseline: since, variants: ['Desktop'] })).toEqual([
      ['faq', [['open', ['b']]], []],
    ]);
  });

  test('the wall can be limited to the states with open pins, or with any pins', () => {
    expect(shownOf({ pins: 'open' })).toEqual([]);
    expect(shownOf({ pins: 'any' })).toEqual([['faq', [['open', ['a']]], []]]);
  });

  test('the wall ignores unknown values in the URL', () => {
    const known = viewOf(new URLSearchParams('variant=Desktop&project=Hindi&size=large'), data);
    expect(known).toMatchObject({ variants: ['Desktop'], projects: ['Hindi'], size: 'large' });
    const strange = viewOf(new URLSearchParams('variant=Watch&size=toString&pins=2'), data);
    expect(strange).toMatchObject({ variants: ['Phone'], size: 'medium', pins: 'all' });
  });
});

test('no text in the board’s data can close the script element that contains the data', () => {
  const script = boardDataScript(data);
  expect(script).not.toContain('</');
  expect(JSON.parse(script.replace(/^[^=]*= /, '').replace(/;\n$/, ''))).toEqual(data);
});

test('the part of the chart around a state contains the state', async () => {
  const view = chartViewOf(await drawInNode(chartOf(faqMachine)), 'open');
  if (!view) throw new Error('The chart lacks the state.');
  const { left, top, width, height } = view.frame;
  for (const side of [left, top]) expect(side).toBeGreaterThanOrEqual(0);
  expect(left + width).toBeLessThanOrEqual(100);
  expect(top + height).toBeLessThanOrEqual(100);
  expect(chartViewOf(await drawInNode(chartOf(faqMachine)), 'nowhere')).toBeNull();
});

/**
 * Tests the gallery of states. The tests cover its pages, its reasons for missing pictures, and the paths on
 * which it takes pictures.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { chartOf } from '../src/chart.ts';
import { draw } from '../src/examination/draw.ts';
import { indexPage, machinePage } from '../src/gallery/pages.ts';
import type { ShownMachine } from '../src/gallery/pages.ts';
import { throughEveryState } from '../src/gallery/photograph.ts';
import { reasonOf, walksOf } from '../src/gallery/reasons.ts';
import type { Shot } from '../src/gallery/shots.ts';
import { pathsToWalk } from '../src/paths/path-model.ts';
import { defineProject } from '../src/project.ts';
import { innermost } from '../src/state-paths.ts';
import { cartMachine, faqMachine, menuMachine } from './teahouse/machines.ts';
import { cartModel, faqModel, menuModel, modelOf } from './teahouse/models.ts';

const teaHouse = { title: 'Tea house', made: '2026-11-23' };

const shot: Shot = {
  machine: 'faq',
  state: 'open',
  picture: 'faq-0-1',
  start: 'at the questions',
  steps: ['the first <question> is pressed'],
  event: 'faq.toggled',
  test: 'the paths of faq › the first question is pressed',
  file: 'e2e/paths/faq.e2e.ts',
  walk: 'faq',
  isMeant: true,
};

async function faq(taken: Shot): Promise<ShownMachine> {
  const chart = chartOf(faqMachine);
  const states = chart.states.filter(({ path }) => path !== '');
  return {
    id: 'faq',
    chart,
    drawing: await draw(chart),
    screen: 'tests/paths/faq.test.tsx',
    states: states.map((state) =>
      state.path === taken.state ? { state, shot: taken } : { state, reason: 'nobody came here' },
    ),
  };
}

describe('a page of the gallery', () => {
  test('shows pictures of a state on a phone and a desktop, in light and dark mode, beside the chart with the state', async () => {
    const html = machinePage(await faq(shot), teaHouse);
    const pictures = [...html.matchAll(/<img src="(pictures\/[^"]+)"/g)].map(([, file]) => file);
    expect(pictures).toEqual([
      'pictures/faq-0-1-phone-light.jpeg',
      'pictures/faq-0-1-phone-dark.jpeg',
      'pictures/faq-0-1-desktop-light.jpeg',
      'pictures/faq-0-1-desktop-dark.jpeg',
    ]);
    expect(html).toContain('charts/faq.svg#svgView(viewBox(');
    expect(html).toContain('class="here"');
  });

  test('names the event that led to a state, the steps before the state, and the test that reached the state', async () => {
    const html = machinePage(await faq(shot), teaHouse);
    expect(html).toContain('<dt>Event that led here</dt><dd><code>faq.toggled</code></dd>');
    expect(html).toContain(
      '<li>at the questions</li><li>the first &lt;question&gt; is pressed</li>',
    );
    expect(html).toContain(
      '<code>e2e/paths/faq.e2e.ts</code> › the paths of faq › the first question is pressed',
    );
  });

  test('names the machine’s own test if the walk of another machine took the picture of a state', async () => {
    const html = machinePage(await faq({ ...shot, walk: 'checkout' }), teaHouse);
    expect(html).toContain(
      '<code>tests/paths/faq.test.tsx</code>. The picture was taken by the way, on a walk of checkout',
    );
  });

  test('gives the reason why a state has no picture', async () => {
    const html = machinePage(await faq(shot), teaHouse);
    expect(html).toContain('<code>closed</code></th><td>nobody came here.</td>');
  });

  test('contains no scripts and only relative URLs, because it must work in any folder of a website', async () => {
    const machine = await faq(shot);
    for (const html of [machinePage(machine, teaHouse), indexPage([machine], teaHouse)]) {
      expect(html).not.toContain('<script');
      const addresses = [...html.matchAll(/(?:src|href|srcset)="([^"]*)"/g)].map(([, it]) => it);
      expect(addresses.filter((address) => /^(?:\/|\w+:)/.test(address ?? ''))).toEqual([]);
    }
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
  writeFileSync(join(walks.screen, 'menu.test.tsx'), 'walkPaths(menuModel, { mounts: {} });');
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

  test('names the test that walks the state on the mounted screen', () => {
    expect(reason(menuMachine, 'open')).toBe(
      `no walk in the browser comes here; ${walks.screen}/menu.test.tsx walks it on the mounted screen`,
    );
  });

  test('differs for a state that the machine leaves at once and a state that no walk has reached', () => {
    expect(reason(faqMachine, 'closed')).toMatch(/^passes at once/);
    expect(reason(faqMachine, 'open')).toMatch(
      /did not get that far: see what .*faq\.e2e\.ts says$/,
    );
  });

  test('is the project’s own text if the browser tests see no state of the machine', () => {
    expect(reason(cartMachine, 'closed')).toBe('shows nothing by itself');
  });
});

test.each(['faq', 'checkout', 'record'])(
  'the gallery walks no more paths of %s than the tests, and reaches the same states',
  (id) => {
    const model = modelOf(id);
    const [start = ''] = Object.keys(model.starts);
    const paths = pathsToWalk(model, start).map((path) => ({ path }));
    const chosen = throughEveryState(paths, () => true);
    const statesOf = (some: typeof paths) =>
      new Set(some.flatMap(({ path }) => path.steps.flatMap((it) => innermost(it.expected.value))));
    expect(statesOf(chosen)).toEqual(statesOf(paths));
    expect(chosen.length).toBeLessThanOrEqual(paths.length);
    const states = statesOf(paths);
    expect(chosen.length).toBeLessThanOrEqual(states.size);
  },
);

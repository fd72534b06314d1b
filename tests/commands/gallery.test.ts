/** The gallery of states: its pages, its reasons and the paths that it takes its pictures on. */
import { describe, expect, test } from 'vitest';
import * as catalogue from '../../machines/index.ts';
import { faqMachine } from '../../machines/index.ts';
import { chartOf } from '../../packages/chartwalk/src/chart.ts';
import { draw } from '../../packages/chartwalk/src/examination/draw.ts';
import { pathsToWalk } from '../../packages/chartwalk/src/paths/path-model.ts';
import { innermost } from '../../packages/chartwalk/src/state-paths.ts';
import { modelOf } from '../models-by-id.ts';
import { indexPage, machinePage } from '../../e2e/gallery/pages.ts';
import type { ShownMachine } from '../../e2e/gallery/pages.ts';
import { throughEveryState } from '../../e2e/gallery/photograph.ts';
import { reasonOf, walksOf } from '../../e2e/gallery/reasons.ts';
import type { Shot } from '../../e2e/gallery/shots.ts';

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
  test('has a state’s pictures on a phone and a desktop, light and dark, beside its place on the chart', async () => {
    const html = machinePage(await faq(shot));
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

  test('says which event led there, on which way, and which test proved it', async () => {
    const html = machinePage(await faq(shot));
    expect(html).toContain('<dt>Event that led here</dt><dd><code>faq.toggled</code></dd>');
    expect(html).toContain(
      '<li>at the questions</li><li>the first &lt;question&gt; is pressed</li>',
    );
    expect(html).toContain(
      '<code>e2e/paths/faq.e2e.ts</code> › the paths of faq › the first question is pressed',
    );
  });

  test('names the test that proves a state which another machine’s walk came by', async () => {
    const html = machinePage(await faq({ ...shot, walk: 'checkout' }));
    expect(html).toContain(
      '<code>tests/paths/faq.test.tsx</code>. The picture was taken by the way, on a walk of checkout',
    );
  });

  test('lists a state without a picture with its reason', async () => {
    const html = machinePage(await faq(shot));
    expect(html).toContain('<code>closed</code></th><td>nobody came here.</td>');
  });

  test('can be published anywhere: no script, and nothing but relative addresses', async () => {
    const machine = await faq(shot);
    for (const html of [machinePage(machine), indexPage([machine], '2026-11-23')]) {
      expect(html).not.toContain('<script');
      const addresses = [...html.matchAll(/(?:src|href|srcset)="([^"]*)"/g)].map(([, it]) => it);
      expect(addresses.filter((address) => /^(?:\/|\w+:)/.test(address ?? ''))).toEqual([]);
    }
  });
});

describe('the reason why a state has no picture', () => {
  test('is there for each machine, walked in the browser or not', () => {
    for (const [name, machine] of Object.entries(catalogue)) {
      expect(reasonOf(machine.id, 'anything', walksOf(name)).length).toBeGreaterThan(20);
    }
  });

  test('names the test on the mounted screen', () => {
    expect(reasonOf('menu', 'open', walksOf('menuMachine'))).toBe(
      'no walk in the browser comes here; tests/paths/menu.test.tsx walks it on the mounted screen',
    );
  });

  test('tells a state that passes at once from one that a walk did not come to', () => {
    const walks = walksOf('trackLookupMachine');
    expect(reasonOf('track-lookup', 'loading', walks)).toMatch(/^passes at once/);
    expect(reasonOf('track-lookup', 'found', walks)).toMatch(/did not get that far/);
    expect(reasonOf('cart-record', 'owned.storing', walksOf('cartRecordMachine'))).toMatch(
      /^passes at once/,
    );
  });
});

test.each(['faq', 'checkout', 'driver-chat'])(
  'the pictures of %s need fewer paths than its tests, and these stand in every state',
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

// @vitest-environment jsdom
/** Exports charts as files, and checks that other programs can read the files. */
import { createMachine } from 'xstate';
import { expect, test } from 'vitest';
import { chartOf } from '../src/chart.ts';
import type { Chart, ChartState, ChartTransition } from '../src/chart.ts';
import { drawInNode } from '../src/drawing/draw-in-node.ts';
import { toDefinition } from '../src/export/definition.ts';
import { toDocument } from '../src/export/document.ts';
import { toMermaid } from '../src/export/mermaid.ts';
import { palettes, toSvg, toThumbnail } from '../src/export/svg.ts';
import { charts as wholeCharts, idiomCharts, idiomMachines, machines } from './machines.ts';

const charts = [...wholeCharts, ...idiomCharts];

// Mermaid -----------------------------------------------------------------------------------------

function mermaidLabel(transition: ChartTransition): string {
  const { trigger, guard, actions, order, reenter, isForbidden, meta } = transition;
  const when = {
    event: 'event' in trigger && (trigger.event === '*' ? 'any other event (*)' : trigger.event),
    done: 'actor' in trigger && `${trigger.actor} done`,
    error: 'actor' in trigger && `${trigger.actor} failed`,
    snapshot: 'actor' in trigger && `${trigger.actor} changed`,
    stateDone:
      'state' in trigger && `${trigger.state ? `state ${trigger.state}` : 'the machine'} done`,
    always: 'always',
    delay: 'delay' in trigger && `after ${trigger.delay}`,
  }[trigger.kind];
  const parts = [
    String(when),
    reenter ? '(reenter)' : '',
    isForbidden ? '(forbidden)' : '',
    order.of > 1 ? String(order.position) : '',
    guard === null ? (order.of > 1 ? 'else' : '') : `[${guard}]`,
    actions.length > 0 ? `/ ${actions.join(', ')}` : '',
    meta === null ? '' : `meta ${meta}`,
  ];
  return parts.filter((part) => part !== '').join(' ');
}

const withoutDurations = (text: string) =>
  text.replaceAll(/ \((?:computed|\d+(?:\.\d+)? m?s)\)/g, '');

/** Texts must not contain `#` or `;`, because these characters are Mermaid syntax. */
const mermaidLines = {
  stateOrBlock: /^state "[^"#;]+" as (\w+)( \{)?$/,
  endOfBlock: /^\}$/,
  betweenRegions: /^--$/,
  arrow: /^(\w+|\[\*\]) --> (\w+|\[\*\])( : [^#;]+)?$/,
  note: /^note right of (\w+)$/,
};

/**
 * Returns the lines that Mermaid could not read, the undeclared names, and sentences about unclosed blocks.
 */
function misreadBy(text: string): string[] {
  const [first, ...lines] = text.trimEnd().split('\n');
  const wrong = first === 'stateDiagram-v2' ? [] : [`begins with ${first}`];
  const used = new Set<string>();
  const declared = new Set(['[*]']);
  let depth = 0;
  let isInNote = false;
  for (const line of lines.map((indented) => indented.trim())) {
    if (isInNote) {
      if (/[#;]/.test(line)) wrong.push(line);
      isInNote = line !== 'end note';
      continue;
    }
    const [, state, opens] = mermaidLines.stateOrBlock.exec(line) ?? [];
    const [, from, to] = mermaidLines.arrow.exec(line) ?? [];
    const [, noted] = mermaidLines.note.exec(line) ?? [];
    const closes = mermaidLines.endOfBlock.test(line);
    const isKnown =
      (state ?? from ?? noted) !== undefined || closes || mermaidLines.betweenRegions.test(line);
    if (!isKnown) wrong.push(line);
    if (state !== undefined) declared.add(state);
    for (const name of [from, to, noted]) if (name !== undefined) used.add(name);
    isInNote = noted !== undefined;
    depth += (opens ? 1 : 0) - (closes ? 1 : 0);
    if (depth < 0) wrong.push('a block ends that never began');
  }
  if (depth > 0 || isInNote) wrong.push('a block or a note never ends');
  return [...wrong, ...[...used].filter((name) => !declared.has(name))];
}

test.each(charts)('%s: the exported Mermaid diagram is valid', (_, chart) => {
  expect(misreadBy(toMermaid(chart))).toEqual([]);
});

/**
 * Returns the full ID of the state at one end of an arrow. If the arrow is drawn only to the border of an
 * outer state, the label names the inner state.
 */
function whole(id: string, label: string, side: 'from' | 'to'): string {
  const inner = new RegExp(` \\(${side} ([\\w.]+)\\)`).exec(label)?.[1];
  return [id, ...(inner?.split('.') ?? [])].join('_').replace(/_anywhere$/, '');
}

test.each(wholeCharts)(
  '%s: the Mermaid diagram has an arrow for each target of each transition',
  (_, chart) => {
    const arrows = toMermaid(chart)
      .split('\n')
      .flatMap((line) => {
        const [, from, to, label] = / *(\S+) --> (\S+) : (.+)$/.exec(line) ?? [];
        if (from === undefined || to === undefined || label === undefined) return [];
        const said = withoutDurations(label).replaceAll(/ \((?:from|to) [\w.]+\)/g, '');
        return `${whole(from, label, 'from')} --> ${whole(to, label, 'to')} : ${said}`;
      });
    const idOf = (path: string) =>
      [chart.id, ...path.split('.')]
        .filter((part) => part !== '')
        .join('_')
        .replaceAll('-', '_');
    const expected = chart.transitions.flatMap((transition) =>
      transition.targets.map(
        (target) => `${idOf(transition.source)} --> ${idOf(target)} : ${mermaidLabel(transition)}`,
      ),
    );
    expect(arrows).toHaveLength(expected.length);
    expect(new Set(arrows)).toEqual(new Set(expected));
  },
);

test.each(idiomCharts)(
  '%s: the Mermaid diagram has as many arrows as the transitions have targets',
  (_, chart) => {
    const arrows = toMermaid(chart).match(/^ *\w+ --> \w+ : ./gm) ?? [];
    expect(arrows).toHaveLength(chart.transitions.flatMap(({ targets }) => targets).length);
  },
);

function countedStates({ states, transitions }: Chart): number {
  // In the diagram, a state gets one more inner state, "(anywhere)", if a transition leads from the state to
  // one of its inner states.
  const anywhere = transitions.filter(({ source, targets }) =>
    targets.some(
      (target) => target !== source && (source === '' || target.startsWith(`${source}.`)),
    ),
  );
  return states.length + new Set(anywhere.map(({ source }) => source)).size;
}

test.each(wholeCharts)(
  '%s: the Mermaid diagram names each state once, and lists transitions without a target in notes',
  (_, chart) => {
    const text = toMermaid(chart);
    expect(text.match(/^\s*state "/gm)).toHaveLength(countedStates(chart));
    const notes = withoutDurations(
      text
        .split('\n')
        .filter((line) => !line.includes('-->'))
        .join('\n'),
    );
    for (const transition of chart.transitions.filter(({ targets }) => targets.length === 0)) {
      expect(notes).toContain(mermaidLabel(transition));
    }
  },
);

test.each(wholeCharts)(
  '%s: each initial state and each final state is marked in the Mermaid diagram',
  (_, chart) => {
    const initials = chart.states.filter(({ isInitial }) => isInitial);
    expect(toMermaid(chart).match(/\[\*\] --> /g) ?? []).toHaveLength(initials.length);
    const finals = chart.states.filter(({ type }) => type === 'final');
    expect(toMermaid(chart).match(/ --> \[\*\]$/gm) ?? []).toHaveLength(finals.length);
  },
);

function regionsWith(on: object): string {
  const one = { initial: 'a', states: { a: { on } } };
  const two = { initial: 'b', states: { b: {} } };
  const config = { id: 'm', type: 'parallel', states: { one, two } };
  return toMermaid(chartOf(createMachine(config as never)));
}

test('the Mermaid diagram separates regions only if no line connects them', () => {
  expect(regionsWith({})).toContain('\n    --\n');
  const connected = regionsWith({ GO: '#m.two.b' });
  expect(connected).not.toContain('--\n');
  expect(connected).toContain('state "m (parallel)" as m {');
  expect(connected).toContain('m_one --> m_two : GO (from a) (to b)');
});

test('characters that Mermaid treats as syntax do not break the Mermaid diagram', () => {
  const chart = chartOf(
    createMachine({
      id: 'odd',
      initial: 'first',
      states: {
        first: {
          description: 'Semicolons; #hashes, "quotes" and: colons',
          tags: ['a;b'],
          on: { 'go;now': 'end' },
        },
        end: { type: 'final' },
      },
    }),
  );
  expect(misreadBy(toMermaid(chart))).toEqual([]);
});

// JSON --------------------------------------------------------------------------------------------

const named = ({ transitions }: Chart) =>
  transitions.map(({ name, source, targets, guard, actions }) => ({
    name,
    source,
    targets,
    guard,
    actions,
  }));

/** Returns a state without its output. Code may compute the output, and JSON contains no code. */
const withoutOutput = (state: ChartState) => ({ ...state, output: null });

test.each([...machines, ...idiomMachines])(
  '%s: a machine created from its JSON has the same states and transitions',
  (_, machine) => {
    const text = toDefinition(machine);
    const copy = chartOf(createMachine(JSON.parse(text) as never));
    const chart = chartOf(machine);
    expect(copy.states.map(withoutOutput)).toEqual(chart.states.map(withoutOutput));
    expect(named(copy)).toEqual(named(chart));
    expect(copy).toMatchObject({ id: chart.id, description: chart.description });
  },
);

// SVG ---------------------------------------------------------------------------------------------

const valuesOf = (root: ParentNode, attribute: string) =>
  [...root.querySelectorAll(`[${attribute}]`)].map((element) => element.getAttribute(attribute));

function readSvg(text: string): Document {
  const picture = new DOMParser().parseFromString(text, 'image/svg+xml');
  expect(picture.querySelector('parsererror')?.textContent).toBeUndefined();
  expect(picture.documentElement.namespaceURI).toBe('http://www.w3.org/2000/svg');
  return picture;
}

const drawnCharts = await Promise.all(
  charts.map(async ([id, chart]) => [id, chart, await drawInNode(chart)] as const),
);

test.each(drawnCharts)(
  '%s: the SVG is valid XML and contains every state and transition once',
  (_, chart, drawing) => {
    for (const palette of Object.values(palettes)) {
      const picture = readSvg(toSvg(drawing, chart.id, palette));
      expect(picture.querySelector('title')?.textContent).toBe(chart.id);
      expect(valuesOf(picture, 'data-state')).toEqual(chart.states.map(({ path }) => path));
      const drawn = valuesOf(picture, 'data-transition');
      expect(drawn).toHaveLength(chart.transitions.length);
      expect(new Set(drawn)).toEqual(new Set(chart.transitions.map(({ name }) => name)));
      expect(picture.documentElement.textContent).not.toMatch(/undefined|NaN/);
      expect(picture.documentElement.outerHTML).not.toContain('NaN');
    }
  },
);

test.each(drawnCharts)('%s: the SVG contains every text of the chart', (_, chart, drawing) => {
  const picture = readSvg(toSvg(drawing, chart.id, palettes.light));
  const written = [...picture.querySelectorAll('text')].map((text) => text.textContent).join(' ');
  const words = [
    ...chart.states.flatMap(({ key, tags, entry, exit, invokes }) => [
      key,
      ...tags,
      ...entry,
      ...exit,
      ...invokes,
    ]),
    ...chart.states.flatMap(({ path, description }) => (path === '' ? [] : (description ?? []))),
    ...chart.transitions.flatMap(({ guard, actions }) => [guard ?? '', ...actions]),
  ];
  expect(words.filter((word) => !written.includes(word))).toEqual([]);
});

test.each(drawnCharts)(
  '%s: the thumbnail is valid XML with a rectangle for each state',
  (_, chart, drawing) => {
    const picture = readSvg(toThumbnail(drawing, palettes.dark, 280));
    expect(picture.querySelectorAll('rect')).toHaveLength(chart.states.length + 1);
  },
);

test('names that contain XML characters are preserved in the SVG', async () => {
  const chart = chartOf(
    createMachine({ id: 'a<b', initial: 'x&y', states: { 'x&y': { on: { 'say "<hi>"': {} } } } }),
  );
  const picture = readSvg(toSvg(await drawInNode(chart), chart.id, palettes.light));
  expect(valuesOf(picture, 'data-state')).toEqual(['', 'x&y']);
  expect(valuesOf(picture, 'data-transition')).toEqual(['x&y — say "<hi>" → stays']);
});

// The document ------------------------------------------------------------------------------------

test('the exported document has a section with a diagram for each machine', () => {
  const written = toDocument(
    wholeCharts.map(([, chart]) => chart),
    { intro: 'What the tea house runs on.', pathOf: (id) => `../machines/${id}.ts` },
  );
  expect(written).toMatch(/^# Statecharts\n\nWhat the tea house runs on\.\n/);
  expect(written).toContain('Source: [machines/menu.ts](../machines/menu.ts).');
  for (const [, chart] of wholeCharts) {
    expect(written).toContain(`\n## ${chart.id}\n`);
    expect(written).toContain(`\n\`\`\`mermaid\n${toMermaid(chart)}\`\`\`\n`);
  }
});

import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { createMachine } from 'xstate';
import { chartOf } from '../src/chart.ts';
import { kindsOfChange } from '../src/comparison/change.ts';
import { compareVersions } from '../src/comparison/compare-versions.ts';
import { compareCharts } from '../src/comparison/compare.ts';
import { compareCoverage } from '../src/comparison/coverage-change.ts';
import { sentencesOf, toMarkdown } from '../src/comparison/markdown.ts';
import { mergeCharts } from '../src/comparison/merge.ts';
import { noCode } from '../src/comparison/named-code.ts';
import { picturesOf } from '../src/comparison/pictures.ts';
import type { ReadVersion } from '../src/comparison/read-version.ts';
import { readMachines } from '../src/comparison/read-machines.ts';
import { recordChanges } from '../src/comparison/record.ts';
import { createEmptyCoverage } from '../src/coverage.ts';
import type { Coverage } from '../src/coverage.ts';
import { drawInNode } from '../src/drawing/draw-in-node.ts';
import { lostLines, hiddenBy } from '../src/examination/geometry.ts';
import { changes, sameBehaviour } from './comparison-pairs.ts';
import type { Pair } from './comparison-pairs.ts';
import { charts, idiomCharts } from './machines.ts';

const compared = ([before, after]: Pair) => compareCharts(chartOf(before), chartOf(after));

function allSentences(pair: Pair): string[] {
  const comparison = compared(pair);
  return kindsOfChange.flatMap((change) =>
    sentencesOf(comparison, change).map((sentence) => `${change}: ${sentence}`),
  );
}

describe('the comparison of two charts', () => {
  test.each(Object.entries(changes))('the comparison reports that %s', (_, { pair, says }) => {
    expect(allSentences(pair).toSorted()).toEqual(says.toSorted());
  });

  test.each(Object.entries(sameBehaviour))('the comparison reports nothing for %s', (_, pair) => {
    expect(allSentences(pair)).toEqual([]);
  });

  test.each([...charts, ...idiomCharts])(
    'the comparison of %s with a copy of itself reports nothing',
    (_, chart) => {
      const { states, transitions } = compareCharts(chart, structuredClone(chart));
      expect([...states, ...transitions]).toEqual([]);
    },
  );

  test.each(Object.entries(changes))(
    'the comparison of swapped versions reports the opposite change if %s',
    (_, { pair }) => {
      const [before, after] = pair;
      const opposite = {
        added: 'removed',
        removed: 'added',
        changed: 'changed',
        moved: 'moved',
        renamed: 'renamed',
      };
      const kinds = ({ states, transitions }: ReturnType<typeof compared>) =>
        [...states, ...transitions].map(({ change }) => change).toSorted();
      expect(kinds(compared([after, before])).toSorted()).toEqual(
        kinds(compared(pair))
          .map((change) => opposite[change])
          .toSorted(),
      );
    },
  );
});

const isRemoved = ({ change }: { change: string }) => change === 'removed';

describe('the merged chart', () => {
  test.each(Object.entries(changes))(
    'the merged chart has every state and transition if %s',
    (_, { pair }) => {
      const comparison = compared(pair);
      const { chart, marks } = mergeCharts(comparison);
      const { after, states, transitions } = comparison;
      expect(chart.states).toHaveLength(after.states.length + states.filter(isRemoved).length);
      expect(new Set(chart.states.map(({ path }) => path)).size).toBe(chart.states.length);
      expect(new Set(chart.transitions.map(({ name }) => name)).size).toBe(
        chart.transitions.length,
      );
      expect(
        [...marks.states.keys()].every((path) => chart.states.some((it) => it.path === path)),
      ).toBe(true);
      expect(chart.transitions.length).toBeGreaterThanOrEqual(
        after.transitions.length + transitions.filter(isRemoved).length,
      );
    },
  );

  test.each(Object.entries(changes))(
    'the merged chart is drawn with all its lines if %s',
    async (_, { pair }) => {
      const { chart } = mergeCharts(compared(pair));
      const drawing = await drawInNode(chart);
      expect(lostLines(chart, drawing)).toEqual([]);
      expect(hiddenBy(drawing)).toEqual([]);
    },
  );

  test('the merged chart shows both the old and the new target of a transition whose target has changed', () => {
    const { chart, marks } = mergeCharts(
      compared(changes['a transition leads to another state'].pair),
    );
    const opened = chart.transitions.filter(({ source }) => source === 'closed');
    expect(opened.map(({ name, targets }) => [targets, marks.transitions.get(name)])).toEqual([
      [['locked'], 'changed'],
      [['open'], 'removed'],
    ]);
  });

  test('the merged chart marks changes with a sign and a word as well as by colour', async () => {
    const [before, after] = changes['a state and its transitions are removed'].pair;
    const [[, svg] = []] = await picturesOf({
      id: 'door',
      file: 'door.ts',
      change: 'changed',
      before: chartOf(before),
      after: chartOf(after),
      code: { before: noCode, after: noCode },
      codeChanges: [],
      coverage: null,
    });
    expect(svg).toContain('>− removed</text>');
    expect(svg).toContain('stroke-dasharray="6 4"');
    expect(svg).not.toContain('>+ added</text>');
  });
});

const codeOf = (guards: Readonly<Record<string, string>>) => ({ ...noCode, guards });
const chartNamed = (id: string, machine: AnyStateMachine) => ({ ...chartOf(machine), id });
const withCode = (machine: AnyStateMachine, guards: Readonly<Record<string, string>>) => ({
  machines: [
    { file: 'machines/door.ts', chart: chartNamed('door', machine), code: codeOf(guards) },
  ],
  failures: [],
});

/** Returns a lamp whose code depends on the parameters. Only the action `beep` has a name. */
const lampWith = (step: number, limit: () => number) =>
  createMachine(
    {
      context: { brightness: step },
      exit: { type: 'beep', params: limit },
      on: { turned: { actions: { type: 'beep', params: limit } } },
    },
    { actions: { beep: limit } },
  );

const readingOf = (machine: AnyStateMachine): ReadVersion => ({
  machines: [{ file: 'lamp.ts', machine, chart: chartOf(machine), code: noCode }],
  failures: [],
  files: ['lamp.ts'],
  modules: new Map(),
});

const versions = {
  before: { name: 'main', commit: '1111111' },
  after: { name: 'the working tree', commit: null },
};
const unknown = { before: () => undefined, after: () => undefined };
const readings = (machines: Readonly<Record<string, AnyStateMachine>>) => ({
  machines: Object.entries(machines).map(([id, machine]) => ({
    file: `machines/${id}.ts`,
    chart: chartNamed(id, machine),
    code: noCode,
  })),
  failures: [],
});

describe('the record of changes between two versions', () => {
  const { pair } = changes['a guard is replaced'];
  const other = createMachine({ initial: 'one', states: { one: { on: { go: 'two' } }, two: {} } });

  test('the record lists the machines that were added, removed, renamed or changed, and counts the unchanged machines', () => {
    const { machines, same } = recordChanges(
      versions,
      readings({ gone: other, door: pair[0], faq: other, old: pair[0] }),
      readings({ door: pair[1], faq: other, new: createMachine({}), young: pair[0] }),
      unknown,
    );
    expect(machines.map(({ id, change, before }) => [id, change, before?.id ?? null])).toEqual([
      ['door', 'changed', 'door'],
      ['gone', 'removed', 'gone'],
      ['new', 'added', null],
      ['young', 'renamed', 'old'],
    ]);
    expect(same).toBe(1);
  });

  test('the record omits a machine whose file is broken in one version, and reports the file', () => {
    const record = recordChanges(
      versions,
      readings({ door: pair[0], faq: other }),
      {
        machines: readings({ faq: other }).machines,
        failures: [{ file: 'machines/door.ts', reason: 'Unexpected token' }],
      },
      unknown,
    );
    expect(record.machines).toEqual([]);
    expect(toMarkdown(record)).toBe(`## Statecharts: main (1111111) → the working tree

No machine’s behaviour has changed: 1 machine compared.

> \`machines/door.ts\` of the working tree was left out: Unexpected token
`);
  });

  test('the record omits every machine whose file imports a broken file, and reports the reason once', async () => {
    const load = async (path: string) => {
      if (path.endsWith('faq.ts')) return { faqMachine: other };
      throw new Error('Unexpected token in words.ts');
    };
    const paths = ['/x/machines/door.ts', '/x/machines/faq.ts', '/x/machines/gate.ts'];
    const broken = await readMachines(paths, load, '/x');
    const sound = readings({ door: pair[0], faq: other, gate: pair[1] });
    const faq = { ...broken, machines: readings({ faq: other }).machines };
    for (const record of [
      recordChanges(versions, sound, faq, unknown),
      recordChanges(versions, faq, sound, unknown),
    ]) {
      expect(record.machines).toEqual([]);
      expect(record.failures.map(({ reason }) => reason)).toEqual(['Unexpected token in words.ts']);
    }
  });

  test('the record is written as a short list in Markdown', () => {
    const text = toMarkdown(
      recordChanges(versions, readings({ door: pair[0] }), readings({ door: pair[1] }), unknown),
    );
    expect(text).toBe(`## Statecharts: main (1111111) → the working tree

1 machine changed.

### door

\`machines/door.ts\`

**Changed**

- \`open\` on \`closed\`: if \`isEmpty\` instead of \`isFree\`

**Names**

- New guards: \`isEmpty\`; guards no longer used: \`isFree\`

\`\`\`mermaid
stateDiagram-v2
  state "door" as door {
    [*] --> door_closed
    state "closed" as door_closed
    state "open" as door_open
    door_closed --> door_open : opened
    door_open --> door_closed : ~ closed [isFree → isEmpty] / shut
  }
\`\`\`

\`~\` changed
`);
  });

  test('the Markdown contains pictures only if the URL of the uploaded pictures is known', () => {
    const record = recordChanges(
      versions,
      readings({ door: pair[0] }),
      readings({ door: pair[1] }),
      unknown,
    );
    expect(toMarkdown(record)).not.toContain('<img');
    expect(toMarkdown(record, 'https://example.com/42/')).toContain(
      '<picture><source media="(prefers-color-scheme: dark)" srcset="https://example.com/42/door-dark.svg"><img alt="Both charts of door in one" src="https://example.com/42/door.svg"></picture>',
    );
  });

  test('a diagram omits the states far from every change, and the Markdown gives their number', () => {
    const far = { initial: 'near', states: { near: { on: { left: 'far' } }, far: {} } };
    const machineWith = (tags: string[]) =>
      createMachine({
        id: 'door',
        initial: 'one',
        states: { one: { tags, on: { opened: 'two' } }, two: { tags: ['free'] }, three: far },
      });
    const text = toMarkdown(
      recordChanges(
        versions,
        readings({ door: machineWith([]) }),
        readings({ door: machineWith(['new']) }),
        unknown,
      ),
    );
    expect(text).toContain('state "~ one"');
    expect(text).not.toMatch(/"(?:two|three|near|far)"/);
    expect(text).toContain('`~` changed, 4 other states left out');
  });

  test('the diagrams are omitted if the Markdown with diagrams would be too long for a comment on GitHub', () => {
    const many = Object.fromEntries(
      Array.from({ length: 500 }, (_, index) => [`machine-${index}`, other]),
    );
    const text = toMarkdown(recordChanges(versions, readings({}), readings(many), unknown));
    expect(text).not.toContain('```');
    expect(text).toContain('The diagrams are left out');
    expect(text).toContain('### machine-499');
  });

  test('the diagram of a new machine shows its whole chart', () => {
    const text = toMarkdown(recordChanges(versions, readings({}), readings({ other }), unknown));
    expect(text).toContain('**Added:** `machines/other.ts`, 2 states, 1 transition.');
    expect(text).toContain('other_one --> other_two : go');
  });

  test('the record names a guard whose code has changed, whether or not the chart of its machine has changed', () => {
    const [before, after] = changes['actions are added and removed'].pair;
    const record = (machine: AnyStateMachine) =>
      recordChanges(versions, withCode(before, {}), withCode(machine, {}), unknown, {
        files: ['machines/door.ts', 'machines/words.ts'],
        codeChanges: () => ['guard `isFree`: its code has changed'],
      });
    expect(toMarkdown(record(after))).toContain(
      '**Code**\n\n- Guard `isFree`: its code has changed\n',
    );
    expect(toMarkdown(record(after))).toContain(
      'Other code, but the same charts: `machines/words.ts`.',
    );
    expect(toMarkdown(record(before))).toContain(
      'Other code, but the same charts: `machines/door.ts` (guard `isFree`: its code has changed), `machines/words.ts`.',
    );
  });

  test('the record lists all changed code of a machine, including code that has no name', () => {
    const [before, after] = [readingOf(lampWith(1, () => 3)), readingOf(lampWith(2, () => 4))];
    expect(compareVersions(versions, before, after, unknown).otherCode).toEqual([
      {
        file: 'lamp.ts',
        changed: [
          'action `beep`: its code has changed',
          '`(anywhere) — turned → stays`: its code has changed',
          'leaving the machine: its code has changed',
          'the first context: its code has changed',
        ],
      },
    ]);
  });

  test('a guard with a new name counts as renamed if its code is the same, and as replaced if its code differs', () => {
    const [before, after] = changes['a guard is replaced'].pair;
    const sentences = (code: string) => {
      const both = { before: codeOf({ isFree: 'one' }), after: codeOf({ isEmpty: code }) };
      const comparison = compareCharts(chartOf(before), chartOf(after), both);
      return kindsOfChange.flatMap((change) =>
        sentencesOf(comparison, change).map((sentence) => `${change}: ${sentence}`),
      );
    };
    expect(sentences('one')).toEqual(['renamed: guard `isFree` is now called `isEmpty`']);
    expect(sentences('two')).toEqual([
      'changed: `open` on `closed`: if `isEmpty` instead of `isFree`',
    ]);
  });
});

const walked = (machine: AnyStateMachine, isSeen: (name: string) => boolean): Coverage => {
  const record = createEmptyCoverage(machine);
  const seen = (entries: Record<string, boolean>) =>
    Object.fromEntries(Object.keys(entries).map((name) => [name, isSeen(name)]));
  return { ...record, states: seen(record.states), transitions: seen(record.transitions) };
};

describe('the comparison of coverage', () => {
  const comparison = compared(changes['a state and a transition are added'].pair);
  const [before, after] = changes['a state and a transition are added'].pair;

  test('the comparison lists new states and transitions that no walk covers, and old ones that are no longer covered', () => {
    expect(
      compareCoverage(
        comparison,
        walked(before, () => true),
        walked(after, (name) => name !== 'open' && !name.includes('locked')),
      ),
    ).toEqual({
      lost: ['open'],
      missed: ['locked', 'closed — locked → locked'],
      unmeasured: [],
    });
  });

  test('states and transitions that are newer than the coverage record are listed as unmeasured', () => {
    expect(
      compareCoverage(
        comparison,
        undefined,
        walked(before, () => true),
      ),
    ).toEqual({
      lost: [],
      missed: [],
      unmeasured: ['locked', 'closed — locked → locked'],
    });
  });
});

describe('readMachines', () => {
  const modules: Readonly<Record<string, () => Record<string, unknown>>> = {
    '/x/index.ts': () => ({ doorMachine: changes['the machine begins in another state'].pair[0] }),
    '/x/door.ts': () => ({
      doorMachine: changes['the machine begins in another state'].pair[0],
      helper: () => 1,
    }),
    '/x/nameless.ts': () => ({ bell: createMachine({}), buzzer: createMachine({}) }),
    '/x/namesake.ts': () => ({ bell: createMachine({}) }),
    '/x/broken.ts': () => {
      throw new Error('Cannot find package ’left-pad’ imported from /x/broken.ts\nat line 1');
    },
  };
  const load = async (path: string) => modules[path]?.() ?? {};

  test('readMachines lists each machine once, under its id or the name of its export, and reports broken modules', async () => {
    const { machines, failures } = await readMachines(Object.keys(modules), load, '/x');
    expect(machines.map(({ chart, file }) => [chart.id, file])).toEqual([
      ['door', 'door.ts'],
      ['bell', 'nameless.ts'],
      ['buzzer', 'nameless.ts'],
      ['bell 2', 'namesake.ts'],
    ]);
    expect(failures).toEqual([
      { file: 'broken.ts', reason: 'Cannot find package ’left-pad’ imported from broken.ts' },
    ]);
  });
});

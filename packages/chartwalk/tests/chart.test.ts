/**
 * Compares the chart of every machine with the machine's definition. The tests read the definition with code
 * of their own, because they must not share mistakes with the code of the chart.
 */
import { createMachine, setup, stateIn } from 'xstate';
import { expect, test } from 'vitest';
import { readCatalogue } from '../src/catalogue.ts';
import { chartOf } from '../src/chart.ts';
import type { ChartTransition } from '../src/chart.ts';
import { stateTexts, transitionTexts } from '../src/drawing/lines.ts';
import { nodesOf } from '../src/structure.ts';
import { eventName } from '../src/triggers.ts';
import { idioms } from './idioms.ts';
import { charts, idiomCharts, idiomMachines, machines } from './machines.ts';
import * as teahouse from './teahouse/machines.ts';

type Named = string | { type: string } | (() => unknown);
type Branch = { target?: string | string[]; guard?: Named; actions?: Named | Named[] };
type Branches = string | Branch | (string | Branch)[];
type Invocation = { src: string; onDone?: Branches; onError?: Branches };
type Config = {
  type?: string;
  initial?: string;
  states?: Record<string, Config>;
  on?: Record<string, Branches>;
  after?: Record<string, Branches>;
  always?: Branches;
  invoke?: Invocation | Invocation[];
  entry?: Named | Named[];
  exit?: Named | Named[];
  tags?: string | string[];
  description?: string;
};

const listOf = <Item>(items: Item | Item[] | undefined): Item[] =>
  items === undefined ? [] : ([items].flat() as Item[]);
const join = (...keys: string[]) => keys.filter((key) => key !== '').join('.');

function plainName(named: Named): string {
  if (typeof named === 'string') return named;
  if (typeof named === 'object') return named.type;
  // In these machines, every guard without a name comes from `stateIn`, which checks whether the machine is
  // in a state.
  const { stateValue } = named as unknown as { stateValue: object };
  return `in ${JSON.stringify(stateValue).replaceAll(/[{}"]/g, '').replaceAll(':', '.')}`;
}

/**
 * Returns the path of a target. `#machine.path` is absolute, `.child` is a child of the state, and a bare
 * name is a sibling of the state.
 */
function resolve(target: string, path: string): string {
  if (target.startsWith('#')) return target.split('.').slice(1).join('.');
  if (target.startsWith('.')) return join(path, target.slice(1));
  return join(path.split('.').slice(0, -1).join('.'), target);
}

type Counted = Pick<ChartTransition, 'name' | 'source' | 'targets' | 'guard' | 'actions'>;

function transitionsOf(config: Config, path: string): Counted[] {
  const declared: [trigger: string, branches: Branches | undefined][] = [
    ...Object.entries(config.on ?? {}),
    ...Object.entries(config.after ?? {}).map(
      ([delay, branches]) => [`xstate.after.${delay}`, branches] as [string, Branches],
    ),
    ...listOf(config.invoke).flatMap(
      ({ src, onDone, onError }): [string, Branches | undefined][] => [
        [`xstate.done.actor.${src}`, onDone],
        [`xstate.error.actor.${src}`, onError],
      ],
    ),
    ['always', config.always],
  ];
  const own = declared.flatMap(([trigger, branches]) =>
    listOf(branches).map((branch): Counted => {
      const { target, guard, actions } = typeof branch === 'string' ? { target: branch } : branch;
      const targets = listOf(target).map((goal) => resolve(goal, path));
      const guardName = guard === undefined ? null : plainName(guard);
      const condition = guardName === null ? '' : ` [${guardName}]`;
      return {
        name: `${path || '(anywhere)'} — ${trigger}${condition} → ${targets.join(', ') || 'stays'}`,
        source: path,
        targets,
        guard: guardName,
        actions: listOf(actions).map(plainName),
      };
    }),
  );
  const inner = Object.entries(config.states ?? {}).flatMap(([key, state]) =>
    transitionsOf(state, join(path, key)),
  );
  return [...own, ...inner];
}

function statesOf(config: Config, path: string): [path: string, config: Config][] {
  const inner = Object.entries(config.states ?? {}).flatMap(([key, state]) =>
    statesOf(state, join(path, key)),
  );
  return [[path, config], ...inner];
}

const byName = <Item extends { name: string }>(items: readonly Item[]) =>
  items.toSorted((one, other) => one.name.localeCompare(other.name));

test.each(machines)(
  '%s: the chart has every state of the definition and no other state',
  (_, machine) => {
    const counted = statesOf(machine.config as Config, '');
    expect(chartOf(machine).states.map(({ path }) => path)).toEqual(counted.map(([path]) => path));
  },
);

test.each(machines)('%s: each state of the chart matches its definition', (_, machine) => {
  const counted = statesOf(machine.config as Config, '').map(([path, config]) => ({
    path,
    description: config.description ?? null,
    tags: listOf(config.tags),
    entry: listOf(config.entry).map(plainName),
    exit: listOf(config.exit).map(plainName),
    invokes: listOf(config.invoke).map(({ src }) => src),
    type: config.type ?? (config.states ? 'compound' : 'atomic'),
  }));
  expect(chartOf(machine).states).toMatchObject(counted);
});

test.each(machines)(
  '%s: only the declared initial state of each compound state is marked as initial',
  (_, machine) => {
    const declared = statesOf(machine.config as Config, '').flatMap(([path, { initial }]) =>
      initial === undefined ? [] : join(path, initial),
    );
    const marked = chartOf(machine).states.flatMap(({ path, isInitial }) =>
      isInitial ? path : [],
    );
    expect(marked.toSorted()).toEqual(declared.toSorted());
  },
);

test.each(machines)(
  '%s: the chart has every transition of the definition and no other transition',
  (_, machine) => {
    const counted = transitionsOf(machine.config as Config, '');
    const charted = chartOf(machine).transitions.map(
      ({ name, source, targets, guard, actions }) => ({
        name,
        source,
        targets,
        guard,
        actions,
      }),
    );
    expect(byName(charted)).toEqual(byName(counted));
  },
);

test.each(charts)(
  '%s: the chart contains no internal names of XState',
  (_, { states, transitions }) => {
    const names = [
      ...states.flatMap(({ entry, exit, invokes }) => [...entry, ...exit, ...invokes]),
      ...transitions.flatMap(({ actions }) => actions),
    ];
    expect(names.filter((name) => name === '' || name.startsWith('xstate.'))).toEqual([]);
  },
);

test('the tested machines contain every common kind of trigger, and a transition without a target', () => {
  const all = charts.flatMap(([, { transitions }]) => transitions);
  const kinds = new Set(all.map(({ trigger }) => trigger.kind));
  expect([...kinds].toSorted()).toEqual(['always', 'delay', 'done', 'error', 'event']);
  expect(all.some(({ targets }) => targets.length === 0)).toBe(true);
});

const delays = (id: string) =>
  charts
    .filter(([chartId]) => chartId === id)
    .flatMap(([, { transitions }]) => transitions)
    .flatMap(({ trigger }) => (trigger.kind === 'delay' ? trigger : []));

test('the trigger of a delay contains its name, and also its length if that is fixed', () => {
  expect(delays('order-status')).toEqual([
    { kind: 'delay', delay: 'untilConfirmed', milliseconds: 0 },
    { kind: 'delay', delay: 'untilPreparing', milliseconds: 5000 },
    { kind: 'delay', delay: 'untilReady', milliseconds: 10_000 },
  ]);
  // The machine computes `untilDue` when it enters the state.
  expect(delays('reply')).toEqual([
    { kind: 'delay', delay: 'untilDue', milliseconds: 'computed' },
    { kind: 'delay', delay: 'untilDue', milliseconds: 'computed' },
    { kind: 'delay', delay: 'retryDelay', milliseconds: 10_000 },
  ]);
});

test('a guard that checks whether a state is active is shown with the name of that state', () => {
  const machine = createMachine({
    id: 'kitchen',
    type: 'parallel',
    states: {
      oven: { initial: 'cold', states: { cold: {}, hot: {} } },
      dough: {
        initial: 'raw',
        states: {
          raw: { on: { bake: { guard: stateIn({ oven: 'hot' }), target: 'baked' } } },
          baked: {},
        },
      },
    },
  });
  expect(chartOf(machine).transitions).toMatchObject([{ guard: 'in oven.hot' }]);
});

test('a delay that is written as a number has the number as its name', () => {
  const machine = createMachine({
    id: 'egg',
    initial: 'raw',
    states: { raw: { after: { 240_000: 'boiled' } }, boiled: {} },
  });
  expect(chartOf(machine).transitions).toMatchObject([
    {
      name: 'raw — xstate.after.240000 → boiled',
      trigger: { kind: 'delay', delay: '240000', milliseconds: 240_000 },
    },
  ]);
});

test.each(machines)(
  '%s: the event of an actor or a delay is labelled with the name of that actor or delay',
  (_, machine) => {
    const types = nodesOf(machine).flatMap((node) => node.ownEvents.map(String));
    const names = types.map((type) => eventName(machine, type));
    const { transitions } = chartOf(machine);
    const triggers = transitions.map(({ name }) => name.split(' — ')[1]?.split(/ \[| → /)[0]);
    expect(new Set(names)).toEqual(new Set(triggers.filter((trigger) => trigger !== 'always')));
  },
);

const namesOf = (machine: Parameters<typeof chartOf>[0]) =>
  chartOf(machine).transitions.map(({ name }) => name);

test('a copy of a machine has the same chart, even if its implementations are different', () => {
  const copy = teahouse.orderStatusMachine.provide({ delays: { untilPreparing: 1 } });
  expect(namesOf(copy)).toEqual(namesOf(teahouse.orderStatusMachine));
});

test('transitions with the same name are numbered', () => {
  const machine = setup({ guards: { isHot: () => true } }).createMachine({
    id: 'kettle',
    on: { 'kettle.touched': [{ guard: 'isHot' }, { guard: 'isHot', actions: [] }] },
  });
  expect(namesOf(machine)).toEqual([
    '(anywhere) — kettle.touched [isHot] → stays',
    '(anywhere) — kettle.touched [isHot] → stays (2)',
  ]);
});

test.each(idiomCharts)('%s: each state and each transition has a unique name', (_, chart) => {
  const paths = chart.states.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  const names = chart.transitions.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test.each(idiomMachines)('%s: the chart has each state and each branch', (_, machine) => {
  const { states, transitions } = chartOf(machine);
  // Paths are not compared, because `statesOf` joins keys without escaping their dots.
  expect(states).toHaveLength(statesOf(machine.config as Config, '').length);
  const branches = nodesOf(machine).flatMap(({ transitions: own, always = [] }) =>
    [...own.values()].flat().concat(always),
  );
  expect(transitions).toHaveLength(branches.length);
});

// The drawing of each idiom -----------------------------------------------------------------------

const textsOf = (idiom: keyof typeof idioms): string[] => {
  const chart = chartOf(idioms[idiom]);
  return [
    ...chart.states.flatMap((state) => stateTexts(state).map(({ text }) => text)),
    ...chart.transitions.map((transition) =>
      transitionTexts(transition)
        .map(({ text }) => text)
        .join(' '),
    ),
  ];
};

test.each<[idiom: keyof typeof idioms, texts: string[]]>([
  [
    'two inline guards to one target',
    ['GROW 1 [context.count > 9]', 'GROW 2 [context.count > 5]', 'GROW 3 else / assign(count)'],
  ],
  [
    'two combined guards to one target',
    [
      'GO 1 [and(isHot, isFull)]',
      'GO 2 [and(isFull, isHot)]',
      'GO 3 [and(isFull, isHot)]',
      'GO 4 [or(isHot, not(isFull))]',
      'FILL 1 [isAtLeast(min: 3)]',
      'FILL 2 [isAtLeast(min: 5)]',
    ],
  ],
  [
    'an actor’s logic that is invoked twice',
    ['invoke / bake', 'invoke / bake 2', 'bake done', 'bake 2 done', 'bake failed'],
  ],
  ['a transition from the machine to itself', ['AGAIN (reenter)', 'HERE', 'STAY (reenter)']],
  [
    'inline actions',
    [
      'entry / assign(count), spawnChild(nothing, "noises"), log("started"), log("count")',
      'exit / nothing',
      'entry / raise(BEGIN), raise(LATER after 1000), sendTo(noises, PING), sendTo(noises, { type: "PONG", count: context["count"] }), sendParent(UP), emit(told)',
      'exit / stopChild(noises), cancel(later)',
      'BEGIN / enqueueActions(enqueue.assign({ count: 2 })), console.warn(context), warn, track(name: "begin")',
      'LATER / assign({ count: 3 }), sendTo(noises, event)',
    ],
  ],
  [
    'forbidden events and wildcards',
    ['CLOSE (forbidden)', 'mouse.*', 'any other event (*)', 'any other event (*) / count'],
  ],
  [
    'done events of states and actors, snapshots',
    [
      'invoke / baker',
      'the machine done / celebrate',
      'state loading done',
      'state waiting done',
      'baker changed / show',
      'baker done / keep',
      'baker failed',
      'other done',
      'output / {"reason":"burnt"}',
      'output / { context }',
      'output / {"whole":true}',
    ],
  ],
  [
    'tags and meta',
    [
      'meta / {"owner":"kitchen"}',
      '#loading #a;b',
      'meta / {"colour":"red"}',
      'NEXT meta {"cost":3} At last.',
    ],
  ],
  [
    'delays',
    [
      'after 1000 (1 s)',
      'after fixed (500 ms)',
      'after worked (computed) 1 [true]',
      'after worked (computed) 2 else',
      'after missing',
    ],
  ],
  ['branches in their order', ['always 1 [isFirst]', 'always 2 [isSecond]', 'always 3 else']],
  ['initial actions', ['initially / prepare', 'initially / assign()']],
  ['a guard that checks another region', ['BAKE 1 [in oven.hot]', 'BAKE 2 [in #cold]']],
  ['routes', ['xstate.route 1 else', 'xstate.route 2 [true]']],
])('%s: the chart shows the expected texts', (idiom, texts) => {
  expect(textsOf(idiom)).toEqual(expect.arrayContaining(texts));
});

test('the chart shows the kind and the default targets of a history state', () => {
  const states = [idioms.history, idioms['history of parallel regions']].flatMap(
    (machine) => chartOf(machine).states,
  );
  const histories = states.filter(({ type }) => type === 'history');
  expect(
    histories.map(({ path, history, historyDefaults }) => [path, history, historyDefaults]),
  ).toEqual([
    ['on.last', 'shallow', []],
    ['on.lastOfAll', 'deep', []],
    ['on.withDefault', 'shallow', ['on.fast']],
    ['on.back', 'deep', ['on.left.b', 'on.right.b']],
  ]);
});

test('a state whose key contains a dot is distinguished from a nested state', () => {
  const { states } = chartOf(idioms['keys with dots, quotes and signs']);
  expect(states.map(({ path }) => path)).toEqual(expect.arrayContaining([String.raw`a\.b`, 'a.b']));
});

// A catalogue -------------------------------------------------------------------------------------

test('a machine that can’t be charted is reported with the reason, and the other machines are charted', () => {
  const broken = createMachine({ id: 'broken', states: {} });
  Object.defineProperty(broken, 'root', {
    get: () => {
      throw new Error('No root.');
    },
  });
  const nameless = idioms['no id'];
  const { entries, failures } = readCatalogue({ broken, first: nameless, second: nameless });
  expect([...entries.keys()]).toEqual(['first', 'second']);
  expect([...failures]).toEqual([['broken', 'Error: No root.']]);
});

const createSmall = (id?: string) => createMachine({ id, initial: 'a', states: { a: {} } });

test('a machine has its own model, whatever its ID in the catalogue is', () => {
  const small = {
    nameless: createSmall(),
    otherNameless: createSmall(),
    toggle: createSmall('toggle'),
    otherToggle: createSmall('toggle'),
    live: createSmall('live'),
  };
  const models = Object.values(small).map((machine) => ({ machine, starts: {}, moves: {} }));
  const provided = { ...small, live: small.live.provide({ actions: {} }) };
  const { entries } = readCatalogue(provided, { group: 'production', source: null, models });
  const ids = ['nameless', 'otherNameless', 'toggle', 'otherToggle', 'live 2'];
  for (const [index, id] of ids.entries()) expect(entries.get(id)?.model).toBe(models[index]);
  const [, ...others] = models;
  const without = readCatalogue(small, { group: 'production', source: null, models: others });
  expect(without.entries.get('nameless')?.model).toBeNull();
});

/** JSON of machines, as others write it, and JSON that is none. */
import { createMachine, raise } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { expect, test } from 'vitest';
import { chartOf } from '../src/chart.ts';
import type { Chart } from '../src/chart.ts';
import { toDefinition } from '../src/export/definition.ts';
import { readMachine } from '../src/opening/read-machine.ts';
import { idiomMachines, machines } from './machines.ts';

function chartFrom(text: string): Chart {
  const read = readMachine(text);
  if (read.kind === 'refused') throw new Error(read.reason);
  return chartOf(read.machine);
}

/** Where everything leads, which no export may change. */
function ways({ transitions }: Chart): string[] {
  return transitions.map(({ source, trigger, targets }) =>
    JSON.stringify([source, trigger.kind, targets]),
  );
}

const paths = ({ states }: Chart) => states.map(({ path, type }) => [path, type]);
const initial = ({ states }: Chart) =>
  states.filter(({ isInitial }) => isInitial).map(({ path }) => path);

test.each(machines)('%s: what the page exports, it opens as the same chart', (_, machine) => {
  const chart = chartOf(machine);
  const opened = chartFrom(toDefinition(machine));
  expect(opened.transitions.map(({ name }) => name)).toEqual(
    chart.transitions.map(({ name }) => name),
  );
  expect(paths(opened)).toEqual(paths(chart));
  expect(opened.description).toBe(chart.description);
});

/** Eventless transitions are not in XState's own JSON. */
const withoutAlways = (chart: Chart): Chart => ({
  ...chart,
  transitions: chart.transitions.filter(({ trigger }) => trigger.kind !== 'always'),
});

test.each(machines)('%s: what toJSON says of it opens as the same chart', (_, machine) => {
  const chart = withoutAlways(chartOf(machine));
  const opened = chartFrom(JSON.stringify(machine));
  expect(opened.transitions.map(({ name }) => name).toSorted()).toEqual(
    chart.transitions.map(({ name }) => name).toSorted(),
  );
  expect(paths(opened)).toEqual(paths(chart));
  expect(initial(opened)).toEqual(initial(chart));
});

test.each(idiomMachines)('%s: toJSON keeps every state and where it leads', (_, machine) => {
  const chart = withoutAlways(chartOf(machine));
  const opened = chartFrom(JSON.stringify(machine));
  expect(paths(opened)).toEqual(paths(chart));
  expect(initial(opened)).toEqual(initial(chart));
  expect(ways(opened).toSorted()).toEqual(ways(chart).toSorted());
});

test('a delay is a delay again, and what armed it is no action', () => {
  const machine = createMachine({
    id: 'timer',
    initial: 'a',
    states: { a: { entry: raise({ type: 'HI' }), after: { 500: 'b' } }, b: {} },
  });
  const [, a] = chartFrom(JSON.stringify(machine)).states;
  expect(a?.entry).toEqual(['raise']);
  expect(a?.exit).toEqual([]);
  expect(chartFrom(JSON.stringify(machine)).transitions[0]?.trigger).toEqual({
    kind: 'delay',
    delay: '500',
    milliseconds: 500,
  });
});

test('what Stately exports for version 4 means the same', () => {
  const chart = chartFrom(
    JSON.stringify({
      id: 'light',
      initial: 'red',
      context: { internal: false },
      states: {
        red: { on: { NEXT: { target: 'green', cond: 'isSafe' } } },
        green: { on: { NEXT: [{ target: 'red', internal: false }] } },
      },
      predictableActionArguments: true,
    }),
  );
  expect(chart.transitions).toMatchObject([{ guard: 'isSafe' }, { reenter: true }]);
});

test('a state or an event may be called what version 4 or a field is called', () => {
  const chart = chartFrom(
    JSON.stringify({
      id: 'call',
      initial: 'internal',
      states: {
        internal: { on: { cond: 'input' } },
        input: { on: { internal: { target: 'internal', cond: 'isFree' } } },
      },
    }),
  );
  expect(chart.transitions.map(({ name }) => name)).toEqual([
    'internal — cond → input',
    'input — internal [isFree] → internal',
  ]);
});

test('a machine that is wrapped in something is found', () => {
  const config = { id: 'inside', initial: 'a', states: { a: {} } };
  expect(chartFrom(JSON.stringify({ version: 1, machine: config })).id).toBe('inside');
});

test.each([
  ['', 'There is nothing here yet.'],
  ['hello', 'This is not JSON.'],
  [
    'export const m = createMachine({ id: "m" });',
    'This is code, not JSON. Run npx chartwalk open with the path of its file instead.',
  ],
  ['[1, 2]', 'This JSON is no machine: it has no states and listens to no events.'],
  ['"text"', 'This JSON is no machine: it has no states and listens to no events.'],
  ['{"name":"teahouse"}', 'This JSON is no machine: it has no states and listens to no events.'],
  ['{"states":["a","b"]}', 'This JSON is no machine. The machine has states that are no object.'],
  ['{"states":{"a":5}}', 'This JSON is no machine. The state a is no object.'],
])('%s is told to be no machine', (text, reason) => {
  expect(readMachine(text)).toEqual({ kind: 'refused', reason });
});

test.each([
  { initial: 'a', states: { a: { on: { GO: 'nowhere' } } } },
  { initial: 'nowhere', states: { a: {} } },
])('what XState refuses is refused in its words: %j', (config) => {
  const read = readMachine(JSON.stringify(config));
  expect(read).toMatchObject({ kind: 'refused' });
  expect(read).toHaveProperty(
    'reason',
    expect.stringMatching(/^XState makes no machine of this: .*nowhere/s),
  );
});

test('a machine that was opened is one like any other', () => {
  const read = readMachine('{"id":"x","initial":"a","states":{"a":{"on":{"GO":"b"}},"b":{}}}');
  expect(read).toMatchObject({ kind: 'machine' });
  const { machine } = read as { machine: AnyStateMachine };
  expect(machine.events).toEqual(['GO']);
});

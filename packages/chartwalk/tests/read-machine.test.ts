/** Reads machines from JSON that other tools write, and refuses JSON that is not a machine. */
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

/**
 * Returns the parts of each transition that every export must preserve: source, kind of trigger, and targets.
 */
function ways({ transitions }: Chart): string[] {
  return transitions.map(({ source, trigger, targets }) =>
    JSON.stringify([source, trigger.kind, targets]),
  );
}

const paths = ({ states }: Chart) => states.map(({ path, type }) => [path, type]);
const initial = ({ states }: Chart) =>
  states.filter(({ isInitial }) => isInitial).map(({ path }) => path);

test.each(machines)('%s: the page’s own export opens as the same chart', (_, machine) => {
  const chart = chartOf(machine);
  const opened = chartFrom(toDefinition(machine));
  expect(opened.transitions.map(({ name }) => name)).toEqual(
    chart.transitions.map(({ name }) => name),
  );
  expect(paths(opened)).toEqual(paths(chart));
  expect(opened.description).toBe(chart.description);
});

/** Returns a chart without eventless transitions, because XState's own JSON lacks these transitions. */
const withoutAlways = (chart: Chart): Chart => ({
  ...chart,
  transitions: chart.transitions.filter(({ trigger }) => trigger.kind !== 'always'),
});

test.each(machines)('%s: XState’s own JSON opens as the same chart', (_, machine) => {
  const chart = withoutAlways(chartOf(machine));
  const opened = chartFrom(JSON.stringify(machine));
  expect(opened.transitions.map(({ name }) => name).toSorted()).toEqual(
    chart.transitions.map(({ name }) => name).toSorted(),
  );
  expect(paths(opened)).toEqual(paths(chart));
  expect(initial(opened)).toEqual(initial(chart));
});

test.each(idiomMachines)(
  '%s: XState’s own JSON preserves every state and every target',
  (_, machine) => {
    const chart = withoutAlways(chartOf(machine));
    const opened = chartFrom(JSON.stringify(machine));
    expect(paths(opened)).toEqual(paths(chart));
    expect(initial(opened)).toEqual(initial(chart));
    expect(ways(opened).toSorted()).toEqual(ways(chart).toSorted());
  },
);

test('a delay in XState’s JSON is read as a delay, without the action that sets its timer', () => {
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

test('Stately’s export for XState 4 is read with the same meaning', () => {
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

test('a state or an event may have the same name as a field of the machine’s JSON', () => {
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

test('a machine that is inside another JSON object is found', () => {
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
  ['[1, 2]', 'This JSON is not a machine: it has no states and listens to no events.'],
  ['"text"', 'This JSON is not a machine: it has no states and listens to no events.'],
  ['{"name":"teahouse"}', 'This JSON is not a machine: it has no states and listens to no events.'],
  [
    '{"states":["a","b"]}',
    'This JSON is not a machine. The machine has states that are no object.',
  ],
  ['{"states":{"a":5}}', 'This JSON is not a machine. The state a is not an object.'],
])('the text %s is refused, because it is not a machine', (text, reason) => {
  expect(readMachine(text)).toEqual({ kind: 'refused', reason });
});

test.each([
  { initial: 'a', states: { a: { on: { GO: 'nowhere' } } } },
  { initial: 'nowhere', states: { a: {} } },
])('a machine that XState rejects is refused with XState’s message: %j', (config) => {
  const read = readMachine(JSON.stringify(config));
  expect(read).toMatchObject({ kind: 'refused' });
  expect(read).toHaveProperty(
    'reason',
    expect.stringMatching(/^XState can’t create a machine from this: .*nowhere/s),
  );
});

test('a machine that is read from JSON lists the events that its states handle', () => {
  const read = readMachine('{"id":"x","initial":"a","states":{"a":{"on":{"GO":"b"}},"b":{}}}');
  expect(read).toMatchObject({ kind: 'machine' });
  const { machine } = read as { machine: AnyStateMachine };
  expect(machine.events).toEqual(['GO']);
});

import { assign, createActor, raise, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { chartOf } from '../src/chart.ts';
import { dryRun } from '../src/dry-run.ts';
import { defineModel } from '../src/model.ts';
import { isAffected } from '../src/mutation/affected.ts';
import { runWithMutant } from '../src/mutation/applied.ts';
import { formatRecord } from '../src/mutation/format-mutation.ts';
import { excuses, mutantsOf } from '../src/mutation/mutants.ts';
import { measureMachine } from '../src/mutation/mutation.ts';
import { scoreOf, summarize } from '../src/mutation/record.ts';
import type { Journey } from '../src/paths/journeys.ts';
import { inspect } from '../src/paths/observed-actors.ts';
import { idiomMachines } from './machines.ts';

const kettleMachine = setup({
  types: {
    context: {} as { cups: number; tea: string | null; served: string | null },
    events: {} as
      | { type: 'kettle.filled'; cups: number }
      | { type: 'kettle.emptied' }
      | { type: 'tea.chosen'; tea: string },
  },
  delays: { boiling: 3000 },
  guards: {
    isNothing: (_, cups: number) => cups <= 0,
    isTooMuch: (_, cups: number) => cups > 4,
  },
  actions: {
    fill: assign({ cups: (_, cups: number) => cups }),
    choose: assign({ tea: (_, tea: string) => tea }),
    serve: assign({ served: ({ context }) => context.tea }),
    forgetTea: assign({ tea: null }),
    empty: assign({ cups: 0 }),
    whistle: () => {},
  },
}).createMachine({
  id: 'kettle',
  context: { cups: 0, tea: null, served: null },
  initial: 'empty',
  on: { 'tea.chosen': { actions: { type: 'choose', params: ({ event }) => event.tea } } },
  states: {
    empty: {
      on: {
        'kettle.filled': [
          { guard: { type: 'isNothing', params: ({ event }) => event.cups }, target: 'empty' },
          { guard: { type: 'isTooMuch', params: ({ event }) => event.cups }, target: 'spilt' },
          {
            target: 'heating',
            actions: { type: 'fill', params: ({ event }) => event.cups },
          },
        ],
      },
    },
    heating: { after: { boiling: { target: 'boiled' } }, exit: 'whistle' },
    boiled: {
      on: { 'kettle.emptied': { target: 'empty', actions: ['serve', 'forgetTea', 'empty'] } },
    },
    spilt: { on: { 'kettle.emptied': { target: 'empty' } } },
  },
});

const START = 'an empty kettle';

const kettleModel = defineModel({
  machine: kettleMachine,
  starts: { [START]: {} },
  moves: {
    'kettle.filled': {
      samples: {
        'two cups are filled in': { cups: 2 },
        'nothing is filled in': { cups: 0 },
        'a bucket is filled in': { cups: 40 },
      },
    },
    'kettle.emptied': { samples: { 'the kettle is emptied': {} } },
    'tea.chosen': {
      samples: { 'Assam is chosen': { tea: 'Assam' } },
      when: ({ context }) => context.tea === null,
    },
    'xstate.after.boiling': { samples: { 'three seconds pass': {} } },
  },
  // The memory omits the field `served`, so no walk notices a mutant that serves no tea.
  memory: ({ cups, tea }) => ({ cups, tea }),
});

const journeys: readonly Journey<typeof kettleModel>[] = [
  {
    name: 'tea is made',
    steps: [
      ['Assam is chosen', 'empty'],
      ['two cups are filled in', 'heating'],
      ['three seconds pass', 'boiled'],
      ['the kettle is emptied', 'empty'],
    ],
  },
  {
    name: 'too little and too much is filled in',
    steps: [
      ['nothing is filled in', 'empty'],
      ['a bucket is filled in', 'spilt'],
      ['the kettle is emptied', 'empty'],
    ],
  },
];

const record = measureMachine(kettleModel, journeys);

/**
 * Returns the mutant whose transition or state begins with `where`, and whose change begins with `change`.
 */
function find(where: string, change: string, { mutants } = record) {
  return mutants.find((it) => it.where.startsWith(where) && it.change.startsWith(change));
}

describe('a mutant', () => {
  test('a mutant survives if no walk checks the context that it changes, and the record lists the changed fields', () => {
    expect(find('boiled — kettle.emptied', 'does not run serve')).toMatchObject({
      outcome: 'survived',
      takenBy: 'journeys',
      difference: {
        part: 'context',
        fields: ['served'],
        after: `${START}, then Assam is chosen, then two cups are filled in, then three seconds pass, then the kettle is emptied`,
      },
    });
  });

  test.each([
    ['empty — kettle.filled [isNothing]', 'leads to heating'],
    ['empty — kettle.filled [isNothing]', 'has its guard negated'],
    ['empty — kettle.filled → heating', 'is dropped'],
    ['heating — xstate.after.boiling', 'is dropped'],
    ['heating — xstate.after.boiling', 'leads to spilt'],
    ['spilt — kettle.emptied', 'leads to heating'],
  ])('a journey notices if the transition %s %s', (where, change) => {
    expect(find(where, change)).toMatchObject({ outcome: 'journeys' });
  });

  test('a journey catches a mutant with a branch that can no longer be reached', () => {
    expect(find('empty — kettle.filled [isTooMuch]', 'is tried after')).toMatchObject({
      outcome: 'journeys',
      reason:
        '“the kettle is emptied” can’t happen after: nothing is filled in, then a bucket is filled in.',
    });
  });

  test('a mutant that changes only the model’s memory is caught by generated paths, not by journeys', () => {
    expect(find('empty — kettle.filled → heating', 'does not run fill')).toMatchObject({
      outcome: 'paths',
      reason: 'after “two cups are filled in”, the model remembers something else',
    });
  });

  test('a mutant survives if it changes the memory only in situations that no generated path reaches', () => {
    expect(find('boiled — kettle.emptied', 'does not run forgetTea')).toMatchObject({
      outcome: 'survived',
      difference: { part: 'memory', fields: [] },
    });
  });

  test.each([
    ['heating on exit', 'does not run whistle', excuses.effect],
    ['boiling', 'takes a second longer', excuses.delay],
    ['empty — kettle.filled [isNothing]', 'is tried after', excuses.guards],
    ['boiled — kettle.emptied', 'runs empty before forgetTea', excuses.order],
  ])('the mutant “%s %s” is excused with a reason', (where, change, reason) => {
    expect(find(where, change)).toMatchObject({ outcome: 'excused', reason });
  });

  test('a mutant is caught by generated paths if there are no journeys', () => {
    const alone = measureMachine(kettleModel);
    expect(find('heating — xstate.after.boiling', 'is dropped', alone)?.outcome).toBe('paths');
    expect(summarize(alone.mutants)).toMatchObject({ byJourneys: 0, survived: 2 });
  });
});

const ferryModel = defineModel({
  machine: setup({
    types: { events: {} as { type: 'left'; passengers: number } | { type: 'landed' } },
    actions: { cheer: () => {} },
    guards: { hasPassengers: (_, passengers: number) => passengers > 0 },
  }).createMachine({
    id: 'ferry',
    initial: 'here',
    states: {
      here: {
        on: {
          left: [
            {
              guard: { type: 'hasPassengers', params: ({ event }) => event.passengers },
              target: 'afloat',
              actions: 'cheer',
            },
            { target: 'afloat' },
          ],
        },
      },
      afloat: { on: { landed: { target: 'there' } } },
      there: {},
      mooring: { always: { target: 'there' } },
    },
  }),
  starts: { 'on this side': {} },
  moves: {
    left: {
      samples: { 'it leaves full': { passengers: 9 }, 'it leaves empty': { passengers: 0 } },
    },
    landed: { samples: { 'it lands': {} } },
  },
});

test('a mutant is caught if the journeys no longer take one of the machine’s transitions', () => {
  const bothWays: readonly Journey<typeof ferryModel>[] = [
    { name: 'full', steps: [['it leaves full', 'afloat']] },
    { name: 'empty', steps: [['it leaves empty', 'afloat']] },
  ];
  const ferry = measureMachine(ferryModel, bothWays);
  expect(find('here — left [hasPassengers]', 'is tried after', ferry)).toMatchObject({
    outcome: 'journeys',
    reason: 'no journey takes one of the transitions any more',
  });
});

test('a mutant is excused if its new target always moves on to the original target', () => {
  const ferry = measureMachine(ferryModel);
  expect(find('afloat — landed', 'leads to mooring', ferry)).toMatchObject({
    outcome: 'excused',
    reason: excuses.samePlace,
  });
});

test('journeys that fail on the unchanged machine are refused', () => {
  const wrong = [{ name: 'tea', steps: [['two cups are filled in', 'boiled']] as const }];
  expect(() => measureMachine(kettleModel, wrong)).toThrow(
    'A walk of kettle fails on the unchanged chart: after “two cups are filled in”, the state is heating',
  );
});

test('making mutants does not change the machine', () => {
  const before = JSON.stringify(kettleMachine.definition);
  for (const { make } of mutantsOf(kettleMachine)) make(kettleMachine);
  expect(JSON.stringify(kettleMachine.definition)).toBe(before);
});

test.each(idiomMachines)('%s: every mutant of the machine can be made and drawn', (_, machine) => {
  for (const { make } of mutantsOf(machine)) expect(chartOf(make(machine)).id).toBe(machine.id);
});

const portMachine = setup({
  types: { events: {} as { type: 'ship.arrived' | 'storm' } },
  guards: { isKnown: () => true },
  actions: { callPilot: raise({ type: 'storm' }) },
}).createMachine({
  id: 'port',
  initial: 'open',
  states: {
    open: {
      entry: 'callPilot',
      on: {
        storm: undefined,
        'ship.arrived': [{ guard: 'isKnown', target: 'full' }, { target: 'full' }],
      },
    },
    full: { after: { 500: { target: 'open' }, '1000': { target: 'leaving' } } },
    leaving: { always: { target: 'open' } },
  },
});

/** Returns the reason why a mutant is known to be equivalent before any walk. */
function excuseOf(where: string, change: string) {
  const found = mutantsOf(portMachine).find(
    (it) => it.where.startsWith(where) && it.change.startsWith(change),
  );
  return found?.excuse;
}

describe('a mutant is known to be equivalent without any walk', () => {
  test.each(['is dropped', 'has its guard negated', 'is tried after the next branch'])(
    'a mutant is equivalent if its branch %s and the next branch has the same outcome',
    (change) => {
      expect(excuseOf('open — ship.arrived [isKnown]', change)).toBe(excuses.sameOutcome);
    },
  );

  test('a mutant that drops a transition is equivalent if the transition only forbids an event that no outer state handles', () => {
    expect(excuseOf('open — storm', 'is dropped')).toBe(excuses.ignored);
  });

  test('a mutant that allows a forbidden event is not equivalent if a wildcard handles that event', () => {
    const machine = setup({}).createMachine({ on: { storm: undefined, '*': { reenter: true } } });
    expect(mutantsOf(machine)[0]).toMatchObject({
      where: '(anywhere) — storm → stays',
      change: 'is dropped',
      excuse: null,
    });
  });

  test('a mutant that drops an action is not equivalent if the action sends the machine an event', () => {
    expect(excuseOf('open on entry', 'does not run callPilot')).toBeNull();
  });
});

/** Starts a mutated machine, sends the event, and returns the delays that the machine then sets. */
function delaysOf(machine: AnyStateMachine, where: string, event: AnyEventObject) {
  const mutant = mutantsOf(machine).find((it) => it.where === where);
  const { start, step } = dryRun(mutant?.make(machine) ?? machine);
  const { timerChanges } = step(start(undefined).snapshot, event);
  return timerChanges.flatMap((change) => (change.kind === 'set' ? change.timer.delay : []));
}

test('a mutant makes a delay longer in one state if the delay is a number, and everywhere if it has a name', () => {
  const arrived = { type: 'ship.arrived' };
  expect(delaysOf(portMachine, 'full after 500 ms', arrived)).toEqual([1500, 1000]);
  expect(delaysOf(portMachine, 'full after 1000 ms', arrived)).toEqual([500, 2000]);
  expect(delaysOf(kettleMachine, 'boiling', { type: 'kettle.filled', cups: 2 })).toEqual([4000]);
});

const positionOf = (where: string, change: string) =>
  mutantsOf(kettleMachine).findIndex(
    (it) => it.where.startsWith(where) && it.change.startsWith(change),
  );
const filled = { type: 'kettle.filled', cups: 2 } as const;

test('while a mutant is applied, it replaces its machine, even in an actor that another machine invokes', async () => {
  const kitchen = setup({ actors: { kettle: kettleMachine } }).createMachine({
    invoke: { id: 'kettle', src: 'kettle' },
  });
  const fill = async () => {
    const { kettle } = createActor(kitchen, { inspect }).start().getSnapshot().children;
    kettle?.send(filled);
    return kettle?.getSnapshot().value;
  };
  const position = positionOf('empty — kettle.filled → heating', 'is dropped');
  expect(await runWithMutant({ machine: 'kettle', position, mutantName: '' }, fill)).toBe('empty');
  expect(await fill()).toBe('heating');
});

function isAffectedBy(where: string, change: string, events: readonly AnyEventObject[]): boolean {
  const mutated = mutantsOf(kettleMachine)[positionOf(where, change)]?.make(kettleMachine);
  if (!mutated) throw new Error('There is no such mutant.');
  return isAffected(kettleModel, mutated, START, events);
}

describe('the walks that a mutant affects in a dry run', () => {
  const boiled = { type: 'xstate.after.boiling.kettle.heating' };

  test('a mutant affects a walk that would run the dropped action', () => {
    expect(isAffectedBy('heating on exit', 'does not run whistle', [filled])).toBe(false);
    expect(isAffectedBy('heating on exit', 'does not run whistle', [filled, boiled])).toBe(true);
  });

  test('a mutant affects a walk that would set the longer delay', () => {
    expect(isAffectedBy('boiling', 'takes a second longer', [])).toBe(false);
    expect(isAffectedBy('boiling', 'takes a second longer', [filled])).toBe(true);
  });

  test('a mutant affects a walk that would reach another state', () => {
    const [where, change] = ['boiled — kettle.emptied', 'leads to'];
    expect(isAffectedBy(where, change, [filled, boiled])).toBe(false);
    expect(isAffectedBy(where, change, [filled, boiled, { type: 'kettle.emptied' }])).toBe(true);
  });
});

describe('the score', () => {
  test('the score counts caught mutants and survivors, but no excused mutants', () => {
    const { mutants } = record;
    const summary = summarize(mutants);
    expect(summary.all + summary.excused).toBe(mutants.length);
    expect(summary.survived).toBe(mutants.filter((it) => it.outcome === 'survived').length);
    expect(scoreOf(summary)).toBeCloseTo((100 * summary.caught) / summary.all);
    expect(scoreOf({ all: 0, caught: 0 })).toBe(100);
  });

  test('the score is rounded down, so that only a machine without survivors has 100 %', () => {
    const caught = record.mutants.find((it) => it.outcome === 'journeys');
    const survivor = record.mutants.find((it) => it.outcome === 'survived');
    if (!caught || !survivor) throw new Error('The kettle has neither.');
    const mutants = [...Array.from({ length: 2999 }, () => caught), survivor];
    expect(formatRecord({ machines: [{ ...record, mutants }] }, false)).toContain('99.9 %');
  });
});

test('the report lists every survivor with its transition, its change and the path after which the context differs', () => {
  const text = formatRecord({ machines: [record] }, false);
  expect(text).toMatch(/^Machine +Score +Caught +Journeys alone +Survived +Excused\nkettle /);
  expect(text).toContain(
    `  kettle
    boiled — kettle.emptied → empty: does not run serve
      only the context differs (served) after: ${START}, then Assam is chosen`,
  );
  expect(text).toContain(`1  ${excuses.delay}`);
  expect(text).not.toContain('Caught by paths, but by no journey');
});

test('the detailed report also lists excused mutants, and mutants that no journey catches', () => {
  const text = formatRecord({ machines: [record] }, true);
  expect(text).toContain(`boiling: takes a second longer (${excuses.delay})`);
  expect(text).toMatch(/Caught by paths, but by no journey:\n  kettle\n/);
});

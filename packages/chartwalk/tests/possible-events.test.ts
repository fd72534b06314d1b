/** Walks machines with triggers that their event types do not list, such as wildcards and delays. */
import { describe, expect, test } from 'vitest';
import { createMachine, setup } from 'xstate';
import { defineModel } from '../src/model.ts';
import { CoverageTracker } from '../src/paths/coverage.ts';
import { followPhrases, pathsToWalk } from '../src/paths/path-model.ts';
import { walkMachine } from '../src/paths/walk-alone.ts';

/** A kettle that falls asleep after a second, and that any event wakes. */
const kettleMachine = setup({
  types: {
    events: {} as { type: 'button.pressed' | 'button.held' | 'water.poured' | 'water.heated' },
  },
}).createMachine({
  id: 'kettle',
  initial: 'brewing',
  states: {
    brewing: {
      initial: 'cold',
      onDone: { target: 'waiting' },
      states: {
        cold: { on: { 'water.heated': { target: 'hot' } } },
        hot: { type: 'final' },
      },
    },
    waiting: {
      after: { 1000: { target: 'asleep' } },
      on: {
        'button.held': { target: 'off' },
        'button.*': { target: 'brewing' },
      },
    },
    asleep: { on: { '*': { target: 'waiting' } } },
    off: { type: 'final' },
  },
});

const kettleModel = defineModel({
  machine: kettleMachine,
  starts: { 'cold water': {} },
  moves: {
    'button.pressed': { samples: { 'the button is pressed': {} } },
    'button.held': { samples: { 'the button is held': {} } },
    'water.poured': { samples: { 'the water is poured': {} } },
    'water.heated': { samples: { 'the water boils': {} } },
    'xstate.after.1000': { samples: { 'a second passes': {} } },
  },
});

walkMachine(kettleModel, {
  journeys: [
    {
      name: 'the kettle wakes up and is switched off',
      steps: [
        ['the water boils', 'waiting'],
        ['a second passes', 'asleep'],
        ['the water is poured', 'waiting'],
        ['the button is pressed', { brewing: 'cold' }],
        ['the water boils', 'waiting'],
        ['the button is held', 'off'],
      ],
    },
  ],
});

describe('a model', () => {
  test('a model is refused if it lacks a move for a delay that is given as a number of milliseconds', () => {
    const { 'xstate.after.1000': _, ...others } = kettleModel.moves;
    expect(() => pathsToWalk({ ...kettleModel, moves: others as never }, 'cold water')).toThrow(
      'The model of kettle has no move for xstate.after.1000.',
    );
  });

  test('a wildcard matches a model’s moves, except those of delays and actors', () => {
    const machine = createMachine({
      id: 'lid',
      initial: 'shut',
      states: { shut: { on: { '*': 'open' } }, open: { after: { 500: 'shut' } } },
    });
    const model = {
      machine,
      starts: { 'a lid': {} },
      moves: {
        'lid.lifted': { samples: { 'the lid is lifted': {} } },
        'xstate.after.500': { samples: { 'the lid falls': {} } },
      },
    };
    expect(followPhrases(model, 'a lid', ['the lid is lifted']).at(-1)?.expected.value).toBe(
      'open',
    );
    expect(() => followPhrases(model, 'a lid', ['the lid falls'])).toThrow('can’t happen');
  });
});

test('the coverage says whether the guard of a wildcard has passed and whether it has refused', () => {
  const machine = setup({
    types: { events: {} as { type: 'dial.turned'; by: number } },
    guards: { isFar: ({ event }) => event.by > 5 },
  }).createMachine({
    id: 'dial',
    initial: 'low',
    states: {
      low: { on: { 'dial.*': { guard: 'isFar', target: 'high' } } },
      high: {},
    },
  });
  const model = defineModel({
    machine,
    starts: { 'a dial': {} },
    moves: { 'dial.turned': { samples: { 'it is turned': { by: 1 }, 'it is spun': { by: 9 } } } },
  });
  const coverage = new CoverageTracker(model);
  for (const { steps } of pathsToWalk(model, 'a dial'))
    coverage.addMicrosteps(steps.flatMap(({ microsteps }) => microsteps));
  expect(coverage.getMissed()).toMatchObject({ transitions: [], sides: [] });
});

/**
 * Walks a machine with a history state. The value of a snapshot does not show which state the history state
 * will restore.
 */
import { describe, expect, test } from 'vitest';
import { setup } from 'xstate';
import { defineModel } from '../src/model.ts';
import { defineJointModel } from '../src/joint-model.ts';
import { unassertedStates } from '../src/paths/coverage.ts';
import { getAllSteps } from '../src/paths/graph.ts';
import { breachesOf, breachesOfWalk, breachInWords } from '../src/paths/invariants.ts';
import { jointWalkable } from '../src/paths/joint-steps.ts';
import { followPhrases } from '../src/paths/path-model.ts';
import { walkableOf } from '../src/paths/walk-steps.ts';
import { walkMachine } from '../src/paths/walk-alone.ts';

const START = 'a fan';

/** A fan that starts again at its last speed. From full speed, it can also be stopped for good. */
const fanMachine = setup({
  types: {
    events: {} as { type: 'fan.switched' | 'fan.faster' | 'fan.stopped' },
  },
}).createMachine({
  id: 'fan',
  initial: 'on',
  states: {
    off: { on: { 'fan.switched': { target: 'on.last' } } },
    on: {
      initial: 'slow',
      on: { 'fan.switched': { target: 'off' } },
      states: {
        slow: { on: { 'fan.faster': { target: 'fast' } } },
        fast: { on: { 'fan.stopped': { target: '#fan.stopped' } } },
        last: { type: 'history' },
      },
    },
    stopped: { type: 'final' },
  },
});

const fanModel = defineModel({
  machine: fanMachine,
  starts: { [START]: {} },
  moves: {
    'fan.switched': { samples: { 'the fan is switched': {} } },
    'fan.faster': { samples: { 'the fan is sped up': {} } },
    'fan.stopped': { samples: { 'the fan is stopped': {} } },
  },
  invariants: {
    never: {
      'it starts at full speed': (snapshot, before) =>
        snapshot.matches({ on: 'fast' }) && before?.matches('off') === true,
    },
  },
});
const { invariants: _, ...correctModel } = fanModel;

walkMachine(correctModel, {
  journeys: [
    {
      name: 'the fan is sped up, switched off and on, and stopped',
      steps: [
        ['the fan is sped up', { on: 'fast' }],
        ['the fan is switched', 'off'],
        ['the fan is switched', { on: 'fast' }],
        ['the fan is stopped', 'stopped'],
      ],
    },
  ],
});

test('a history state needs no assertion, because it is never active', () => {
  expect(unassertedStates(fanMachine, { off: 1, on: 1, stopped: 1 })).toEqual([
    'on.slow',
    'on.fast',
  ]);
  expect(unassertedStates(fanMachine, { off: 1, 'on.slow': 1, 'on.fast': 1, stopped: 1 })).toEqual(
    [],
  );
});

describe('a history state', () => {
  test('an invariant is checked for each state that a history state can restore', () => {
    expect(breachesOf(fanModel).map(breachInWords)).toEqual([
      '“it starts at full speed” must never hold, but holds after: a fan, then the fan is sped up, then the fan is switched, then the fan is switched',
    ]);
  });

  test('a joint model of one machine has as many steps as the machine’s own model, even with a history state', () => {
    const joint = defineJointModel<{ fan: typeof fanMachine }, null>()({
      id: 'room',
      description: 'A room with a fan.',
      models: { fan: fanModel },
      starts: { [START]: { persisted: null, operations: [{ start: 'fan' }] } },
      moves: {
        'the fan is switched': { of: 'fan' },
        'the fan is sped up': { of: 'fan' },
        'the fan is stopped': { of: 'fan' },
      },
      persist: () => null,
      getReactions: () => [],
    });
    const count = getAllSteps(walkableOf(fanModel, START)).length;
    expect(getAllSteps(jointWalkable(joint, START))).toHaveLength(count);
  });

  test('an `eventually` invariant is not reported if it can still become true in a state that a history state restores', () => {
    const switched = followPhrases(fanModel, START, ['the fan is sped up', 'the fan is switched']);
    const model = {
      ...fanModel,
      moves: { ...fanModel.moves, 'fan.faster': { samples: {} } },
      invariants: {
        eventually: {
          'it is stopped': (snapshot: { value: unknown }) => snapshot.value === 'stopped',
        },
      },
    };
    const snapshots = switched.map(({ expected }) => expected);
    expect(breachesOfWalk(model, snapshots, ['a fan'])).toEqual([]);
  });
});

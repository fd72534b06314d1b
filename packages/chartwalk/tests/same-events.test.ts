/** Walks a machine in which two regions wait for the same delay and invoke the same actor. */
import { expect, test } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import { defineModel } from '../src/model.ts';
import { defineJointModel } from '../src/joint-model.ts';
import { jointWalkable } from '../src/paths/joint-steps.ts';
import { walkMachine } from '../src/paths/walk-alone.ts';

const START = 'two cold ovens';

const ovensMachine = setup({
  types: {
    context: {} as { isUpperWarm: boolean },
    events: {} as { type: 'bread.ordered' },
  },
  guards: { isUpperWarm: ({ context }) => context.isUpperWarm },
  actors: { bake: fromPromise(async () => 'bread') },
}).createMachine({
  id: 'ovens',
  context: { isUpperWarm: false },
  type: 'parallel',
  states: {
    upper: {
      initial: 'warming',
      states: {
        warming: {
          after: { 1000: { target: 'baking', actions: assign({ isUpperWarm: true }) } },
        },
        baking: {
          invoke: {
            id: 'upperOven',
            src: 'bake',
            onDone: { target: 'baked' },
            onError: { target: 'burnt' },
          },
        },
        baked: {},
        burnt: {},
      },
    },
    lower: {
      initial: 'warming',
      states: {
        // The lower oven can bake only once the upper oven is warm.
        warming: {
          after: { 1000: { guard: 'isUpperWarm', target: 'baking' } },
        },
        baking: {
          invoke: {
            id: 'lowerOven',
            src: 'bake',
            onDone: { target: 'baked' },
            onError: { target: 'burnt' },
          },
        },
        baked: {},
        burnt: {},
      },
    },
  },
});

const ovensModel = defineModel({
  machine: ovensMachine,
  starts: { [START]: {} },
  moves: {
    'bread.ordered': { samples: {} },
    'xstate.after.1000': { samples: { 'an oven is warm': {} } },
    'xstate.done.actor.bake': { samples: { 'bread is baked': 'bread' } },
    'xstate.error.actor.bake': { samples: { 'bread is burnt': new Error('It is burnt.') } },
  },
});

walkMachine(ovensModel, {
  journeys: [
    {
      name: 'both ovens bake',
      steps: [
        ['an oven is warm', { upper: 'baking', lower: 'warming' }],
        ['an oven is warm', { upper: 'baking', lower: 'baking' }],
        ['bread is baked', { upper: 'baked', lower: 'baking' }],
        ['bread is baked', { upper: 'baked', lower: 'baked' }],
      ],
    },
    {
      name: 'both ovens burn',
      steps: [
        ['an oven is warm', { upper: 'baking', lower: 'warming' }],
        ['an oven is warm', { upper: 'baking', lower: 'baking' }],
        ['bread is burnt', { upper: 'burnt', lower: 'baking' }],
        ['bread is burnt', { upper: 'burnt', lower: 'burnt' }],
      ],
    },
  ],
  random: { walks: 2, steps: 10 },
});

test('if two regions wait for the same delay, a joint model can end the delay in one region and then in the other', () => {
  const together = defineJointModel<{ ovens: typeof ovensMachine }, null>()({
    id: 'kitchen',
    description: 'A kitchen with two ovens.',
    models: { ovens: ovensModel },
    starts: { [START]: { persisted: null, operations: [{ start: 'ovens' }] } },
    moves: { 'an oven is warm': { of: 'ovens' } },
    persist: () => null,
    getReactions: () => [],
  });
  const { start, next } = jointWalkable(together, START);
  const [first] = next(start);
  const [second] = first ? next(first) : [];
  expect(second?.expected.machines['ovens']?.value).toEqual({ upper: 'baking', lower: 'baking' });
});

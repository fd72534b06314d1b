import { describe, expect, test } from 'vitest';
import { assign, setup } from 'xstate';
import type { AnyMachineSnapshot } from 'xstate';
import { defineModel } from '../src/model.ts';
import { breachesOf, breachesOfWalk, breachInWords } from '../src/paths/invariants.ts';
import { forgottenInWords, forgottenOf } from '../src/paths/memory.ts';

/** A machine that serves coffee as long as it has water. */
const coffeeMachine = setup({
  types: {
    context: {} as { water: number; cups: number },
    events: {} as { type: 'coffee.ordered' } | { type: 'water.filled' },
  },
  actions: {
    draw: assign({
      water: ({ context }) => context.water - 1,
      cups: ({ context }) => context.cups + 1,
    }),
    fill: assign({ water: 2 }),
  },
  guards: { hasWater: ({ context }) => context.water > 0 },
}).createMachine({
  id: 'coffee',
  context: { water: 2, cups: 0 },
  initial: 'ready',
  states: {
    ready: {
      on: {
        'coffee.ordered': [{ guard: 'hasWater', actions: 'draw' }, { target: 'thirsty' }],
      },
    },
    thirsty: { on: { 'water.filled': { target: 'ready', actions: 'fill' } } },
  },
});

const at = (value: string, water: number, cups: number) =>
  coffeeMachine.resolveState({ value, context: { water, cups } });

const moves = {
  'coffee.ordered': {
    samples: { 'a cup is ordered': {} },
    when: ({ context }: { context: { cups: number } }) => context.cups < 4,
  },
  'water.filled': { samples: { 'water is filled in': {} } },
};

describe('the invariants of a model', () => {
  const coffeeModel = defineModel({
    machine: coffeeMachine,
    starts: { 'a full machine': {} },
    moves,
    memory: ({ water, cups }) => ({ water, cups }),
    invariants: {
      always: { 'three cups at most were drawn': ({ context }) => context.cups <= 3 },
      never: {
        'water comes from nowhere': ({ context }, before) =>
          before?.matches('ready') === true && context.water > before.context.water,
        'it is thirsty': (snapshot) => snapshot.matches('thirsty'),
      },
      eventually: { 'there is a third cup': ({ context }) => context.cups >= 3 },
    },
  });

  test('only broken invariants are reported, each with the shortest path that breaks it', () => {
    expect(breachesOf(coffeeModel).map(breachInWords)).toEqual([
      '“three cups at most were drawn” no longer holds after: a full machine, then a cup is ordered (3 times), then water is filled in, then a cup is ordered, then a cup is ordered',
      '“it is thirsty” must never hold, but holds after: a full machine, then a cup is ordered (3 times)',
    ]);
  });

  test('an `eventually` invariant that can no longer become true is reported', () => {
    const model = { ...coffeeModel, moves: { ...moves, 'water.filled': { samples: {} } } };
    expect(breachesOf(model).map(breachInWords)).toContain(
      '“there is a third cup” can no longer happen after: a full machine',
    );
  });

  test('if the model’s memory lacks a field, the field is reported with the guard that reads it', () => {
    const forgetful = {
      ...coffeeModel,
      memory: ({ cups }: { cups: number }) => ({ cups: cups % 2 }),
    };
    expect(forgottenOf(forgetful).map(forgottenInWords)).toEqual([
      '`memory` lacks `water`, which a guard reads: ready — coffee.ordered [hasWater] → stays',
    ]);
    const { memory: _, ...without } = coffeeModel;
    expect(forgottenOf(without)[0]?.fields).toEqual(['water']);
  });

  test('the report of a walk lists the invariants that its snapshots break, and those that can no longer become true', () => {
    const snapshots = [at('ready', 2, 0), at('ready', 1, 1), at('ready', 2, 4)];
    const breaches = breachesOfWalk(coffeeModel, snapshots, ['a full machine', 'a strange walk']);
    expect(breaches.map(({ kind, claim }) => `${kind} ${claim}`)).toEqual([
      'always three cups at most were drawn',
      'never water comes from nowhere',
    ]);
    expect(breachesOfWalk(coffeeModel, [at('ready', 0, 0)], [])).toEqual([]);
    const dry = { ...coffeeModel, moves: { ...moves, 'water.filled': { samples: {} } } };
    const left = at('thirsty', 0, 2);
    const claims = (snapshot: AnyMachineSnapshot) =>
      breachesOfWalk(dry, [snapshot], []).map(({ claim }) => claim);
    expect(claims(left)).toEqual(['it is thirsty', 'there is a third cup']);
    expect(claims({ ...left, status: 'stopped' } as AnyMachineSnapshot)).toEqual(['it is thirsty']);
  });
});

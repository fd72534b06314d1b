import { describe, expect, test } from 'vitest';
import { setup } from 'xstate';
import { defineModel } from '../src/model.ts';
import { defineJointModel, jointInvariantsOf } from '../src/joint-model.ts';
import type { AnyJointModel, Operation } from '../src/joint-model.ts';
import { coveringPaths } from '../src/paths/graph.ts';
import { findBreachesInSnapshots, breachInWords } from '../src/paths/invariants.ts';
import { jointBreachesOf } from '../src/paths/joint-invariants.ts';
import { jointWalkable, valuesOf } from '../src/paths/joint-steps.ts';
import type { checkoutMachine } from './teahouse/machines.ts';
import { checkoutModel } from './teahouse/models.ts';
import { orderingModel } from './teahouse/ordering.ts';

const START = 'a guest at the tea house';

function breachesOf(model: AnyJointModel): string[] {
  return jointBreachesOf(model, START).map(({ claim }) => claim);
}

const heardOf = (
  isLost: (operation: Operation, isOpen: boolean) => boolean,
): typeof orderingModel => ({
  ...orderingModel,
  getReactions: (now, before) =>
    orderingModel
      .getReactions(now, before)
      .filter((operation) => !isLost(operation, before.machines.checkout !== null)),
});

const { 'the order is stored': _, ...movesWithoutOrder } = orderingModel.moves;

/**
 * Joint models, each with one fault. The keys are the invariants that the faults break. Each machine alone is
 * correct.
 */
const faults: Record<string, AnyJointModel> = {
  'the cart is that of whoever is signed in': heardOf(
    (operation) => 'to' in operation && operation.to === 'cart',
  ),
  'what was ordered is still in the cart': heardOf(
    (operation, isOpen) => isOpen && 'to' in operation && operation.to === 'cart',
  ),
  'an order is placed': { ...orderingModel, moves: movesWithoutOrder },
};

test('no joint invariant breaks if the machines notify each other correctly', () => {
  expect(breachesOf(orderingModel)).toEqual([]);
});

describe('a joint model with a fault', () => {
  test.each(Object.entries(faults))(
    'a joint model with a fault breaks the invariant “%s”',
    (claim, fault) => {
      expect(breachesOf(fault)).toContain(claim);
    },
  );
});

test('a joint invariant is reported if the snapshots of a walk break it', () => {
  const { start, next } = jointWalkable(orderingModel, START);
  const signedIn = next(start).find(
    ({ sampledMove }) => sampledMove?.phrase === 'Asha is signed in',
  );
  const { machines, persisted } = signedIn?.expected ?? start.expected;
  const strange = {
    machines: { ...machines, cart: start.expected.machines['cart'] ?? null },
    persisted,
  };
  const breaches = findBreachesInSnapshots(
    jointInvariantsOf(orderingModel),
    [start.expected, strange],
    [START, 'Asha is signed in'],
  );
  expect(breaches.map(breachInWords)).toEqual([
    `“the cart is that of whoever is signed in” no longer holds after: ${START}, then Asha is signed in`,
  ]);
});

test('the paths of a joint model contain every move, and place an order while the other machines are in different states', () => {
  const walkable = jointWalkable(orderingModel, START);
  const walked = coveringPaths(walkable).flat();
  const ends = new Set(walked.map(({ expected }) => JSON.stringify(valuesOf(expected))));
  const placing = [...ends].filter((values) => values.includes('"checkout":"placing"'));
  expect(placing.length).toBeGreaterThan(1);
  expect(new Set(walked.flatMap(({ sampledMove }) => sampledMove?.phrase ?? []))).toEqual(
    new Set(Object.keys(orderingModel.moves)),
  );
});

test('the error names the joint model if its machines send each other events without end, or if it lacks the requested start', () => {
  const restless = defineJointModel<{ checkout: typeof checkoutMachine }, null>()({
    id: 'restless',
    description: 'Tells itself the same again and again.',
    models: { checkout: checkoutModel },
    starts: { 'at checkout': { operations: [{ start: 'checkout' }], persisted: null } },
    moves: {},
    getReactions: () => [
      {
        to: 'checkout',
        event: { type: 'checkout.customerKnown', userId: null, cups: 0 },
      },
      { start: 'checkout' },
    ],
    persist: () => null,
  });
  expect(() => jointWalkable(restless, 'at checkout')).toThrow(
    'The machines of restless send each other events without end.',
  );
  expect(() => jointWalkable(orderingModel, 'nowhere')).toThrow(
    'ordering has no start called “nowhere”.',
  );
});

test('a machine of a joint model starts with the input of the operation that starts it', () => {
  const potMachine = setup({
    types: { context: {} as { cups: number }, input: {} as { cups: number } },
  }).createMachine({ id: 'pot', context: ({ input }) => ({ cups: input.cups }) });
  const potModel = defineModel({
    machine: potMachine,
    starts: { 'in the kitchen': { input: { cups: 1 } } },
    moves: {},
  });
  const model = defineJointModel<{ pot: typeof potMachine }, null>()({
    id: 'table',
    description: 'Brings a pot.',
    models: { pot: potModel },
    starts: {
      'a pot for two': { operations: [{ start: 'pot', input: { cups: 2 } }], persisted: null },
    },
    moves: {},
    getReactions: () => [],
    persist: () => null,
  });
  const { start } = jointWalkable(model, 'a pot for two');
  expect(start.expected.machines['pot']?.context).toEqual({ cups: 2 });
});

import { jointInvariantsOf } from 'chartwalk';
import type { AnyJointModel, Operation } from 'chartwalk';
import { jointBreachesOf } from 'chartwalk/vitest';
import { describe, expect, test } from 'vitest';
import { checkoutMachine } from '../../machines/checkout.ts';
import { checkoutModel } from '../models/checkout.ts';
import { orderingModel } from '../models/ordering.ts';

const START = 'a guest at Coal & Rumali';

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

/** The faulty models. Each key is the invariant that its model breaks. */
const faults: Record<string, AnyJointModel> = {
  'the cart belongs to the current user': heardOf(
    (operation) =>
      'to' in operation && operation.to === 'cart' && operation.event.type === 'cart.changed',
  ),
  'an order is placed only after its form was sent, and only once': {
    ...orderingModel,
    persist: (now: never, before: never) => {
      const persisted = orderingModel.persist(now, before);
      return { ...persisted, orders: Math.min(2, persisted.orders * 2) };
    },
  },
  'ordered dishes are still in the cart': heardOf(
    (operation, isOpen) => isOpen && 'to' in operation && operation.to === 'cart',
  ),
  'the form of one customer is shown to another': heardOf(
    (operation, isOpen) => isOpen && 'to' in operation && operation.to === 'checkout',
  ),
  'a customer is at checkout with an empty cart': {
    ...orderingModel,
    models: {
      ...orderingModel.models,
      checkout: {
        ...checkoutModel,
        machine: checkoutMachine.provide({ guards: { hasNothingToOrder: () => false } }),
      },
    },
  },
  'an order is placed': { ...orderingModel, moves: movesWithoutOrder },
};

test('the session, the cart and checkout together break no invariant', () => {
  expect(breachesOf(orderingModel)).toEqual([]);
});

describe('a joint model with a fault', () => {
  test.each(jointInvariantsOf(orderingModel).map(({ kind, claim }) => [kind, claim] as const))(
    'a fault in the joint model breaks the invariant “%s: %s”',
    (_kind, claim) => {
      const fault = faults[claim];
      if (!fault) throw new Error('No fault here breaks this invariant.');
      expect(breachesOf(fault)).toContain(claim);
    },
  );
});

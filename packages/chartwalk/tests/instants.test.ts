/** Finds paths on which a promise settles before any other event can happen. */
import { describe, expect, test } from 'vitest';
import { fromPromise, setup } from 'xstate';
import { appendInstantOutcomes } from '../src/browser/instants.ts';
import { defineModel } from '../src/model.ts';
import type { AnyModel } from '../src/model.ts';
import { getAllSteps } from '../src/paths/graph.ts';
import { pathsToWalk } from '../src/paths/path-model.ts';
import { walkableOf } from '../src/paths/walk-steps.ts';

const START = 'a closed shop';

const parts = setup({
  types: { events: {} as { type: 'shop.opened' | 'shop.closed' } },
  actors: { prefetch: fromPromise(async () => 'goods') },
});

const shopMachine = parts.createMachine({
  id: 'shop',
  initial: 'closed',
  states: {
    closed: { on: { 'shop.opened': { target: 'open' } } },
    open: {
      invoke: { src: 'prefetch', onDone: { actions: () => {} }, onError: { actions: () => {} } },
      on: { 'shop.closed': { target: 'closed' }, 'shop.opened': { target: 'open', reenter: true } },
    },
  },
});

const moves = {
  'shop.opened': { samples: { 'the shop is opened': {} } },
  'shop.closed': { samples: { 'the shop is closed': {} } },
  'xstate.done.actor.prefetch': { samples: { 'the goods arrive': 'goods' } },
  'xstate.error.actor.prefetch': { samples: { 'no goods arrive': new Error('It is offline.') } },
};

const shopModel = defineModel({ machine: shopMachine, starts: { [START]: {} }, moves });

function pathsOf(model: AnyModel): string[] {
  const instant = { ...model, instant: ['prefetch'] };
  return pathsToWalk(instant, START).map(
    (path) => appendInstantOutcomes(instant, START, path).name,
  );
}

describe('an instant promise', () => {
  test('an instant promise settles exactly once each time its state is entered, even if its outcome does not leave the state', () => {
    const paths = pathsOf(shopModel);
    expect(paths.join('\n')).toContain('the goods arrive');
    expect(paths.join('\n')).toContain('no goods arrive');
    for (const path of paths)
      expect(path).toMatch(
        /^(the shop is opened, then (the|no) goods arrive(, then the shop is closed)?(, then )?)+$/,
      );
  });

  test('an instant promise lets the other events of its state happen after it has settled', () => {
    const instant = { ...shopModel, instant: ['prefetch'] };
    const walkSteps = getAllSteps(walkableOf(instant, START));
    const allowed = new Set(
      walkSteps.map(
        ({ before, sampledMove }) => `${before?.sampledMove?.phrase} > ${sampledMove?.phrase}`,
      ),
    );
    expect([...allowed].toSorted()).toEqual([
      'the goods arrive > the shop is closed',
      'the goods arrive > the shop is opened',
      'the shop is opened > no goods arrive',
      'the shop is opened > the goods arrive',
      'undefined > the shop is opened',
      'undefined > undefined',
    ]);
  });

  test('an instant promise is refused if the machine would wait for it again and again', () => {
    const machine = parts.createMachine({
      id: 'loop',
      initial: 'open',
      states: {
        open: {
          invoke: {
            src: 'prefetch',
            onDone: { target: 'open', reenter: true },
            onError: { target: 'open', reenter: true },
          },
        },
      },
    });
    expect(() => pathsOf({ ...shopModel, machine })).toThrow(
      'loop never stops waiting for prefetch.',
    );
  });
});

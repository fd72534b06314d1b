/**
 * Tests transient states, which a machine leaves at once. No screen shows them, and no walk can stop in them.
 */
import { expect, test } from 'vitest';
import { setup } from 'xstate';
import { defineModel } from '../src/model.ts';
import { unassertedStates, CoverageTracker } from '../src/paths/coverage.ts';

/** A machine that asks a guest about milk only if the tea is served with milk. */
const machine = setup({
  types: {
    context: {} as { hasMilk: boolean },
    events: {} as { type: 'tea.ordered' | 'tea.drunk' },
  },
  guards: { hasMilk: ({ context }) => context.hasMilk },
}).createMachine({
  id: 'tea',
  context: { hasMilk: true },
  initial: 'waiting',
  states: {
    waiting: { on: { 'tea.ordered': { target: 'chosen' } } },
    chosen: { always: [{ guard: 'hasMilk', target: 'asking' }, { target: 'waiting' }] },
    // The machine leaves this state at once if the guard passes. Otherwise, it waits for `tea.drunk`.
    asking: {
      always: { guard: ({ context }) => !context.hasMilk, target: 'waiting' },
      on: { 'tea.drunk': { target: 'waiting' } },
    },
  },
});

const model = defineModel({
  machine,
  starts: { 'a guest': {} },
  moves: {
    'tea.ordered': { samples: { 'tea is ordered': {} } },
    'tea.drunk': { samples: { 'it is drunk': {} } },
  },
});

test('a transient state needs no assertion', () => {
  expect(unassertedStates(machine, { waiting: () => {} })).toEqual(['asking']);
});

test('a transient state is covered by a walk that passes through it', () => {
  const coverage = new CoverageTracker(model);
  expect(coverage.getMissed().states).toEqual(['waiting', 'chosen', 'asking']);
  coverage.addMicrosteps([
    { event: 'tea.ordered', taken: [], value: 'chosen', isActive: true },
    { event: '', taken: [], value: 'asking', isActive: true },
  ]);
  expect(coverage.getMissed().states).toEqual(['waiting', 'asking']);
});

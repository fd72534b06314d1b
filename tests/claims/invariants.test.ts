import { defineModel, invariantsOf } from 'chartwalk';
import type { AnyModel, Invariants } from 'chartwalk';
import { breachesOf, breachInWords, forgottenInWords, forgottenOf } from 'chartwalk/vitest';
import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import type { AnyMachineSnapshot } from 'xstate';
import { models } from '../models-by-id.ts';
import { faults } from './broken.ts';

const all = [...models];
const claimed = all.flatMap(([id, model]) =>
  invariantsOf(model).map(({ kind, claim }) => [id, kind, claim, model] as const),
);

/**
 * Returns whether JSON can represent the value. Undefined is accepted, because JSON leaves out undefined
 * fields.
 */
function isSerialisable(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) {
    return value === undefined || value === JSON.parse(JSON.stringify(value) ?? 'null');
  }
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  return isPlain && Object.values(value).every(isSerialisable);
}

/** Returns the model with one more invariant, which every machine must fulfil. */
function withSerialisableContext(model: AnyModel): AnyModel {
  const always: Invariants<AnyMachineSnapshot>['always'] = {
    ...model.invariants?.always,
    'the context is serialisable': ({ context }) => isSerialisable(context),
  };
  return { ...model, invariants: { ...model.invariants, always } };
}

test.each(all)(
  'no event of the machine %s breaks an invariant or stores a value that JSON can’t contain',
  (_, model) => {
    expect(breachesOf(withSerialisableContext(model)).map(breachInWords)).toEqual([]);
  },
);

test.each([new Date(0), () => {}, Number.NaN])(
  'the check finds the context value %o, which JSON can’t contain',
  (value) => {
    const machine = createMachine({ context: { list: [{ value }] } });
    const model = defineModel({ machine, starts: { 'at a clock': {} }, moves: {} });
    expect(breachesOf(withSerialisableContext(model)).map(({ claim }) => claim)).toEqual([
      'the context is serialisable',
    ]);
  },
);

test.each(all)(
  'the `memory` of the model of %s includes everything that the machine’s guards read',
  (_, model) => {
    expect(forgottenOf(model).map(forgottenInWords)).toEqual([]);
  },
);

test('at least ten machines have invariants', () => {
  expect(new Set(claimed.map(([id]) => id)).size).toBeGreaterThanOrEqual(10);
});

describe('a machine with a fault', () => {
  test.each(claimed)('a fault in %s breaks the invariant “%s: %s”', (id, kind, claim, model) => {
    const fault = faults[id]?.[claim];
    if (!fault) throw new Error('No fault breaks this invariant: see tests/claims/broken.ts.');
    const breaches = breachesOf({ ...model, machine: fault(model.machine) });
    expect(breaches.map((it) => [it.kind, it.claim])).toContainEqual([kind, claim]);
  });
});

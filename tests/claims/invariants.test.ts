import { invariantsOf } from 'chartwalk';
import { breachesOf, breachInWords, forgottenInWords, forgottenOf } from 'chartwalk/vitest';
import { describe, expect, test } from 'vitest';
import { models } from '../models-by-id.ts';
import { faults } from './broken.ts';

const all = [...models];
const claimed = all.flatMap(([id, model]) =>
  invariantsOf(model).map(({ kind, claim }) => [id, kind, claim, model] as const),
);

test.each(all)('no event of the machine %s breaks one of its invariants', (_, model) => {
  expect(breachesOf(model).map(breachInWords)).toEqual([]);
});

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

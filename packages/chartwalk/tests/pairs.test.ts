import { expect, test } from 'vitest';
import { mergeCoverage, createEmptyCoverage } from '../src/coverage.ts';
import type { Microstep } from '../src/microstep.ts';
import { CoverageTracker } from '../src/paths/coverage.ts';
import { eachPair, possiblePairs } from '../src/paths/pairs.ts';
import { faqModel } from './teahouse/models.ts';

const step = (...taken: string[]): Microstep => ({
  event: 'it',
  taken,
  value: 'somewhere',
  isActive: true,
});

test('a transition forms a pair with the next transition, even if the machine refused events in between', () => {
  const pairs: string[] = [];
  const steps = [step('a'), step(), step('b', 'c'), step('a')];
  eachPair(steps, (first, second) => pairs.push(first + second));
  expect(pairs).toEqual(['ab', 'ac', 'ba', 'ca']);
});

const OPEN = 'closed — faq.toggled → open';
const CLOSE = 'open — faq.toggled [isShown] → closed';
const SWITCH = 'open — faq.toggled → stays';

test('each transition of the FAQ machine is paired with the transitions that can follow it', () => {
  expect(possiblePairs(faqModel)).toEqual({
    [OPEN]: { [CLOSE]: 0, [SWITCH]: 0 },
    [SWITCH]: { [CLOSE]: 0, [SWITCH]: 0 },
    [CLOSE]: { [OPEN]: 0 },
  });
});

test('a walk counts how often each possible pair of transitions was taken, and ignores impossible pairs', () => {
  const coverage = new CoverageTracker(faqModel);
  coverage.addMicrosteps([
    { event: 'faq.toggled', taken: [OPEN], value: 'open', isActive: true },
    { event: 'faq.toggled', taken: [CLOSE], value: 'closed', isActive: true },
    { event: 'faq.toggled', taken: [OPEN], value: 'open', isActive: true },
    { event: 'faq.toggled', taken: [SWITCH], value: 'open', isActive: true },
  ]);
  const record = coverage.record({ [OPEN]: { [CLOSE]: 0 }, [CLOSE]: { [OPEN]: 0, [SWITCH]: 0 } });
  expect(record.pairs).toEqual({ [OPEN]: { [CLOSE]: 1 }, [CLOSE]: { [OPEN]: 1, [SWITCH]: 0 } });
  expect(record.times).toEqual({
    states: { closed: 0, open: 0 },
    transitions: { [OPEN]: 2, [CLOSE]: 1, [SWITCH]: 1 },
    guards: { [CLOSE]: { passed: 1, refused: 1 } },
  });
  const { times, pairs } = mergeCoverage(record, record);
  expect(times?.transitions[OPEN]).toBe(4);
  expect(pairs?.[OPEN]).toEqual({ [CLOSE]: 2 });
  expect(mergeCoverage(createEmptyCoverage(faqModel.machine), record).pairs).toEqual(record.pairs);
});

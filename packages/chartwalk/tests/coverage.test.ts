import { expect, test } from 'vitest';
import { mergeCoverage, createEmptyCoverage, summarizeCoverage } from '../src/coverage.ts';
import type { CoverageRecords } from '../src/coverage.ts';
import { formatCoverage } from '../src/paths/format-coverage.ts';
import { faqMachine, menuMachine } from './teahouse/machines.ts';

const SHOWN = 'open — faq.toggled [isShown] → closed';

test('an empty record lists every state, transition and guard of a machine as unseen', () => {
  expect(createEmptyCoverage(faqMachine)).toEqual({
    machine: 'faq',
    states: { closed: false, open: false },
    transitions: {
      'closed — faq.toggled → open': false,
      [SHOWN]: false,
      'open — faq.toggled → stays': false,
    },
    guards: { [SHOWN]: { passed: false, refused: false } },
    paths: 0,
    journeys: 0,
  });
});

test('the merged coverage of two walks contains everything that at least one of the walks has seen', () => {
  const nothing = createEmptyCoverage(faqMachine);
  const one = { ...nothing, states: { closed: true, open: false }, paths: 2 };
  const other = {
    ...nothing,
    states: { closed: false, open: true },
    guards: { [SHOWN]: { passed: false, refused: true } },
    paths: 1,
    journeys: 3,
  };
  const merged = mergeCoverage(one, other);
  expect(merged).toEqual({
    ...nothing,
    states: { closed: true, open: true },
    guards: { [SHOWN]: { passed: false, refused: true } },
    paths: 3,
    journeys: 3,
  });
  expect(summarizeCoverage(merged)).toEqual({
    states: { seen: 2, all: 2 },
    transitions: { seen: 0, all: 3 },
    guardSides: { seen: 1, all: 2 },
  });
});

test('the coverage of two different machines can’t be merged', () => {
  expect(() =>
    mergeCoverage(createEmptyCoverage(faqMachine), createEmptyCoverage(menuMachine)),
  ).toThrow('faq and menu are different machines.');
});

test('the coverage as JSON contains only the requested machines', () => {
  const [faq, menu] = [faqMachine, menuMachine].map(createEmptyCoverage);
  const records = { screen: { faq, menu }, browser: { menu } } as CoverageRecords;
  expect(JSON.parse(formatCoverage(['faq'], records, 'json'))).toEqual({
    screen: { faq },
    browser: {},
  });
});

import { expect, test } from 'vitest';
import { countTests } from '../../src/commands/test-counts.mjs';

test('countTests reads the numbers of passed and failed tests from Vitest’s report', () => {
  const report = { numPassedTests: 7, numFailedTests: 2 };
  expect(countTests(report, 1)).toEqual({ passed: 7, failed: 2, flaky: 0 });
});

test('countTests counts a Playwright test that passes at the second attempt as both passed and flaky', () => {
  const report = { stats: { expected: 3, flaky: 1, unexpected: 0 } };
  expect(countTests(report, 0)).toEqual({ passed: 4, failed: 0, flaky: 1 });
});

test('countTests counts one failure if the test runner fails although no test has failed', () => {
  const report = { numPassedTests: 7, numFailedTests: 0 };
  expect(countTests(report, 1)).toEqual({ passed: 7, failed: 1, flaky: 0 });
  expect(countTests(undefined, 1)).toEqual({ passed: 0, failed: 1, flaky: 0 });
});

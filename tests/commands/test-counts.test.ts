import { expect, test } from 'vitest';
import { countTests } from '../../src/commands/test-counts.mjs';

test("Vitest's report is counted", () => {
  const report = { numPassedTests: 7, numFailedTests: 2 };
  expect(countTests(report, 1)).toEqual({ passed: 7, failed: 2, flaky: 0 });
});

test("Playwright's report is counted; what passed at the second try has passed, and is told", () => {
  const report = { stats: { expected: 3, flaky: 1, unexpected: 0 } };
  expect(countTests(report, 0)).toEqual({ passed: 4, failed: 0, flaky: 1 });
});

test('a runner that fails without a failed test counts as one failure', () => {
  const report = { numPassedTests: 7, numFailedTests: 0 };
  expect(countTests(report, 1)).toEqual({ passed: 7, failed: 1, flaky: 0 });
  expect(countTests(undefined, 1)).toEqual({ passed: 0, failed: 1, flaky: 0 });
});

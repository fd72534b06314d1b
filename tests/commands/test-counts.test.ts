import { expect, test } from 'vitest';
import { countPlaywright, countVitest, settle } from '../../src/commands/test-counts.mjs';

test("Vitest's report is counted", () => {
  expect(countVitest({ numPassedTests: 7, numFailedTests: 2 })).toEqual({ passed: 7, failed: 2 });
});

test("Playwright's report is counted", () => {
  const stats = { expected: 3, flaky: 1, unexpected: 2 };
  expect(countPlaywright({ stats })).toEqual({ passed: 4, failed: 2 });
});

test('a runner that succeeds keeps its counts', () => {
  expect(settle({ passed: 7, failed: 0 }, 0)).toEqual({ passed: 7, failed: 0 });
});

test('a runner that fails without a failed test counts as one failure', () => {
  expect(settle({ passed: 7, failed: 0 }, 1)).toEqual({ passed: 7, failed: 1 });
  expect(settle(undefined, 1)).toEqual({ passed: 0, failed: 1 });
});

test('a runner that fails with failed tests keeps its counts', () => {
  expect(settle({ passed: 7, failed: 2 }, 1)).toEqual({ passed: 7, failed: 2 });
});

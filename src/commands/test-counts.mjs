/**
 * Counts the tests that passed and failed, by the report of Vitest or Playwright, and those among the passed
 * ones that did so only at a second try. A runner that fails although none of its tests did (it crashed, or
 * a file does not load) counts as one failure.
 *
 * @param {any} report
 * @param {number} exitCode
 */
export function countTests(report, exitCode) {
  const { expected, flaky, unexpected } = report?.stats ?? {
    expected: report?.numPassedTests ?? 0,
    flaky: 0,
    unexpected: report?.numFailedTests ?? 0,
  };
  return {
    passed: expected + flaky,
    flaky,
    failed: exitCode === 0 ? unexpected : Math.max(1, unexpected),
  };
}

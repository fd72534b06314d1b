/**
 * Counts the passed, failed and flaky tests in a report of Vitest or Playwright. A flaky test passed only on
 * the second try. If the runner fails although no test failed (because it crashed or a file did not load),
 * that counts as one failure.
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

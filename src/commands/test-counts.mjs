/**
 * Reads how many tests passed and failed from the reports the test runners write.
 */

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * @param {{ numPassedTests: number, numFailedTests: number }} report
 * @returns {Counts}
 */
export function countVitest({ numPassedTests, numFailedTests }) {
  return { passed: numPassedTests, failed: numFailedTests };
}

/**
 * A flaky test passed in the end.
 * @param {{ stats: { expected: number, flaky: number, unexpected: number } }} report
 * @returns {Counts}
 */
export function countPlaywright({ stats }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

/**
 * A runner that fails although none of its tests did (it crashed, or a file does not load) counts as
 * one failure: the sum never reads as if all went well.
 * @param {Counts | undefined} reported
 * @param {number} exitCode
 * @returns {Counts}
 */
export function settle(reported, exitCode) {
  const { passed, failed } = reported ?? { passed: 0, failed: 0 };
  return { passed, failed: exitCode === 0 ? failed : Math.max(1, failed) };
}

/**
 * The timeouts of tests are long, because a busy machine must not make a test fail. No test measures speed.
 */

/** The timeout of a test or a hook, in milliseconds. */
export const TEST_TIMEOUT = 120_000;

/** Whether the tests run on a fault, which makes many waits fail. */
const isFaulty = ['CHARTWALK_MUTANTS', 'SCREEN_FAULT'].some((name) => name in process.env);

/**
 * The timeout of a single wait, in milliseconds. It is shorter than the timeout of a test, because only the
 * failure of a wait names the missing element.
 */
export const WAIT_TIMEOUT = isFaulty ? 8_000 : 40_000;

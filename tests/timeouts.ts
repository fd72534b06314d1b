/**
 * The timeouts of tests are long, because a busy machine must not make a test fail. No test measures speed.
 */

/** The timeout of a test or a hook, in milliseconds. */
export const TEST_TIMEOUT = 120_000;

/**
 * The timeout of a single wait, in milliseconds. It is shorter than the timeout of a test, because only the
 * failure of a wait names the missing element.
 */
export const WAIT_TIMEOUT = 40_000;

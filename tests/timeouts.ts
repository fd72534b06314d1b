/**
 * Timeouts of tests. They are long, because a busy machine must not fail a test and no test measures
 * speed.
 */

/** The timeout of a test or a hook, in milliseconds. */
export const TEST_TIMEOUT = 120_000;

/**
 * The timeout of a single wait, in milliseconds. It is shorter, so that a failure names the missing
 * element.
 */
export const WAIT_TIMEOUT = 40_000;

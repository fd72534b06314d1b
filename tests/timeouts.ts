/** How long tests wait for what must come: a busy machine is no reason to fail, and no test asks how fast it is. */

/** Milliseconds for a test or a hook. */
export const TEST_TIMEOUT = 120_000;

/** Milliseconds for one thing that a test waits for; shorter, so that a failure says what did not come. */
export const WAIT_TIMEOUT = 40_000;

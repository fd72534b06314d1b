/** How a command speaks to the person at the terminal, and how it ends. */

/** Something the person can put right: shown as a sentence, without a stack trace. */
export class Problem extends Error {}

// A reader such as head or less may close the output early, which is not an error.
process.stdout.on('error', (error) => {
  if ('code' in error && error.code === 'EPIPE') process.exit(0);
  throw error;
});

/** @param {string} text */
export function say(text) {
  process.stdout.write(`${text}\n`);
}

/** @param {unknown} error */
export function complain(error) {
  console.error(error instanceof Problem ? error.message : error);
}

/**
 * Calls back once, when the command is told to stop. Once: npm passes a Ctrl-C on that the terminal
 * already sent, and what is being stopped should not be told twice.
 * @param {() => void} callback
 */
export function whenToldToStop(callback) {
  let told = false;
  function tell() {
    if (!told) callback();
    told = true;
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, tell);

  // A SIGTERM for npm ends the shell that npm put between itself and this process, and gets no further.
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const shell = process.ppid;
  setInterval(() => process.ppid !== shell && tell(), 500).unref();
}

/**
 * Runs a command that goes on until it is told to stop or until something it needs gives up.
 * Whatever it started is stopped before the process leaves, last started first.
 * @param {(stopLater: (stop: () => Promise<unknown>) => void) => Promise<void>} run
 */
export async function runUntilStopped(run) {
  /** @type {(() => Promise<unknown>)[]} */
  const stops = [];
  /** @type {Promise<void>} */
  const stopped = new Promise(whenToldToStop);

  let exitCode = 0;
  try {
    await Promise.race([stopped, run((stop) => stops.unshift(stop))]);
  } catch (error) {
    exitCode = 1;
    complain(error);
  }
  for (const stop of stops) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: each may need the next
    await stop().catch(complain);
  }
  process.exit(exitCode);
}

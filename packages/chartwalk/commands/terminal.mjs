/** Prints a command's messages to the user, and ends the command. */

/** An error that the user can fix. Its message is shown without a stack trace. */
export class Problem extends Error {}

// A program that reads the output, such as head or less, may close it early. This is not an error.
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
 * Calls back once when the command receives a signal to stop. npm forwards a Ctrl-C that the terminal has
 * already sent, and a second call would disturb the processes that are stopping.
 * @param {() => void} callback
 */
export function whenToldToStop(callback) {
  let told = false;
  function tell() {
    if (!told) callback();
    told = true;
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, tell);

  // A SIGTERM that is sent to npm ends only the shell between npm and this process, which must therefore
  // watch its parent.
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const shell = process.ppid;
  setInterval(() => process.ppid !== shell && tell(), 500).unref();
}

/**
 * Runs a command until it receives a signal to stop or until something that it needs fails. Everything that
 * it started is then stopped, in reverse order, before the process exits.
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

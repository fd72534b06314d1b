/** Prints a command's messages to the user, and ends the command. */

/** An error that the user can fix. Its message is shown without a stack trace. */
export class Problem extends Error {}

// A program that reads the output, such as head or less, may close it early. This is not an error.
process.stdout.on('error', (error) => {
  if ('code' in error && error.code === 'EPIPE') process.exit(0);
  throw error;
});

/** @param {string} text */
export function printLine(text) {
  process.stdout.write(`${text}\n`);
}

/** @param {unknown} error */
export function printError(error) {
  console.error(error instanceof Problem ? error.message : error);
}

/**
 * Calls back once, when the command first receives a signal to stop. A Ctrl-C arrives twice, because the
 * terminal sends it and npm forwards it. A second call would disturb the processes that are stopping.
 * @param {() => void} callback
 */
export function onStopSignal(callback) {
  let hasStopped = false;
  function handleStop() {
    if (!hasStopped) callback();
    hasStopped = true;
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, handleStop);

  // A SIGTERM that is sent to npm ends only the shell between npm and this process. This process therefore
  // checks whether the shell is still its parent.
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const shell = process.ppid;
  setInterval(() => process.ppid !== shell && handleStop(), 500).unref();
}

/**
 * Runs a command until it ends, fails or receives a signal to stop. The functions given to `stopLater` are
 * then called in reverse order, before the process exits.
 * @param {(stopLater: (stop: () => Promise<unknown>) => void) => Promise<void>} run
 */
export async function runUntilStopped(run) {
  /** @type {(() => Promise<unknown>)[]} */
  const stops = [];
  /** @type {Promise<void>} */
  const stopped = new Promise(onStopSignal);

  let exitCode = 0;
  try {
    await Promise.race([stopped, run((stop) => stops.unshift(stop))]);
  } catch (error) {
    exitCode = 1;
    printError(error);
  }
  for (const stop of stops) {
    // oxlint-disable-next-line no-await-in-loop -- one after another, because a process may need the next one
    await stop().catch(printError);
  }
  process.exit(exitCode);
}

/**
 * Starts the Firebase emulators, without output or network access. They end with the command that started
 * them.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Problem } from 'chartwalk/commands';
import { signInPort } from './ports.mjs';

export const signInUrl = `http://127.0.0.1:${signInPort.number}`;
export const cacheFolder = fileURLToPath(new URL('../../.cache/', import.meta.url));

const firebase = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');

/**
 * A module that runs in the emulators' process. When the command ends, the module ends the emulators as
 * Ctrl-C does.
 */
const endWithCommand =
  'data:text/javascript,process.on("disconnect",()=>process.kill(process.pid,"SIGINT"))';

/**
 * @param {string[]} names
 * @param {string[]} options more options of `firebase emulators:start`; folders are relative to `.cache`
 * @returns {{ ready: Promise<void>, ended: Promise<never>, stop: () => Promise<void> }}
 */
export function startEmulators(names, ...options) {
  writeConfiguration();
  const child = fork(
    firebase,
    // A project whose name begins with "demo-" exists on this machine only.
    ['emulators:start', '--project', 'demo-fooddash', '--only', names.join(), ...options],
    {
      cwd: cacheFolder,
      // The emulators must not get Ctrl-C from the terminal, because a second Ctrl-C would end them before
      // they export the accounts.
      detached: true,
      execArgv: ['--import', endWithCommand],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        ...process.env,
        // These variables skip the message of the day and the search for updates, both of which wait for a
        // network.
        CI: 'true',
        NO_UPDATE_NOTIFIER: 'true',
        // With their own settings folder, the emulators find no login and no consent to statistics.
        XDG_CONFIG_HOME: cacheFolder,
      },
    },
  );

  let output = '';
  let isReady = false;
  const exited = once(child, 'exit');
  const ended = exited.then(() => {
    const end = output.trim().split('\n').slice(-15).join('\n');
    throw new Problem(`The emulators ended unexpectedly. Their last words:\n${end}`);
  });
  // Without this handler, Node.js would report an unhandled rejection. The command gets the error when it
  // waits for `ended`.
  ended.catch(() => {});
  /** @type {Promise<void>} */
  const announced = new Promise((resolve) => {
    /** @param {Buffer} text */
    function listen(text) {
      output += text;
      isReady ||= output.includes('All emulators ready');
      if (isReady) resolve();
    }
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
  });

  return {
    ready: Promise.race([announced, ended]),
    ended,
    async stop() {
      // Emulators that are still starting are killed, because they would export their accounts before they
      // import the stored accounts.
      if (isReady) child.disconnect();
      else child.kill('SIGKILL');
      const killTimer = setTimeout(() => child.kill('SIGKILL'), 5_000);
      await exited;
      clearTimeout(killTimer);
    },
  };
}

/**
 * Writes the production configuration, changed so that pages may also connect to this computer. This computer
 * serves the Auth emulator and the map tiles of a benchmark.
 */
function writeConfiguration() {
  const configuration = readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8')
    .replaceAll(/(?:connect|img)-src [^;]*/g, '$& http://127.0.0.1:*')
    .replace('"public": "dist"', '"public": "../dist"');
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(`${cacheFolder}firebase.json`, configuration);
}

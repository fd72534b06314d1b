/** The Firebase emulators: quiet, offline, and gone when the command that started them is. */
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

/** Runs inside the emulators: when the command is gone, however it went, they end as by Ctrl-C. */
const endWithCommand =
  'data:text/javascript,process.on("disconnect",()=>process.kill(process.pid,"SIGINT"))';

/**
 * @param {string[]} names
 * @param {string[]} options more of `firebase emulators:start`; folders are relative to `.cache`
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
      // Out of the terminal's reach: a second Ctrl-C signal would end them without the export.
      detached: true,
      execArgv: ['--import', endWithCommand],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        ...process.env,
        // No message of the day and no search for updates, either of which waits for a network...
        CI: 'true',
        NO_UPDATE_NOTIFIER: 'true',
        // ...and settings of its own, so that no login and no consent to statistics is found.
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
  // A command that is busy elsewhere when they end learns of it as soon as it waits for them.
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
      // Half started, they would export accounts that are not imported yet.
      if (isReady) child.disconnect();
      else child.kill('SIGKILL');
      const patience = setTimeout(() => child.kill('SIGKILL'), 5_000);
      await exited;
      clearTimeout(patience);
    },
  };
}

/**
 * Production's configuration, with this machine added to the hosts that pages may ask: for identity, and for
 * the map tiles of a benchmark.
 */
function writeConfiguration() {
  const configuration = readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8')
    .replaceAll(/(?:connect|img)-src [^;]*/g, '$& http://127.0.0.1:*')
    .replace('"public": "dist"', '"public": "../dist"');
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(`${cacheFolder}firebase.json`, configuration);
}

/**
 * The Firebase emulators: started beside the app, quiet, offline, and stopped with it.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { previewPort, signInPort } from './ports.mjs';
import { Problem } from './terminal.mjs';

/** Firebase knows a project whose name begins with "demo-" as one that exists on this machine only. */
export const project = 'demo-fooddash';
export const signInUrl = `http://127.0.0.1:${signInPort.number}`;
export const cacheFolder = fileURLToPath(new URL('../../.cache/', import.meta.url));

const logFile = `${cacheFolder}emulators.log`;
const urls = { auth: signInUrl, hosting: `http://127.0.0.1:${previewPort.number}` };

/**
 * What the app is told when it runs against the emulators. It wins over the developer's .env files:
 * nobody's real project is reached from a local run.
 */
export const emulatedEnvironment = {
  VITE_SITE_URL: `http://localhost:${previewPort.number}`,
  VITE_AUTH_EMULATOR_URL: signInUrl,
  VITE_FIREBASE_API_KEY: 'demo-key',
  VITE_FIREBASE_AUTH_DOMAIN: `${project}.firebaseapp.com`,
  VITE_FIREBASE_PROJECT_ID: project,
  VITE_FIREBASE_STORAGE_BUCKET: `${project}.appspot.com`,
  VITE_FIREBASE_APP_ID: 'demo-app',
  VITE_FIREBASE_DATABASE_URL: `https://${project}-default-rtdb.firebaseio.com`,
};

/**
 * @param {(keyof typeof urls)[]} names
 * @returns {{ ready: Promise<void>, ended: Promise<never>, stop: () => Promise<void> }}
 */
export function startEmulators(names) {
  mkdirSync(cacheFolder, { recursive: true });
  writeConfiguration();
  const log = openSync(logFile, 'w');
  const child = fork(
    createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js'),
    ['emulators:start', '--project', project, '--only', names.join()],
    {
      // A folder of its own, for the tool's debug log too.
      cwd: cacheFolder,
      // Its own process group: a Ctrl-C at the terminal reaches this command only, which then stops
      // the emulators once the accounts are saved.
      detached: true,
      execArgv: ['--import', new URL('leave-with-parent.mjs', import.meta.url).href],
      stdio: ['ignore', log, log, 'ipc'],
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

  const exited = once(child, 'exit');
  const ended = exited.then(() => {
    throw new Problem(
      `The emulators ended unexpectedly. Their log, ${logFile}, says:\n${logTail()}`,
    );
  });
  const allAnswer = Promise.all(names.map((name) => untilAnswering(urls[name])));
  const ready = Promise.race([ended, allAnswer.then(() => {})]);
  // A command that is busy elsewhere when they end learns of it as soon as it waits for them.
  ended.catch(() => {});

  let isReady = false;
  void ready.then(
    () => (isReady = true),
    () => {},
  );

  return {
    ready,
    ended,
    async stop() {
      // Until it is ready it has nothing to tidy up, and would take seconds to notice the request.
      child.kill(isReady ? 'SIGTERM' : 'SIGKILL');
      const patience = setTimeout(() => child.kill('SIGKILL'), 5_000);
      await exited;
      clearTimeout(patience);
    },
  };
}

/**
 * Production's configuration, whose pages may ask this machine as well: for who is signed in, and for
 * the street tiles of a benchmark.
 */
function writeConfiguration() {
  const text = readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8');
  const local = text
    .replace(/connect-src [^;]*/, '$& http://127.0.0.1:*')
    .replace(/img-src [^;]*/, '$& http://127.0.0.1:*')
    .replace('"public": "dist"', '"public": "../dist"');
  writeFileSync(`${cacheFolder}firebase.json`, local);
}

/**
 * @param {string} address
 * @returns {Promise<void>}
 */
async function untilAnswering(address) {
  if (await answers(address)) return;
  await sleep(100);
  await untilAnswering(address);
}

/** @param {string} address */
async function answers(address) {
  try {
    await fetch(address, { signal: AbortSignal.timeout(2_000) });
    return true;
  } catch {
    return false;
  }
}

function logTail() {
  return readFileSync(logFile, 'utf8').trim().split('\n').slice(-15).join('\n');
}

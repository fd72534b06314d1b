/**
 * The app, reloading as it is edited, beside a sign-in emulator that remembers its accounts. The app
 * is up first; the emulator takes some seconds more.
 */
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { keepAccounts } from './accounts.mjs';
import { emulatedEnvironment, startEmulators } from './emulators.mjs';
import { appPort, requireFreePorts, signInPort } from './ports.mjs';
import { say } from './terminal.mjs';

export const appUrl = `http://localhost:${appPort.number}`;

/**
 * Runs until the emulator ends.
 * @param {(stop: () => Promise<unknown>) => void} stopLater
 * @param {() => Promise<void> | void} [whenUp] called as soon as the app answers
 */
export async function runApp(stopLater, whenUp) {
  await requireFreePorts(appPort, signInPort);

  const emulators = startEmulators(['auth']);
  stopLater(emulators.stop);

  Object.assign(process.env, emulatedEnvironment);
  const app = await createAppServer();
  stopLater(() => app.close());
  await app.listen();

  say(`FoodDash is running on ${appUrl}`);
  say('Signing in uses a local emulator, ready in a moment; its accounts stay on this machine.');
  await whenUp?.();
  say('Press Ctrl-C to stop.');

  await emulators.ready;
  stopLater(await keepAccounts());
  say('The sign-in emulator is ready.');
  await emulators.ended;
}

async function createAppServer() {
  const ours = process.listeners('SIGTERM');
  const server = await createServer({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    logLevel: 'warn',
  });
  // Vite would answer a SIGTERM by leaving at once, before the accounts are saved.
  for (const listener of process.listeners('SIGTERM')) {
    if (!ours.includes(listener)) process.off('SIGTERM', listener);
  }
  return server;
}

/**
 * `npm start`: the app, reloading as it is edited, with the statecharts page, beside an Auth emulator
 * that remembers its accounts. With a path (`npm run statecharts`) that page is announced and opened in
 * a browser.
 */
import { fileURLToPath } from 'node:url';
import { requireFreePorts, runUntilStopped, say } from 'chartwalk/commands';
import { createServer } from 'vite';
import { startEmulators } from './emulators.mjs';
import { appPort, signInPort } from './ports.mjs';

const [path = ''] = process.argv.slice(2);

await runUntilStopped(async (stopLater) => {
  await requireFreePorts(appPort, signInPort);

  const emulators = startEmulators(['auth'], '--import=accounts', '--export-on-exit=accounts');
  stopLater(emulators.stop);
  const app = await createServer({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    mode: 'emulators',
    logLevel: 'warn',
    // A script or a server has no one to open a browser for.
    server: { open: process.stdout.isTTY && path },
  });
  stopLater(() => app.close());
  await app.listen();

  say(`FoodDash is running on http://localhost:${appPort.number}${path}`);
  say('Press Ctrl-C to stop.');
  await emulators.ready;
  say('The Auth emulator is ready. Its accounts stay on this machine.');
  await emulators.ended;
});

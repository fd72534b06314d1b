/**
 * `npm start`: serves the app and the statecharts page, and starts an Auth emulator that stores its accounts.
 * Pages reload when their code changes. With a path, as in `npm run statecharts`, the command opens the page
 * at that path in a browser.
 */
import { requireFreePorts, runUntilStopped, printLine } from 'chartwalk/commands';
import { createAppServer } from './app-server.mjs';
import { startEmulators } from './emulators.mjs';
import { appPort, signInPort } from './ports.mjs';

const [path = ''] = process.argv.slice(2);

await runUntilStopped(async (stopLater) => {
  await requireFreePorts(appPort, signInPort);

  const emulators = startEmulators(['auth'], '--import=accounts', '--export-on-exit=accounts');
  stopLater(emulators.stop);
  // A command that runs without a terminal, for example in a script, must not open a browser.
  const app = await createAppServer(process.stdout.isTTY && path);
  stopLater(() => app.close());
  await app.listen();

  printLine(`FoodDash is running on http://localhost:${appPort.number}${path}`);
  printLine('Press Ctrl-C to stop.');
  await emulators.ready;
  printLine('The Auth emulator is ready. Its accounts stay on this machine.');
  await emulators.ended;
});

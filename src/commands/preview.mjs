/**
 * `npm run preview`: serves the build for the emulators, which includes the statecharts page, with the
 * hosting rules of production. Also starts an Auth emulator without accounts. With `--no-build`, serves the
 * existing build in dist/.
 */
import { requireFreePorts, runUntilStopped, printLine } from 'chartwalk/commands';
import { buildForEmulators } from './build-for-emulators.mjs';
import { startEmulators } from './emulators.mjs';
import { previewPort, signInPort } from './ports.mjs';

await runUntilStopped(async (stopLater) => {
  await requireFreePorts(previewPort, signInPort);
  if (!process.argv.includes('--no-build')) await buildForEmulators();

  const emulators = startEmulators(['auth', 'hosting']);
  stopLater(emulators.stop);
  await emulators.ready;
  printLine(`FoodDash, as production would serve it, is on http://localhost:${previewPort.number}`);
  printLine('The Auth emulator forgets its accounts at the end. Press Ctrl-C to stop.');
  await emulators.ended;
});

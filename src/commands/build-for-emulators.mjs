import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { emulatedEnvironment } from './emulators.mjs';
import { say } from './terminal.mjs';

/** The production build, with the emulators in place of a real project. */
export async function buildForEmulators() {
  // Whoever starts this (a test runner, for one) may have another NODE_ENV, which Vite would obey.
  Object.assign(process.env, emulatedEnvironment, { NODE_ENV: 'production' });
  say('Building FoodDash...');
  await build({ root: fileURLToPath(new URL('../..', import.meta.url)), logLevel: 'warn' });
}

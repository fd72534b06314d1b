import { fileURLToPath } from 'node:url';
import { say } from 'chartwalk/commands';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The production build, with the emulators in place of a real project. */
export async function buildForEmulators() {
  // Whoever starts this (a test runner, for one) may have another NODE_ENV, which Vite would obey.
  process.env['NODE_ENV'] = 'production';
  say('Building FoodDash...');
  await build({ root, mode: 'emulators', logLevel: 'warn' });
}

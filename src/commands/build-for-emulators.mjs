import { fileURLToPath } from 'node:url';
import { printLine } from 'chartwalk/commands';
import { buildsOfLanguages, buildTogether } from './build-together.mjs';

/**
 * Builds the app as for production, but for the Firebase emulators instead of a real project, and with the
 * inspector. Also builds the statecharts page, which production does not contain.
 */
export async function buildForEmulators() {
  printLine('Building FoodDash...');
  await buildTogether(fileURLToPath(new URL('../../dist/', import.meta.url)), [
    ...buildsOfLanguages('emulators'),
    { options: ['--config', 'packages/chartwalk/vite.config.ts'] },
  ]);
}

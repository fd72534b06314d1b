import { cp, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { say } from 'chartwalk/commands';
import { buildLanguages } from './build-languages.mjs';
import { viteBuild } from './vite-build.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Builds the app as for production, but for the Firebase emulators instead of a real project, and with the
 * inspector. Also builds the statecharts page, which production does not contain.
 */
export async function buildForEmulators() {
  say('Building FoodDash...');
  const folder = `${root}dist`;
  const page = `${root}.cache/statecharts-page-${process.pid}`;
  try {
    await Promise.all([
      buildLanguages({ mode: 'emulators', folder }),
      viteBuild(['--config', 'packages/chartwalk/vite.config.ts'], page),
    ]);
    await cp(page, folder, { recursive: true });
  } finally {
    await rm(page, { recursive: true, force: true });
  }
}

import { cp, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { viteBuild } from './vite-build.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Builds the app in every language into one folder. The build in English empties the folder. A file that two
 * builds contain, such as a picture, has the same name in both, because the name contains a hash of the file.
 *
 * @param {{ mode: 'production' | 'emulators', folder: string }} options
 */
export async function buildLanguages({ mode, folder }) {
  const other = `${root}.cache/build-${process.pid}`;
  try {
    await Promise.all([
      viteBuild(['--mode', mode], folder, { FOODDASH_LANGUAGE: 'en' }),
      viteBuild(['--mode', mode], other, { FOODDASH_LANGUAGE: 'hi' }),
    ]);
    await cp(other, folder, { recursive: true });
  } finally {
    await rm(other, { recursive: true, force: true });
  }
}

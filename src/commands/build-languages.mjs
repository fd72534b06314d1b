import { cp, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Builds the app in every language into one folder. The build in English comes first and empties the folder.
 * A file that two builds contain, such as a picture, has the same name in both, because the name contains a
 * hash of the file.
 *
 * @param {{ mode: 'production' | 'emulators', folder: string }} options
 */
export async function buildLanguages({ mode, folder }) {
  // The caller, such as a test runner, may have set another NODE_ENV, which Vite would use.
  process.env['NODE_ENV'] = 'production';
  await buildOne('en', mode, folder);
  const other = `${root}.cache/build-${process.pid}`;
  try {
    await buildOne('hi', mode, other);
    await cp(other, folder, { recursive: true });
  } finally {
    await rm(other, { recursive: true, force: true });
  }
}

/**
 * @param {'en' | 'hi'} language
 * @param {string} mode
 * @param {string} outDir
 */
async function buildOne(language, mode, outDir) {
  process.env['FOODDASH_LANGUAGE'] = language;
  await build({ root, mode, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
}

/** Provides the settings that a Playwright configuration needs for a run that takes pictures. */
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Returns the path of a module that Playwright loads itself. In an installed package, modules are built and
 * have another extension.
 */
const fileOf = (name: string) =>
  fileURLToPath(new URL(`${name}${extname(import.meta.url)}`, import.meta.url));

/**
 * The settings of the gallery's run. Its setup removes the data of an interrupted run, and its teardown
 * writes the board.
 */
export const galleryRun = {
  globalSetup: fileOf('forget-shots'),
  globalTeardown: fileOf('write-gallery'),
  reporter: 'list',
  // A walk takes several pictures of each state, which need more time than a test has by default.
  timeout: 180_000,
} as const;

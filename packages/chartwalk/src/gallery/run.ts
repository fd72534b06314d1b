/** The settings that a Playwright configuration needs for a run that takes pictures. */
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Returns the path of a module that Playwright loads by itself. An installed package contains built modules,
 * with another extension.
 */
const fileOf = (name: string) =>
  fileURLToPath(new URL(`${name}${extname(import.meta.url)}`, import.meta.url));

/** The setup removes the previous gallery, and the teardown writes the new pages. */
export const galleryRun = {
  globalSetup: fileOf('forget-shots'),
  globalTeardown: fileOf('write-gallery'),
  reporter: 'list',
  // Allows for four pictures of each state, all drawn by one machine.
  timeout: 180_000,
} as const;

/** The settings that a Playwright configuration needs for a run that takes pictures. */
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Playwright loads these by their files, which are built in an installed package. */
const fileOf = (name: string) =>
  fileURLToPath(new URL(`${name}${extname(import.meta.url)}`, import.meta.url));

/** It begins the gallery anew, and writes its pages in the end. */
export const galleryRun = {
  globalSetup: fileOf('forget-shots'),
  globalTeardown: fileOf('write-gallery'),
  reporter: 'list',
  // Four pictures of each state, on a machine that draws all of them by itself.
  timeout: 180_000,
} as const;

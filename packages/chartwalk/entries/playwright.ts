/**
 * Exports `chartwalk/playwright`, the functions for walks in a browser and for the pictures of the gallery.
 */
export { passing, walkerInBrowser } from '../src/browser/walk.ts';
export type {
  BrowserRuns,
  BrowserStates,
  BrowserWalks,
  Playwright,
  Shown,
  World,
} from '../src/browser/walk.ts';
export { galleryRun } from '../src/gallery/run.ts';
export { beginTour } from '../src/gallery/tour.ts';
export type { Go } from '../src/gallery/tour.ts';
export type { Happening } from '../src/paths/strides.ts';

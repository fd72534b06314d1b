/**
 * Provides the entry point `chartwalk/playwright`, with functions for walks in a browser and for the
 * gallery's pictures.
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
export { isGallery } from '../src/gallery/shots.ts';
export { beginTour } from '../src/gallery/tour.ts';
export type { Go } from '../src/gallery/tour.ts';
export type { SampledMove } from '../src/paths/walk-steps.ts';

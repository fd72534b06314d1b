/** Ends a run that took pictures: stores the run, and writes the states board into `gallery/index.html`. */
import { join, resolve } from 'node:path';
import { withModules } from '../../commands/module-runner.mjs';
import { describeCheckout } from '../git.ts';
import type { ProjectConfig } from '../project.ts';
import type { GalleryRun } from './gallery-run.ts';
import { removeOldRuns, storeRun } from './stored-runs.ts';
import { galleryFolder, readSettings, readShots } from './shots.ts';
import { writeBoard } from './write-board.ts';

function runOf(shots: GalleryRun['shots']): GalleryRun {
  const { variants, isPartial } = readSettings();
  return {
    format: 'chartwalk-gallery/1',
    ...describeCheckout(),
    takenAt: new Date().toISOString(),
    isPartial,
    variants,
    projects: [...new Set(shots.map(({ project }) => project))],
    shots,
  };
}

export default async function writeGallery(): Promise<void> {
  const shots = readShots();
  if (shots.length === 0) {
    console.warn('\nNo walk has reached a state, so the gallery stays as it was.');
    return;
  }
  const run = runOf(shots);
  storeRun(run);
  // The project's modules are written for Vite, so Playwright can't load them.
  await withModules(process.cwd(), async (load) => {
    const { config } = (await load(resolve('chartwalk.config.ts'))) as { config: ProjectConfig };
    await writeBoard(config, run, readSettings().since);
  });
  // Old runs are removed only now, because the board compares its pictures with all stored runs.
  removeOldRuns();
  console.warn(`\nThe states board is in ${join(galleryFolder, 'index.html')}`);
}

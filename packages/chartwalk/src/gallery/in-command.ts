/** Provides the functions that `chartwalk gallery` and the build of the package need outside Playwright. */
import type { ProjectConfig } from '../project.ts';
import { BOARD_ADDRESS } from './board-address.ts';
import { buildBoard } from './board-files.ts';
import { GalleryProblem } from './gallery-problem.ts';
import { findRun, readStoredRuns } from './stored-runs.ts';
import { chooseVariants, usualVariants } from './variants.ts';
import { writeBoard } from './write-board.ts';

/** Throws an error if `since` names a commit or a folder without pictures. */
function requireRun(since: string): void {
  findRun(since, readStoredRuns());
}

/** Writes the board of the last run again, with the current pins and charts. */
async function writeLastBoard(project: ProjectConfig, since: string | null): Promise<void> {
  const [last] = readStoredRuns();
  if (!last) {
    throw new GalleryProblem('There are no pictures yet: chartwalk gallery takes them.');
  }
  await writeBoard(project, last, since);
}

export const gallery = {
  BOARD_ADDRESS,
  GalleryProblem,
  buildBoard,
  chooseVariants,
  requireRun,
  usualVariants,
  writeLastBoard,
};

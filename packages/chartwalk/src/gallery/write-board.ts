/**
 * Writes the states board of a run into the gallery's folder: its page, its data, its pictures and charts.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { chartOf, isRegion } from '../chart.ts';
import { drawInNode, fontAddress } from '../drawing/draw-in-node.ts';
import { withFontAt } from '../export/svg-tags.ts';
import { palettes, toSvg } from '../export/svg.ts';
import type { ProjectConfig } from '../project.ts';
import type { BoardData, BoardMachine, EarlierRun } from './board-data.ts';
import { writeBoardFiles, writeText } from './board-files.ts';
import { chartViewOf } from './chart-view.ts';
import { compareRuns } from './differences.ts';
import { nameOfRun, picturesOf } from './gallery-run.ts';
import type { GalleryRun, Shot } from './gallery-run.ts';
import {
  compareFiles,
  copyPicture,
  findRun,
  storeComparisons,
  readStoredRuns,
  pictureFile,
  picturesFolder,
  withStoredPictures,
  writeRecord,
} from './stored-runs.ts';
import type { RunWithPictures } from './stored-runs.ts';
import { reasonOf, walksOf } from './reasons.ts';
import { galleryFolder, galleryPictures } from './shots.ts';
import { writePins } from './write-pins.ts';
import { fileNameOf } from '../file-name.ts';

const chartAddress = (id: string, scheme: string) => `charts/${fileNameOf(id)}-${scheme}.svg`;

async function boardMachine(
  project: ProjectConfig,
  machine: AnyStateMachine,
  allShots: readonly Shot[],
): Promise<BoardMachine> {
  const chart = chartOf(machine);
  const { id, description } = chart;
  const drawing = await drawInNode(chart);
  const font = fontAddress();
  for (const scheme of ['light', 'dark'] as const) {
    const svg = toSvg(drawing, id, palettes[scheme]);
    writeText(galleryFolder, chartAddress(id, scheme), withFontAt(svg, font));
  }
  const walks = walksOf(project, machine);
  // Only innermost states have pictures, because their pictures also show the states around them.
  const innermostStates = chart.states.filter(
    (state) => state.path !== '' && !isRegion(state) && state.type !== 'history',
  );
  return {
    id,
    description,
    chart: { light: chartAddress(id, 'light'), dark: chartAddress(id, 'dark') },
    screen: walks.screen ?? null,
    states: innermostStates.map(({ path, description: about }) => {
      const shots = allShots.filter((shot) => shot.machine === id && shot.state === path);
      return {
        path,
        description: about,
        view: chartViewOf(drawing, path),
        shots: shots.map(
          ({ machine: _machine, state: _state, isPrimary: _isPrimary, ...shot }) => shot,
        ),
        reason: shots.length === 0 ? reasonOf(project, id, path, walks) : null,
      };
    }),
  };
}

/**
 * Compares the run with an earlier one. Copies earlier pictures that have changed or are gone into the
 * gallery's folder.
 */
function compareWith(run: GalleryRun, { run: earlier, pictures }: RunWithPictures): EarlierRun {
  const { byPicture, gone } = compareRuns(earlier, run, (before, after) =>
    compareFiles(join(pictures, pictureFile(before)), join(picturesFolder, pictureFile(after))),
  );
  for (const difference of Object.values(byPicture)) {
    if (difference.kind === 'changed') copyPicture(difference.before, pictures, galleryPictures);
  }
  for (const { hash } of gone) copyPicture(hash, pictures, galleryPictures);
  return { takenAt: earlier.takenAt, name: nameOfRun(earlier), byPicture, gone };
}

/** Returns the runs to compare with, beginning with the one that `since` names, if any. */
function earlierRuns(run: GalleryRun, since: string | null): RunWithPictures[] {
  const earlier = readStoredRuns().filter(({ takenAt }) => takenAt < run.takenAt);
  const named = since === null ? undefined : findRun(since, earlier);
  const others = earlier.filter(({ takenAt }) => takenAt !== named?.run.takenAt);
  return [...(named ? [named] : []), ...others.map(withStoredPictures)];
}

/**
 * Writes the board of a run.
 *
 * @param since the commit or the gallery folder with which the user wants to compare the pictures
 * @throws an error with a sentence for the user if there are no pictures to compare with
 */
export async function writeBoard(
  project: ProjectConfig,
  run: GalleryRun,
  since: string | null,
): Promise<void> {
  const earlier = earlierRuns(run, since);
  rmSync(galleryFolder, { recursive: true, force: true });
  mkdirSync(galleryFolder, { recursive: true });
  for (const { hash } of picturesOf(run)) copyPicture(hash, picturesFolder, galleryPictures);
  const machines = await Promise.all(
    Object.values(project.machines)
      .toSorted((one, other) => one.id.localeCompare(other.id))
      .map((machine) => boardMachine(project, machine, run.shots)),
  );
  const data: BoardData = {
    title: project.title,
    run: { name: nameOfRun(run), takenAt: run.takenAt },
    variants: run.variants,
    projects: run.projects,
    projectLabel: project.gallery?.projectLabel ?? 'Playwright project',
    machines,
    earlier: earlier.map((each) => compareWith(run, each)),
    since: since === null ? null : (earlier[0]?.run.takenAt ?? null),
  };
  writeRecord(galleryFolder, run);
  await writeBoardFiles(galleryFolder, data, writePins(run));
  storeComparisons();
}

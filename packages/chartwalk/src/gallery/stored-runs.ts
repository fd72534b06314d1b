/** Stores the pictures and the records of the last runs, to compare later runs with them. */
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { comparePixels } from './compare-pixels.ts';
import type { PixelChange } from './compare-pixels.ts';
import { isGalleryRun, picturesOf } from './gallery-run.ts';
import type { GalleryRun } from './gallery-run.ts';
import { GalleryProblem } from './gallery-problem.ts';
import { readPng } from './png.ts';

const MAX_STORED_RUNS = 6;
/** The name of the record in a gallery's folder. */
const RECORD = 'gallery-run.json';

const cacheFolder = resolve('.cache/gallery');
const runsFolder = join(cacheFolder, 'runs');
export const picturesFolder = join(cacheFolder, 'pictures');

export const pictureFile = (hash: string) => `${hash}.png`;

/** Stores a picture under its hash, and returns the hash. Equal pictures are stored once. */
export function storePicture(png: Buffer): string {
  const hash = createHash('sha256').update(png).digest('hex').slice(0, 20);
  const file = join(picturesFolder, pictureFile(hash));
  mkdirSync(picturesFolder, { recursive: true });
  if (!existsSync(file)) writeFileSync(file, png);
  return hash;
}

/**
 * Copies a picture from one folder into another. Does nothing if the picture is missing or already copied.
 */
export function copyPicture(hash: string, from: string, to: string): void {
  const [picture, copy] = [join(from, pictureFile(hash)), join(to, pictureFile(hash))];
  if (!existsSync(picture) || existsSync(copy)) return;
  mkdirSync(to, { recursive: true });
  copyFileSync(picture, copy);
}

function readRun(file: string): GalleryRun | undefined {
  const run: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return isGalleryRun(run) ? run : undefined;
}

const runFile = ({ takenAt }: GalleryRun) =>
  join(runsFolder, `${takenAt.replaceAll(/[^\dTZ]/g, '-')}.json`);

/** Returns the stored runs, beginning with the latest. */
export function readStoredRuns(): GalleryRun[] {
  const files = existsSync(runsFolder) ? readdirSync(runsFolder) : [];
  return files
    .toSorted()
    .toReversed()
    .flatMap((file) => readRun(join(runsFolder, file)) ?? []);
}

export function storeRun(run: GalleryRun): void {
  mkdirSync(runsFolder, { recursive: true });
  writeFileSync(runFile(run), JSON.stringify(run));
}

/** Removes the oldest runs and the pictures that no remaining run contains. */
export function removeOldRuns(): void {
  const runs = readStoredRuns();
  for (const old of runs.slice(MAX_STORED_RUNS)) rmSync(runFile(old), { force: true });
  const needed = new Set(
    runs.slice(0, MAX_STORED_RUNS).flatMap((stored) => picturesOf(stored).map(({ hash }) => hash)),
  );
  for (const file of readdirSync(picturesFolder)) {
    if (!needed.has(file.replace(/\.png$/, ''))) rmSync(join(picturesFolder, file));
  }
}

/** A run with the folder of its pictures. */
export type RunWithPictures = { run: GalleryRun; pictures: string };

export const withStoredPictures = (run: GalleryRun): RunWithPictures => ({
  run,
  pictures: picturesFolder,
});

/** Writes the record of a run into a gallery's folder, so that other computers can compare with it. */
export function writeRecord(folder: string, run: GalleryRun): void {
  writeFileSync(join(folder, RECORD), JSON.stringify(run));
}

/** Returns the run whose pictures a gallery's folder contains; undefined if the folder is not a gallery. */
export function readWrittenRun(folder: string): GalleryRun | undefined {
  const record = join(folder, RECORD);
  return existsSync(record) ? readRun(record) : undefined;
}

/**
 * Returns the stored run of a commit, or the run in the folder of another gallery, for example one that a CI
 * job has stored.
 *
 * @throws an error with a sentence for the user if there is no such run
 */
export function findRun(since: string, runs: readonly GalleryRun[]): RunWithPictures {
  if (existsSync(since) && statSync(since).isDirectory()) {
    const run = readWrittenRun(since);
    if (run) return { run, pictures: join(since, 'pictures') };
    throw new GalleryProblem(`${since} is no gallery: it contains no ${RECORD}.`);
  }
  const isAt = ({ commit }: GalleryRun) =>
    commit !== null && (commit.startsWith(since) || since.startsWith(commit));
  const run = runs.find((stored) => isAt(stored) && !stored.hasChanges) ?? runs.find(isAt);
  if (run) return withStoredPictures(run);
  const known = [...new Set(runs.flatMap(({ commit }) => commit ?? []))].join(', ');
  throw new GalleryProblem(
    `No pictures of ${since} are stored. ${known === '' ? '' : `There are pictures of ${known}. `}Check the commit out and run chartwalk gallery there, or name the folder of its gallery.`,
  );
}

type Comparisons = Record<string, PixelChange | null>;

const comparisonsFile = join(cacheFolder, 'comparisons.json');
let comparisons: Comparisons | undefined;

/** Returns the stored comparisons of pictures. A key consists of the hashes of both pictures. */
function knownComparisons(): Comparisons {
  comparisons ??= existsSync(comparisonsFile)
    ? (JSON.parse(readFileSync(comparisonsFile, 'utf8')) as Comparisons)
    : {};
  return comparisons;
}

/**
 * Compares the pixels of two picture files. Returns null if they look the same or if one file is missing. The
 * result is stored under the hashes in the files' names, so each pair is compared only once.
 */
export function compareFiles(before: string, after: string): PixelChange | null {
  const known = knownComparisons();
  const pair = `${basename(before, '.png')} ${basename(after, '.png')}`;
  const change = known[pair];
  if (change !== undefined) return change;
  if (!existsSync(before) || !existsSync(after)) return null;
  return (known[pair] = comparePixels(readPng(readFileSync(before)), readPng(readFileSync(after))));
}

/** Stores the comparisons for later boards, except those of pictures that are no longer stored. */
export function storeComparisons(): void {
  const needed = Object.entries(knownComparisons()).filter(([pair]) =>
    existsSync(join(picturesFolder, pictureFile(pair.split(' ')[1] ?? ''))),
  );
  const part = `${comparisonsFile}.part`;
  writeFileSync(part, JSON.stringify(Object.fromEntries(needed)));
  renameSync(part, comparisonsFile);
}

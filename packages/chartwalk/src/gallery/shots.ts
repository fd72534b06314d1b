/** Stores the data about the pictures that walks take, until the run ends and writes the board. */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import type { RunSettings, Shot } from './gallery-run.ts';
import { usualVariants } from './variants.ts';
import { fileNameOf } from '../file-name.ts';

/** The gallery's folder. It is in the project's folder, because the tests are started there. */
export const galleryFolder = resolve('gallery');
export const galleryPictures = join(galleryFolder, 'pictures');
const shotsFolder = resolve('.cache/gallery/shots');

/** Whether `chartwalk gallery` has started this process. If so, walks only take pictures. */
export const isGallery = process.env['GALLERY'] !== undefined;

/** Returns the settings that `chartwalk gallery` has passed to this process. */
export function readSettings(): RunSettings {
  const text = process.env['GALLERY'];
  const usual = { variants: usualVariants, isPartial: true, since: null };
  return text === undefined ? usual : (JSON.parse(text) as RunSettings);
}

type Key = Pick<Shot, 'machine' | 'state' | 'project' | 'isPrimary'>;
type Source = Pick<Shot, 'test' | 'file'>;

function fileOf({ machine, state, project, isPrimary }: Key): string {
  const kind = isPrimary ? 'meant' : 'seen';
  return join(shotsFolder, `${fileNameOf(`${project} ${machine} ${state}`)}-${kind}.json`);
}

function readShot(key: Key): Shot | undefined {
  const file = fileOf(key);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Shot) : undefined;
}

const orderOf = ({ file, test }: Source) => `${file} ${test}`;

/**
 * Returns whether the state already has a picture that is at least as good. A picture that was meant for the
 * state is better than a picture that shows the state by chance. If both were meant for the state, or neither
 * was, the one whose test is first in alphabetical order is better. Every run therefore shows the picture of
 * the same test, whichever test is faster.
 */
export function hasShot(shot: Key & Source): boolean {
  if (!shot.isPrimary && readShot({ ...shot, isPrimary: true })) return true;
  const known = readShot(shot);
  return known !== undefined && orderOf(known) <= orderOf(shot);
}

/** Stores a shot, unless an equally good or better one is already stored. */
export function writeShot(shot: Shot): void {
  if (hasShot(shot)) return;
  mkdirSync(shotsFolder, { recursive: true });
  const file = fileOf(shot);
  // Another process must not read a half-written file.
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, JSON.stringify(shot));
  renameSync(part, file);
}

/**
 * Returns one shot for each pair of a state and a Playwright project that has pictures. Prefers a shot that
 * was taken for that state.
 */
export function readShots(): Shot[] {
  const files = existsSync(shotsFolder) ? readdirSync(shotsFolder) : [];
  const shots = files
    .toSorted()
    .map((file) => JSON.parse(readFileSync(join(shotsFolder, file), 'utf8')) as Shot)
    // The map contains the last shot of each state, so shots that were taken for their states must come last.
    .toSorted((one, other) => Number(one.isPrimary) - Number(other.isPrimary));
  const byState = new Map(
    shots.map((shot) => [`${shot.project} ${shot.machine} ${shot.state}`, shot]),
  );
  return [...byState.values()];
}

/** Removes the data of a run that has ended or was interrupted. */
export function removeShots(): void {
  rmSync(shotsFolder, { recursive: true, force: true });
}

/** Stores the data about the pictures that walks take, until the run ends and writes the board. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { RunSettings, Shot } from './gallery-run.ts';
import { usualVariants } from './variants.ts';

/** The gallery's folder. It is in the project's folder, because the tests are started there. */
export const galleryFolder = resolve('gallery');
const shotsFolder = resolve('.cache/gallery/shots');

/** Whether `chartwalk gallery` runs the walks only to take pictures. */
export const isGallery = process.env['GALLERY'] !== undefined;

/** Returns the settings that `chartwalk gallery` has passed to this process. */
export function readSettings(): RunSettings {
  const text = process.env['GALLERY'];
  const usual = { variants: usualVariants, isPartial: true, since: null };
  return text === undefined ? usual : (JSON.parse(text) as RunSettings);
}

type Key = Pick<Shot, 'machine' | 'state' | 'project' | 'isMeant'>;

export const fileNameOf = (text: string) => text.replaceAll(/[^\w.-]/g, '_');

function fileOf({ machine, state, project, isMeant }: Key): string {
  const kind = isMeant ? 'meant' : 'seen';
  return join(shotsFolder, `${fileNameOf(`${project} ${machine} ${state}`)}-${kind}.json`);
}

/**
 * Returns whether the state already has a picture that is at least as good. A picture that was meant for the
 * state is better than a picture that merely shows it.
 */
export function hasShot(shot: Key): boolean {
  return existsSync(fileOf(shot)) || existsSync(fileOf({ ...shot, isMeant: true }));
}

export function writeShot(shot: Shot): void {
  mkdirSync(shotsFolder, { recursive: true });
  writeFileSync(fileOf(shot), JSON.stringify(shot));
}

/**
 * Returns one shot for each state and project that have pictures, preferably a shot that was meant for the
 * state.
 */
export function readShots(): Shot[] {
  const files = existsSync(shotsFolder) ? readdirSync(shotsFolder) : [];
  const shots = files
    .toSorted()
    .map((file) => JSON.parse(readFileSync(join(shotsFolder, file), 'utf8')) as Shot)
    // The map keeps the last shot of each state, so shots that are meant for their states must come last.
    .toSorted((one, other) => Number(one.isMeant) - Number(other.isMeant));
  const byState = new Map(
    shots.map((shot) => [`${shot.project} ${shot.machine} ${shot.state}`, shot]),
  );
  return [...byState.values()];
}

/** Removes the data of a run that has ended or was interrupted. */
export function forgetShots(): void {
  rmSync(shotsFolder, { recursive: true, force: true });
}

/** Stores the pictures that walks take for the gallery of states, and the data about each picture. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The gallery's folder. It is in the project's folder, because the tests are started there. */
export const galleryFolder = resolve('gallery');
const shotsFolder = resolve('.cache/gallery');

export const sizes = [
  { device: 'phone', width: 390, height: 780 },
  { device: 'desktop', width: 1280, height: 780 },
] as const;
export const schemes = ['light', 'dark'] as const;

export type Device = (typeof sizes)[number]['device'];
export type Scheme = (typeof schemes)[number];

/** The pictures of a state on the screen, and the walk that reached it. */
export type Shot = {
  machine: string;
  state: string;
  /** The beginning of the pictures' file names, before device and scheme. */
  picture: string;
  /** The walk's start and the events that happened on it, as phrases. */
  start: string;
  steps: string[];
  /** The event that led the machine to the state, by its name in the chart. */
  event: string;
  test: string;
  file: string;
  /**
   * The ID of the machine that was walked, or `a tour`. The pictures may also show states of other machines.
   */
  walk: string;
  /** Whether the picture was taken for this state, rather than for another state that was also active. */
  isMeant: boolean;
};

type Key = Pick<Shot, 'machine' | 'state' | 'isMeant'>;

/** Returns a picture's URL, relative to the gallery's pages. */
export function pictureAddress(picture: string, device: Device, scheme: Scheme): string {
  return `pictures/${picture}-${device}-${scheme}.jpeg`;
}

export const fileNameOf = (text: string) => text.replaceAll(/[^\w.-]/g, '_');

function fileOf({ machine, state, isMeant }: Key): string {
  const kind = isMeant ? 'meant' : 'seen';
  return join(shotsFolder, `${fileNameOf(`${machine} ${state}`)}-${kind}.json`);
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

/** Returns one shot for each state that has pictures, preferably a shot that was meant for the state. */
export function readShots(): Map<string, Shot> {
  const files = existsSync(shotsFolder) ? readdirSync(shotsFolder) : [];
  const shots = files
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(shotsFolder, file), 'utf8')) as Shot)
    // The map keeps the last picture of each state, so pictures that are meant for their states must come
    // last.
    .toSorted((one, other) => Number(one.isMeant) - Number(other.isMeant));
  return new Map(shots.map((shot) => [`${shot.machine} ${shot.state}`, shot]));
}

/** Removes the pictures and pages of earlier runs. */
export function forgetShots(): void {
  rmSync(shotsFolder, { recursive: true, force: true });
  rmSync(galleryFolder, { recursive: true, force: true });
}

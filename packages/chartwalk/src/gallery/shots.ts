/** The walks' output for the gallery of states: pictures, and what each picture shows. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Below the folder in which the tests were started, which is the project's. */
export const galleryFolder = resolve('gallery');
const shotsFolder = resolve('.cache/gallery');

export const sizes = [
  { device: 'phone', width: 390, height: 780 },
  { device: 'desktop', width: 1280, height: 780 },
] as const;
export const schemes = ['light', 'dark'] as const;

export type Device = (typeof sizes)[number]['device'];
export type Scheme = (typeof schemes)[number];

/** A state on the screen. */
export type Shot = {
  machine: string;
  state: string;
  /** The beginning of the pictures' file names, before device and scheme. */
  picture: string;
  /** Where the walk began, and what happened on it. */
  start: string;
  steps: string[];
  /** The event that led the machine there, in the chart's words. */
  event: string;
  test: string;
  file: string;
  /** The machine whose walk it was; another's states are in the picture by the way, or on `a tour`. */
  walk: string;
  /** The picture was taken for this state, not for another one by the way. */
  isMeant: boolean;
};

type Key = Pick<Shot, 'machine' | 'state' | 'isMeant'>;

/** A picture's address from the gallery's pages. */
export function pictureAddress(picture: string, device: Device, scheme: Scheme): string {
  return `pictures/${picture}-${device}-${scheme}.jpeg`;
}

export const fileNameOf = (text: string) => text.replaceAll(/[^\w.-]/g, '_');

function fileOf({ machine, state, isMeant }: Key): string {
  const kind = isMeant ? 'meant' : 'seen';
  return join(shotsFolder, `${fileNameOf(`${machine} ${state}`)}-${kind}.json`);
}

/** Whether this state has such a picture, or a better one. */
export function hasShot(shot: Key): boolean {
  return existsSync(fileOf(shot)) || existsSync(fileOf({ ...shot, isMeant: true }));
}

export function writeShot(shot: Shot): void {
  mkdirSync(shotsFolder, { recursive: true });
  writeFileSync(fileOf(shot), JSON.stringify(shot));
}

/** Every state's picture, one that was meant for it where there is one. */
export function readShots(): Map<string, Shot> {
  const files = existsSync(shotsFolder) ? readdirSync(shotsFolder) : [];
  const shots = files
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(shotsFolder, file), 'utf8')) as Shot)
    // The last value wins.
    .toSorted((one, other) => Number(one.isMeant) - Number(other.isMeant));
  return new Map(shots.map((shot) => [`${shot.machine} ${shot.state}`, shot]));
}

/** Begins anew. */
export function forgetShots(): void {
  rmSync(shotsFolder, { recursive: true, force: true });
  rmSync(galleryFolder, { recursive: true, force: true });
}

/** What the walks leave for the gallery of states: pictures, and what each of them shows. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const galleryFolder = join(import.meta.dirname, '../../gallery');
const shotsFolder = join(import.meta.dirname, '../../.cache/gallery');

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
  /** What the pictures' files are called before the device and the scheme. */
  picture: string;
  /** Where the walk began, and what happened on it. */
  start: string;
  steps: string[];
  /** What led the machine there, as the chart says it. */
  event: string;
  test: string;
  file: string;
  /** The machine whose walk it was; another's states are in the picture by the way, or on `a tour`. */
  walk: string;
};

/** A picture's address from the gallery's pages. */
export function pictureAddress(picture: string, device: Device, scheme: Scheme): string {
  return `pictures/${picture}-${device}-${scheme}.jpeg`;
}

const fileNameOf = (text: string) => text.replaceAll(/[^\w.-]/g, '_');

function fileOf({ machine, state, walk }: Pick<Shot, 'machine' | 'state' | 'walk'>): string {
  const kind = machine === walk ? 'proven' : 'seen';
  return join(shotsFolder, `${fileNameOf(`${machine} ${state}`)}-${kind}.json`);
}

/** Whether this state has its picture; one by the way is enough where no walk of its own follows. */
export function hasShot(shot: Pick<Shot, 'machine' | 'state' | 'walk'>): boolean {
  return existsSync(fileOf(shot)) || existsSync(fileOf({ ...shot, walk: shot.machine }));
}

export function writeShot(shot: Shot): void {
  mkdirSync(shotsFolder, { recursive: true });
  writeFileSync(fileOf(shot), JSON.stringify(shot));
}

/** Every state's picture, that of the machine's own walk where there is one. */
export function readShots(): Map<string, Shot> {
  const files = existsSync(shotsFolder) ? readdirSync(shotsFolder) : [];
  const shots = files
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(shotsFolder, file), 'utf8')) as Shot)
    // What is set last, stays.
    .toSorted(
      (one, other) => Number(one.machine === one.walk) - Number(other.machine === other.walk),
    );
  return new Map(shots.map((shot) => [`${shot.machine} ${shot.state}`, shot]));
}

/** Begins anew. */
export function forgetShots(): void {
  rmSync(shotsFolder, { recursive: true, force: true });
  rmSync(galleryFolder, { recursive: true, force: true });
}

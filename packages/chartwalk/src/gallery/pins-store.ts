/** Reads and writes a project's pins (numbered notes), and the pictures that the pins were set on. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { askGit } from '../git.ts';
import type { BoardPin, BoardPins, PinnedPicture } from './board-data.ts';
import { GalleryProblem } from './gallery-problem.ts';
import { hashesOf, toPictureKey } from './gallery-run.ts';
import type { GalleryRun } from './gallery-run.ts';
import { compareFiles, copyPicture, pictureFile, picturesFolder } from './stored-runs.ts';
import { editPins, formatPins, readPins } from './pins.ts';
import type { Pin, PinEdit, PinsFile } from './pins.ts';

const PINS_FILE = 'chartwalk.pins.json';
const pinsFile = resolve(PINS_FILE);
/**
 * The pictures that pins were set on. The team commits them with the pins, so that everybody can still see
 * what a pin is about after the picture has changed.
 */
const pinnedFolder = resolve('chartwalk.pins');

const pinnedPicture = (hash: string) => join(pinnedFolder, pictureFile(hash));

function readFile(): PinsFile {
  const text = existsSync(pinsFile) ? readFileSync(pinsFile, 'utf8') : undefined;
  return readPins(text, PINS_FILE);
}

/** The hashes of a run's pictures. `toPictureKey` makes the keys. */
type Hashes = Readonly<Record<string, string>>;

function pictureNow({ machine, state, point }: Pin, hashes: Hashes): PinnedPicture {
  if (!point) return { kind: 'same' };
  const hash = hashes[toPictureKey({ machine, state, ...point })];
  if (hash === undefined) return { kind: 'gone' };
  if (hash === point.picture) return { kind: 'same' };
  const before = pinnedPicture(point.picture);
  // Without the pinned picture, the pixels can't be compared, so a different hash counts as a change.
  if (!existsSync(before)) return { kind: 'changed', hash, share: 1, area: null };
  const change = compareFiles(before, join(picturesFolder, pictureFile(hash)));
  return change ? { kind: 'changed', hash, ...change } : { kind: 'same' };
}

function toBoardPin(pin: Pin, hashes: Hashes): BoardPin {
  return { ...pin, now: pictureNow(pin, hashes) };
}

/** Returns the pins for the board, compared with the pictures of a run. */
export function boardPins(run: Pick<GalleryRun, 'shots'>, isServed: boolean): BoardPins {
  try {
    const { pins, problems } = readFile();
    const hashes = hashesOf(run);
    const compared = pins.map((pin) => toBoardPin(pin, hashes));
    return { file: PINS_FILE, pins: compared, problems, isServed, canEdit: isServed };
  } catch (error) {
    if (!(error instanceof GalleryProblem)) throw error;
    return { file: PINS_FILE, pins: [], problems: [error.message], isServed, canEdit: false };
  }
}

/** Stores the pictures of all pins, and removes pictures of deleted pins. */
function storePinnedPictures(before: readonly Pin[], after: readonly Pin[]): void {
  const needed = new Set(after.flatMap(({ point }) => point?.picture ?? []));
  for (const hash of needed) copyPicture(hash, picturesFolder, pinnedFolder);
  for (const { point } of before) {
    if (point && !needed.has(point.picture)) rmSync(pinnedPicture(point.picture), { force: true });
  }
}

/**
 * Changes the pins file.
 *
 * @throws {GalleryProblem} if the change is impossible; the file then remains unchanged
 */
export function savePinEdit(edit: PinEdit): void {
  const before = readFile();
  const author = askGit('config', 'user.name') ?? '';
  const signature = { date: new Date().toISOString().slice(0, 10), author };
  const after = editPins(before, edit, signature, PINS_FILE);
  storePinnedPictures(before.pins, after.pins);
  writeFileSync(pinsFile, formatPins(after));
}

export function copyPinnedPictures({ pins }: BoardPins, folder: string): void {
  for (const { point } of pins) {
    if (point) copyPicture(point.picture, pinnedFolder, folder);
  }
}

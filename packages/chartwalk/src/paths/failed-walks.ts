/**
 * Stores the random walks that have failed, so that the next run repeats them first. The files are in a
 * subfolder of the folder in which the tests are started.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileNameOf } from '../file-name.ts';

const folder = resolve('.cache/failed-walks');

export type FailedWalk = {
  /** The path of the test file. It is stored because several test files may walk one machine. */
  file: string;
  start: string;
  phrases: readonly string[];
  failure: string;
};

function pathOf(machine: string): string {
  return join(folder, `${fileNameOf(machine)}.json`);
}

/**
 * Returns the path of the file as messages show it, relative to the folder in which the tests are started.
 */
export const failedWalksFile = (machine: string) => relative('.', pathOf(machine));

/** Returns the failed walks of a machine. A file that can't be read counts as empty. */
export function readFailedWalks(machine: string): FailedWalk[] {
  const path = pathOf(machine);
  if (!existsSync(path)) return [];
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as FailedWalk[];
  } catch {
    return [];
  }
}

/** Writes the failed walks of a machine, or removes the file if there are none. */
function write(machine: string, walks: readonly FailedWalk[]): void {
  const path = pathOf(machine);
  if (walks.length === 0) {
    rmSync(path, { force: true });
    return;
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, `${JSON.stringify(walks, null, 2)}\n`);
}

const isSame = (one: FailedWalk, other: FailedWalk) =>
  one.file === other.file &&
  one.start === other.start &&
  one.phrases.join('\n') === other.phrases.join('\n');

/** Stores a walk. If it was shrunk from the stored walk `earlier`, it replaces that walk. */
export function saveFailedWalk(machine: string, walk: FailedWalk, earlier?: FailedWalk): void {
  const others = readFailedWalks(machine).filter(
    (other) => !isSame(other, walk) && !(earlier && isSame(other, earlier)),
  );
  write(machine, [...others, walk]);
}

export function removeFailedWalk(machine: string, walk: FailedWalk): void {
  write(
    machine,
    readFailedWalks(machine).filter((other) => !isSame(other, walk)),
  );
}

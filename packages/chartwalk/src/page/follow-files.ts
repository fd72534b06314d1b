/** Reads the files that `chartwalk open path` serves, and reads them again when they are saved. */
import { machinesIn } from '../machines-in.ts';
import type { FileReading } from '../machines-in.ts';
import { messageOf } from '../error-message.ts';

/** Receives a file from the served list, with its module or with the error that prevented loading. */
type Told = (
  file: string,
  module: Readonly<Record<string, unknown>> | null,
  error: unknown,
) => void;

type FileList = { readFiles: (tell: Told) => readonly string[] };

/** A package that is not installed, and the file that imports it. */
export type AbsentPackage = { name: string; importer: string };

export type FileEvent =
  | { type: 'files.listed'; files: readonly string[] }
  | { type: 'package.absent'; absent: AbsentPackage }
  | { type: 'files.read'; readings: Readonly<Record<string, FileReading>> };

const broken = (error: unknown): FileReading => ({
  kind: 'broken',
  reason: messageOf(error),
});

/** Reports every file, first when it is loaded and then whenever it is saved. */
export async function followFiles(
  lists: readonly string[],
  tell: (event: FileEvent) => void,
): Promise<void> {
  const files: string[] = [];
  let readings: Record<string, FileReading> = {};
  // Files that load together are reported together, because a folder with a hundred files would otherwise
  // make the page render a hundred times.
  const note = (file: string, reading: FileReading) => {
    if (Object.keys(readings).length === 0) {
      setTimeout(() => {
        tell({ type: 'files.read', readings });
        readings = {};
      });
    }
    readings[file] = reading;
  };
  // The module that replaces an absent package calls this function.
  Object.assign(globalThis, {
    chartwalkStandIn: (absent: AbsentPackage) => tell({ type: 'package.absent', absent }),
  });
  for (const address of lists) {
    // oxlint-disable-next-line no-await-in-loop -- in the order in which their projects are served
    const list = (await import(/* @vite-ignore */ address)) as FileList;
    files.push(
      ...list.readFiles((file, module, error) => {
        note(file, module === null ? broken(error) : machinesIn(module));
      }),
    );
  }
  tell({ type: 'files.listed', files });
}

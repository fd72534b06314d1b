/** Reads one of the two versions that are compared. */
import { relative } from 'node:path';
import { namedCode } from '../code/implementations.ts';
import { readModules } from '../code/modules.ts';
import type { Modules } from '../code/modules.ts';
import { readMachines } from './read-machines.ts';
import type { LoadedMachines } from './read-machines.ts';

/** The machines of a version, the files that may export them, and the modules with their code. */
export type ReadVersion = LoadedMachines & { files: readonly string[]; modules: Modules };

/**
 * Reads the machines of a version, and the modules with their code.
 *
 * @param paths the paths of the modules that may export machines
 * @param load imports a module by its path
 * @param folder the folder of the version's files
 */
export async function readVersion(
  paths: readonly string[],
  load: (path: string) => Promise<Record<string, unknown>>,
  folder: string,
): Promise<ReadVersion> {
  const files = paths.map((path) => relative(folder, path));
  const modules = await readModules(files, folder);
  const readings = await readMachines(paths, load, folder, (file, machine) =>
    namedCode(modules, file, machine),
  );
  return { ...readings, files, modules };
}

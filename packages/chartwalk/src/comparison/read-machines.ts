/** Reads the charts of all machines that modules export. */
import type { AnyStateMachine } from 'xstate';
import { chartOf } from '../chart.ts';
import { freeId } from '../free-id.ts';
import { machinesIn } from '../machines-in.ts';
import { noCode } from './named-code.ts';
import type { NamedCode } from './named-code.ts';
import type { ReadMachine, Readings } from './record.ts';
import { messageOf } from '../error-message.ts';

export type LoadedMachine = ReadMachine & { machine: AnyStateMachine };

export type LoadedMachines = Readings<LoadedMachine>;

const isIndex = (path: string) => Number(/(?:^|\/)index\.\w+$/.test(path));

/**
 * Returns the message of an error in one line, without the folder's path, because the folder no longer exists
 * when users read the message.
 */
function reasonOf(error: unknown, folder: string): string {
  const [line = ''] = messageOf(error).split('\n');
  return line.replaceAll(`${folder}/`, '');
}

/**
 * Imports modules one after the other and charts every machine that they export. A module that can't be
 * imported, or a machine that can't be charted, is reported and does not affect the others.
 *
 * @param paths the paths of the modules
 * @param load imports a module by its path
 * @param folder the folder of the modules; the paths in the results are relative to it
 * @param codeOf returns the code of the implementations of a machine that a file exports
 */
export async function readMachines(
  paths: readonly string[],
  load: (path: string) => Promise<Record<string, unknown>>,
  folder: string,
  codeOf: (file: string, machine: AnyStateMachine) => NamedCode = () => noCode,
): Promise<LoadedMachines> {
  const machines: LoadedMachine[] = [];
  const failures: { file: string; reason: string }[] = [];
  const known = new Set<AnyStateMachine>();
  const ids = new Set<string>();
  // Index files are read last, because they re-export machines that belong to the files that define them.
  const inOrder = paths.toSorted((one, other) => isIndex(one) - isIndex(other));
  for (const path of inOrder) {
    const file = path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : path;
    let exported: Record<string, unknown> = {};
    try {
      // oxlint-disable-next-line no-await-in-loop -- so that shared imports are loaded only once
      exported = await load(path);
    } catch (error) {
      failures.push({ file, reason: reasonOf(error, folder) });
    }
    const reading = machinesIn(exported);
    if (reading.kind !== 'machines') continue;
    for (const [name, machine] of Object.entries(reading.machines)) {
      if (known.has(machine)) continue;
      known.add(machine);
      try {
        const id = freeId(machine, name, (other) => ids.has(other));
        machines.push({
          file,
          chart: { ...chartOf(machine), id },
          code: codeOf(file, machine),
          machine,
        });
        ids.add(id);
      } catch (error) {
        failures.push({ file, reason: `${name} has no chart: ${reasonOf(error, folder)}` });
      }
    }
  }
  return { machines, failures };
}

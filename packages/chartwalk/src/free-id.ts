import type { AnyStateMachine } from 'xstate';

/** XState's ID for a machine without its own ID. */
const NAMELESS = '(machine)';

/** Paths of the page that do not belong to a machine. */
const RESERVED = new Set(['', 'live', 'changes']);

/** Returns a unique name for a machine: its ID, its export's name, or one of them with a number. */
export function freeId(
  machine: AnyStateMachine,
  name: string,
  isTaken: (id: string) => boolean,
): string {
  const isFree = (id: string) => !RESERVED.has(id) && !isTaken(id);
  const wanted = machine.id !== NAMELESS && isFree(machine.id) ? machine.id : name;
  let id = wanted;
  for (let count = 2; !isFree(id); count += 1) id = `${wanted} ${count}`;
  return id;
}

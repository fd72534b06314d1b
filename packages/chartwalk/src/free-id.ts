import type { AnyStateMachine } from 'xstate';

/** XState's id of a machine without one. */
const NAMELESS = '(machine)';

/** Addresses of the page that are no machine's. */
const RESERVED = new Set(['', 'live', 'changes']);

/** Returns a unique name for a machine: its id, its export's name, or that with a number. */
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

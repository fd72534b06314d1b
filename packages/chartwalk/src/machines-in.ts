/** The machines among what a module exports, whichever copy of XState made them. */
import type { AnyStateMachine } from 'xstate';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Not by its class: another project's XState has a class of its own. */
function isMachine(value: unknown): value is AnyStateMachine {
  return (
    isObject(value) &&
    'root' in value &&
    'config' in value &&
    'implementations' in value &&
    'getInitialSnapshot' in value
  );
}

/** Returns whether XState 4 made this value, which has other parts. */
function isOlderMachine(value: unknown): boolean {
  return isObject(value) && 'initialState' in value && 'withContext' in value;
}

/** A machine, or that of an actor that was exported. */
function machineOf(value: unknown): AnyStateMachine | null {
  if (isMachine(value)) return value;
  return isObject(value) && isMachine(value['logic']) ? value['logic'] : null;
}

/** The machines of a file, or the reason why it has none. */
export type FileReading =
  | { kind: 'machines'; machines: Readonly<Record<string, AnyStateMachine>> }
  | { kind: 'noMachine'; reason: string }
  | { kind: 'broken'; reason: string };

/** The machines that a module exports, by the names of the exports; one that goes by two, once. */
export function machinesIn(module: Readonly<Record<string, unknown>>): FileReading {
  const machines: Record<string, AnyStateMachine> = {};
  for (const [name, value] of Object.entries(module)) {
    const machine = machineOf(value);
    if (machine && !Object.values(machines).includes(machine)) machines[name] = machine;
  }
  if (Object.keys(machines).length > 0) return { kind: 'machines', machines };
  const values = Object.entries(module);
  if (values.some(([, value]) => isOlderMachine(value))) {
    return {
      kind: 'noMachine',
      reason: 'exports a machine of XState 4; this page draws XState 5.',
    };
  }
  const functions = values.flatMap(([name, value]) => (typeof value === 'function' ? name : []));
  const maker = functions.find((name) => /machine/i.test(name));
  return {
    kind: 'noMachine',
    reason:
      maker === undefined
        ? 'exports no machine.'
        : `exports no machine: what ${maker}() makes must be exported itself.`,
  };
}

/** Finds the machines that a module exports, regardless of which copy of XState made them. */
import type { AnyStateMachine } from 'xstate';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Returns whether a value is a machine. Its properties are checked, because another project's XState has its
 * own class.
 */
function isMachine(value: unknown): value is AnyStateMachine {
  return (
    isObject(value) &&
    'root' in value &&
    'config' in value &&
    'implementations' in value &&
    'getInitialSnapshot' in value
  );
}

/** Returns whether a value is a machine of XState 4, which has other properties. */
function isOlderMachine(value: unknown): boolean {
  return isObject(value) && 'initialState' in value && 'withContext' in value;
}

/** Returns a machine, or the machine of an exported actor; null for anything else. */
function machineOf(value: unknown): AnyStateMachine | null {
  if (isMachine(value)) return value;
  return isObject(value) && isMachine(value['logic']) ? value['logic'] : null;
}

/** The machines of a file, or the reason why it has none. */
export type FileReading =
  | { kind: 'machines'; machines: Readonly<Record<string, AnyStateMachine>> }
  | { kind: 'noMachine'; reason: string }
  | { kind: 'broken'; reason: string };

/**
 * Returns the machines that a module exports, by the names of the exports. A machine with two names is listed
 * once.
 */
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

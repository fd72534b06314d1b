/** Finds the machines that a module exports, regardless of which copy of XState made them. */
import type { AnyStateMachine } from 'xstate';
import { isObject } from './is-object.ts';

type Machines = Readonly<Record<string, AnyStateMachine>>;
type NamedMachine = [name: string, machine: AnyStateMachine];

/**
 * The prefix of the names under which `commands/hidden-machines.mjs` exports variables that the file itself
 * does not export.
 */
const HIDDEN = 'chartwalkHidden_';

/**
 * Returns whether a value is a machine. The properties are checked instead of the class, because another copy
 * of XState has a class of its own.
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

/** Returns an object's own values, without calling its getters. */
function ownValues(owner: object): [name: string, value: unknown][] {
  return Object.entries(Object.getOwnPropertyDescriptors(owner)).map(([name, { value }]) => [
    name,
    value as unknown,
  ]);
}

/** Returns the value itself if it is a machine, or else the machines among its own values. */
function machinesOf(name: string, value: unknown): NamedMachine[] {
  const machine = machineOf(value);
  if (machine) return [[name, machine]];
  if (!isObject(value) && !Array.isArray(value) && typeof value !== 'function') return [];
  return ownValues(value).flatMap(([key, own]) => {
    const member = machineOf(own);
    return member ? [[`${name}.${key}`, member] satisfies NamedMachine] : [];
  });
}

type Called = { result: unknown } | { error: unknown };

/**
 * The results of functions and classes, which are stored because two modules may export the same function.
 */
const results = new WeakMap<object, Called>();

/** Calls a function, or constructs an instance of a class, without arguments. */
function call(value: object, isClass: boolean): Called {
  const known = results.get(value);
  if (known) return known;
  let called: Called;
  try {
    called = {
      result: isClass ? new (value as new () => unknown)() : (value as () => unknown)(),
    };
  } catch (error) {
    called = { error };
  }
  results.set(value, called);
  return called;
}

/**
 * Returns whether calling a function may create a machine. Other functions must not be called, because they
 * may have side effects.
 */
function mayCreateMachine(name: string, text: string): boolean {
  return text.includes('createMachine') || /^(?:build|create|make)\w*machine/i.test(name);
}

type StateConfig = { invoke?: unknown; states?: Readonly<Record<string, StateConfig>> };

/** Returns the configs of a state and of all states inside it, with their paths. */
function configsIn(config: StateConfig, path = ''): [path: string, config: StateConfig][] {
  const inside = Object.entries(config.states ?? {}).flatMap(([key, state]) =>
    configsIn(state, `${path}.${key}`),
  );
  return [[path, config], ...inside];
}

const configsOf = ({ config }: AnyStateMachine) => configsIn(config as StateConfig);

const pathsOf = (machine: AnyStateMachine) =>
  configsOf(machine)
    .map(([path]) => path)
    .join('\n');

/** Returns whether two machines have the same ID and the same states. */
export function areAlike(one: AnyStateMachine, other: AnyStateMachine): boolean {
  return one.id === other.id && pathsOf(one) === pathsOf(other);
}

/** Returns the machines that a machine can invoke, directly or through other machines. */
function invokedBy(machine: AnyStateMachine, seen = new Set<unknown>()): NamedMachine[] {
  if (seen.has(machine.config)) return [];
  seen.add(machine.config);
  const named = Object.entries(
    (machine.implementations.actors ?? {}) as Readonly<Record<string, unknown>>,
  );
  // A state may also invoke the logic itself, instead of the logic's name.
  const inline = configsOf(machine).flatMap(([path, { invoke }]) =>
    [invoke].flat().map((one) => [path.slice(1), isObject(one) ? one['src'] : null] as const),
  );
  const machines: NamedMachine[] = [];
  for (const [name, logic] of [...named, ...inline]) {
    if (isMachine(logic)) machines.push([name, logic], ...invokedBy(logic, seen));
  }
  return machines;
}

/** The machines of a file, or the reason why it has none. */
export type FileReading =
  | {
      kind: 'machines';
      /**
       * The machines. The keys are the names of the exports, such as `lamp`, `Lamp.machine` or `makeLamp()`.
       */
      machines: Machines;
      /** Further machines, which `machines` invoke and the module does not export. */
      invoked: Machines;
      /** Sentences about functions and classes that may create machines but could not be called. */
      failures: readonly string[];
    }
  | { kind: 'noMachine'; reason: string }
  | { kind: 'broken'; reason: string };

/** Returns an exported machine, or the machines among the values of an exported class or instance. */
function machinesOfExport(name: string, value: unknown): NamedMachine[] {
  // An exported plain object often refers to machines of other files, so its values are not searched.
  const isPlain = isObject(value) && Object.getPrototypeOf(value) === Object.prototype;
  const machine = machineOf(value);
  return isPlain ? (machine ? [[name, machine]] : []) : machinesOf(name, value);
}

/** Calls the exported functions and classes without arguments, and returns the machines that they create. */
function machinesOfCalls(exported: readonly [name: string, value: unknown][]) {
  const made: NamedMachine[] = [];
  const failures: string[] = [];
  const empty: string[] = [];
  for (const [name, value] of exported) {
    if (typeof value !== 'function') continue;
    const text = Function.prototype.toString.call(value);
    if (!mayCreateMachine(name, text)) continue;
    const isClass = text.startsWith('class');
    const shown = isClass ? `new ${name}()` : `${name}()`;
    const called = call(value, isClass);
    if ('error' in called) {
      failures.push(`${shown} fails without arguments: ${String(called.error).replace(/\.$/, '')}`);
      continue;
    }
    const machines = machinesOf(isClass ? name : shown, called.result);
    if (machines.length === 0) empty.push(`${shown} returns none`);
    made.push(...machines);
  }
  return { made, failures, empty };
}

/** Returns the machines that the given machines invoke, without the given machines themselves. */
function machinesInvokedBy(machines: readonly AnyStateMachine[]): Machines {
  const invoked: Record<string, AnyStateMachine> = {};
  const configs = new Set<unknown>(machines.map(({ config }) => config));
  for (const [name, machine] of machines.flatMap((one) => invokedBy(one))) {
    // A machine and its copies from `provide` share a config.
    if (configs.has(machine.config)) continue;
    configs.add(machine.config);
    invoked[name in invoked ? `${name} ${configs.size}` : name] = machine;
  }
  return invoked;
}

/**
 * Returns the machines in variables that the module itself does not export, except copies of known machines.
 */
function hiddenMachines(
  values: readonly [name: string, value: unknown][],
  known: readonly AnyStateMachine[],
): NamedMachine[] {
  const configs = new Set<unknown>(known.map(({ config }) => config));
  const hidden: NamedMachine[] = [];
  for (const [name, value] of values) {
    if (!isMachine(value) || configs.has(value.config)) continue;
    configs.add(value.config);
    hidden.push([name.slice(HIDDEN.length), value]);
  }
  return hidden;
}

/**
 * Returns the machines that a module exports, creates in its functions and classes, or stores in variables.
 * Also returns the machines that these machines invoke. Functions and classes are called without arguments. A
 * machine with two names is listed once.
 */
export function machinesIn(module: Readonly<Record<string, unknown>>): FileReading {
  const all = Object.entries(module);
  const values = all.filter(([name]) => !name.startsWith(HIDDEN));
  const machines: Record<string, AnyStateMachine> = {};
  for (const [name, machine] of values.flatMap((one) => machinesOfExport(...one))) {
    if (!Object.values(machines).includes(machine)) machines[name] = machine;
  }
  const exported = Object.values(machines);
  const { made, failures, empty } = machinesOfCalls(values);
  for (const [name, machine] of made) {
    // Skip a machine that the module also exports, or that is like an exported result of the same function.
    const isListed = Object.values(machines).includes(machine);
    if (!isListed && !exported.some((other) => areAlike(other, machine))) machines[name] = machine;
  }
  const known = Object.values(machines);
  const hidden = hiddenMachines(
    all.filter(([name]) => name.startsWith(HIDDEN)),
    [...known, ...Object.values(machinesInvokedBy(known))],
  );
  for (const [name, machine] of hidden) machines[name] ??= machine;
  const found = Object.values(machines);
  if (found.length > 0) {
    return { kind: 'machines', machines, invoked: machinesInvokedBy(found), failures };
  }
  if (values.some(([, value]) => isOlderMachine(value))) {
    return {
      kind: 'noMachine',
      reason: 'exports a machine of XState 4; chartwalk draws XState 5.',
    };
  }
  const reasons = [...failures, ...empty].join('; ');
  return {
    kind: 'noMachine',
    reason: reasons === '' ? 'exports no machine.' : `exports no machine: ${reasons}.`,
  };
}

/**
 * Creates a machine from JSON that the user has pasted, dropped or chosen, or explains why the JSON is not a
 * machine.
 */
import { createMachine } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { chartOf } from '../chart.ts';
import { isObject } from '../is-object.ts';
import { configOf, isDefinition } from './definition-config.ts';
import type { Json } from './definition-config.ts';

export type ReadMachine =
  | { kind: 'machine'; machine: AnyStateMachine }
  | { kind: 'refused'; reason: string };

/** The keys under which tools nest a machine. */
const WRAPPINGS = ['machine', 'config', 'definition'];

const parts = ['states', 'on', 'initial', 'invoke', 'after', 'always', 'entry', 'type'];

function unwrapped(value: Json): Json {
  if (parts.some((part) => part in value)) return value;
  const inner = WRAPPINGS.map((key) => value[key]).find(isObject);
  return inner ? unwrapped(inner) : value;
}

/** The keys whose values are the machine's own data, which may contain any keys. */
const DATA = new Set(['context', 'meta', 'params', 'input', 'output']);

/** The keys whose entries have names that the author chose. */
const NAMED = new Set(['states', 'on', 'after']);

/**
 * Converts the keys of XState 4 into those of XState 5. XState 4 had `cond` in place of `guard`, and
 * `internal: false` in place of `reenter: true`.
 */
function modern(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => modern(each) ?? { type: 'inline' });
  if (!isObject(value)) return value;
  const { cond, internal, ...rest } = value;
  const entries = Object.entries(rest).map(([key, inner]) => {
    if (DATA.has(key)) return [key, inner] as const;
    return [key, NAMED.has(key) ? modernEach(inner) : modern(inner)] as const;
  });
  return {
    ...Object.fromEntries(entries),
    ...(cond === undefined ? {} : { guard: cond }),
    ...(internal === false ? { reenter: true } : {}),
  };
}

function modernEach(named: unknown): unknown {
  if (!isObject(named)) return modern(named);
  return Object.fromEntries(Object.entries(named).map(([name, inner]) => [name, modern(inner)]));
}

/** Returns the problem that prevents the value from being drawn; null if there is none. */
function problemOf(value: Json, path: string): string | null {
  const { states } = value;
  if (states === undefined) return null;
  if (!isObject(states)) return `${path} has states that are no object.`;
  for (const [key, state] of Object.entries(states)) {
    if (!isObject(state)) return `The state ${key} is not an object.`;
    const problem = problemOf(state, `The state ${key}`);
    if (problem !== null) return problem;
  }
  return null;
}

const refused = (reason: string): ReadMachine => ({ kind: 'refused', reason });

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Reads a machine from the JSON that XState's `toJSON`, this page or Stately writes. */
export function readMachine(text: string): ReadMachine {
  if (text.trim() === '') return refused('There is nothing here yet.');
  const value = parse(text);
  if (value === undefined) {
    return refused(
      /createMachine|setup\(/.test(text)
        ? 'This is code, not JSON. Run npx chartwalk open with the path of its file instead.'
        : 'This is not JSON.',
    );
  }
  const machine = isObject(value) ? unwrapped(value) : null;
  if (!machine || !parts.some((part) => part in machine)) {
    return refused('This JSON is not a machine: it has no states and listens to no events.');
  }
  const problem = problemOf(machine, 'The machine');
  if (problem !== null) return refused(`This JSON is not a machine. ${problem}`);
  try {
    const config = isDefinition(machine) ? configOf(machine) : modern(machine);
    const made = createMachine(config as never) as unknown as AnyStateMachine;
    // XState looks up some targets only when they are read, so the chart is read here to find errors.
    chartOf(made);
    return { kind: 'machine', machine: made };
  } catch (error) {
    return refused(`XState can’t create a machine from this: ${(error as Error).message}`);
  }
}

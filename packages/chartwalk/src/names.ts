/** Names guards, actions and actors by their own name, or by their code if they have none. */
import { and, not, or } from 'xstate';
import { pathsOf } from './state-paths.ts';

const LONGEST = 48;
const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);

/**
 * The names that say nothing about a function. JavaScript names an anonymous function after the property that
 * contains it.
 */
const propertyNames = new Set(['', 'actions', 'entry', 'exit', 'guard', 'src', 'anonymous']);

type Code = ((...all: never[]) => unknown) & Record<string, unknown>;

const isCode = (value: unknown): value is Code => typeof value === 'function';

/** Returns the code of a nameless function, without its parameters. */
function codeOf(code: Code): string {
  const text = String(code)
    .replaceAll(/\s+/g, ' ')
    .replace(/^(?:async )?(?:[\w$]+|\(.*?\)) => /, '')
    .replace(/^(?:async )?(?:function\b ?)?[\w$]* ?\(.*?\) (?=\{)/, '')
    .replace(/^\{ ?(?:return )?(.*?);? ?\}$/, '$1')
    .replace(/^\((.*)\)$/, '$1');
  if (text.includes('[native code]')) return 'inline';
  return text === '' ? 'nothing' : cut(text);
}

const functionName = (code: Code) => (propertyNames.has(code.name) ? codeOf(code) : code.name);

/** Returns any value as one short line. */
export function valueText(value: unknown): string {
  if (isCode(value)) return codeOf(value);
  try {
    return cut(JSON.stringify(value) ?? String(value));
  } catch {
    // `JSON.stringify` throws an error if the value is circular or contains a BigInt.
    return cut(String(value));
  }
}

/** Returns a reference as text: its name, or its type with its parameters if it is an object. */
function referenceName(reference: unknown): string {
  if (typeof reference !== 'object' || reference === null) return String(reference);
  const { type, params } = reference as { type?: unknown; params?: unknown };
  if (typeof params !== 'object' || params === null) return String(type);
  const entries = Object.entries(params).map(([key, value]) => `${key}: ${valueText(value)}`);
  return entries.length === 0 ? String(type) : `${String(type)}(${entries.join(', ')})`;
}

const combinations = Object.entries({ and: and([]), or: or([]), not: not('') }).map(
  ([name, guard]) => [name, (guard as unknown as { check: Code }).check.name] as const,
);

/** Describes a guard; null if there is none. */
export function guardName(guard: unknown): string | null {
  if (guard === undefined || guard === null) return null;
  if (!isCode(guard)) return referenceName(guard);
  const { stateValue, guards, check } = guard;
  // The build renames XState's own guards, so they are recognised by their content.
  if (typeof stateValue === 'string') return `in ${stateValue}`;
  if (stateValue) return `in ${pathsOf(stateValue as never).at(-1) ?? ''}`;
  if (!Array.isArray(guards)) return functionName(guard);
  const [combination = 'all'] =
    combinations.find(([, name]) => isCode(check) && check.name === name) ?? [];
  return `${combination}(${guards.map(guardName).join(', ')})`;
}

/**
 * Returns the name of an actor's logic. A machine's name is its ID. A function is named by its own name or by
 * its code. If the logic is a string, that string is the name.
 */
export function logicName(logic: unknown): string {
  if (typeof logic !== 'object' || logic === null) return String(logic);
  const { id, config } = logic as { id?: unknown; config?: unknown };
  if (typeof id === 'string') return id;
  return isCode(config) ? functionName(config) : 'inline';
}

const eventText = (event: unknown) =>
  isCode(event) ? codeOf(event) : String((event as { type?: unknown } | undefined)?.type ?? event);

function actorText(actor: unknown): string {
  if (isCode(actor)) return codeOf(actor);
  return typeof actor === 'string' ? actor : logicName(actor);
}

const delayText = (delay: unknown) =>
  delay === undefined ? '' : ` after ${typeof delay === 'string' ? delay : valueText(delay)}`;

/** Descriptions of XState's own actions, by their type. */
const doings: Readonly<Record<string, (action: Code) => string>> = {
  'xstate.assign': ({ assignment }) =>
    `assign(${isCode(assignment) ? codeOf(assignment) : Object.keys(assignment as object).join(', ')})`,
  'xstate.raise': ({ event, delay }) => `raise(${eventText(event)}${delayText(delay)})`,
  'xstate.sendTo': ({ to, event, delay }) => {
    const sent = `${eventText(event)}${delayText(delay)}`;
    return to === '#_parent' ? `sendParent(${sent})` : `sendTo(${actorText(to)}, ${sent})`;
  },
  'xstate.spawnChild': ({ src, id }) =>
    `spawnChild(${[logicName(src), ...(id === undefined ? [] : [valueText(id)])].join(', ')})`,
  'xstate.stopChild': ({ actorRef }) => `stopChild(${actorText(actorRef)})`,
  'xstate.emit': ({ event }) => `emit(${eventText(event)})`,
  'xstate.log': ({ value, label }) => `log(${valueText(label ?? value)})`,
  'xstate.cancel': ({ sendId }) => `cancel(${actorText(sendId)})`,
  'xstate.enqueueActions': ({ collect }) => `enqueueActions(${valueText(collect)})`,
};

export function actionName(action: unknown): string {
  if (!isCode(action)) return referenceName(action);
  const { type } = action;
  if (typeof type !== 'string') return functionName(action);
  return doings[type]?.(action) ?? type;
}

/**
 * Returns whether the action starts or cancels a delay and was added by XState itself. The chart shows delays
 * as triggers instead.
 */
export function isDelayAction(action: unknown): boolean {
  if (!isCode(action)) return false;
  const { event, sendId } = action;
  const armed = isCode(event) ? undefined : (event as { type?: unknown } | undefined)?.type;
  return [armed, sendId].some((id) => typeof id === 'string' && id.startsWith('xstate.after.'));
}

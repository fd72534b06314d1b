/** Writes the code of a loaded machine's guards, actions and actors as text, so that versions can be compared. */
import { namesIn } from './names-in.ts';

/** The text of a value, with the code of its functions, and the functions themselves. */
export type CodeText = { text: string; functions: readonly string[] };

/** The properties in which XState's own actions and guards hold XState's code. */
const ownOfXState = new Set(['resolve', 'retryResolve', 'execute', 'check']);

/** Vite numbers the imports of a module. The numbers change if an import is added. */
const withoutImports = (code: string) =>
  code.replaceAll(
    /\(0,\s?__vite_ssr_import_\d+__\.([\w$]+)\)|__vite_ssr_import_\d+__\.([\w$]+)/g,
    '$1$2',
  );

const isActor = (value: object) => 'getInitialSnapshot' in value && 'transition' in value;

/** Returns the code of an actor's logic. A machine is compared as a machine of its own, so it has no text here. */
function partsOf(value: object): unknown {
  if (!isActor(value)) return value;
  const { config } = value as { config?: unknown };
  return typeof config === 'function' ? config : 'an actor';
}

export function codeText(value: unknown): CodeText {
  const functions: string[] = [];
  const seen = new Set<unknown>();
  const written = (part: unknown): string => {
    if ((typeof part !== 'object' && typeof part !== 'function') || part === null) {
      return JSON.stringify(part) ?? String(part);
    }
    if (seen.has(part)) return '(see above)';
    seen.add(part);
    if (typeof part === 'object') {
      const inner = partsOf(part);
      return inner === part ? writtenEntries(part) : written(inner);
    }
    const entries = Object.entries(part);
    // XState's own functions, such as `assign`, have properties that contain the project's code.
    if (entries.length > 0) return writtenEntries(part);
    const code = withoutImports(Function.prototype.toString.call(part));
    functions.push(code);
    return code;
  };
  const writtenEntries = (owner: object) =>
    `{ ${Object.entries(owner)
      .flatMap(([key, inner]) => (ownOfXState.has(key) ? [] : `${key}: ${written(inner)}`))
      .join(', ')} }`;
  return { text: written(value), functions };
}

/** Returns the names of the project's declarations that the functions may refer to. */
export function namesOf({ functions }: CodeText): string[] {
  return functions.flatMap((code) => [...namesIn(code).identifiers]);
}

/** Returns the strings in functions, which may be names of actions, as in `enqueue('beep')`. */
export function stringsOf({ functions }: CodeText): string[] {
  return functions.flatMap((code) => [...namesIn(code).strings]);
}

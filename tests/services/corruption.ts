/** Damaged versions of real stored values, for tests. */
import * as fc from 'fast-check';

/**
 * JSON that FoodDash has never written. The values are written as text, because some of them can't be created
 * with `JSON.stringify`.
 */
const hostileJson = [
  'null',
  'true',
  '0',
  '-1',
  '0.1',
  '1e999',
  '-1e999',
  '1e300',
  '12345678901234567890',
  '9007199254740993',
  '""',
  '"NaN"',
  '"Infinity"',
  '"undefined"',
  '"__proto__"',
  '"1970-01-01T00:00:00.000Z"',
  '"+275760-09-13T00:00:00.001Z"',
  '"<img src=x onerror=alert(1)>"',
  '"\\u202Eevil\\u2066\\u200F\\u0000"',
  '"\\ud800"',
  '[]',
  '{}',
  '[[]]',
  '[null]',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"toString":1,"valueOf":2,"hasOwnProperty":3}',
  '{"length":-1}',
  '{"a":1,"a":2}',
  JSON.stringify('x'.repeat(100_000)),
  JSON.stringify('क🍛'.repeat(33_000)),
] as const;

const hostileKeys = ['__proto__', 'constructor', 'toString', '', 'length', '0', 'id'] as const;

type Path = readonly string[];

/** Returns the path of every part of a value, including the value itself. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const parts = Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...path, key]));
  return [path, ...parts];
}

/**
 * Writes a value as JSON. For each part, `change` returns the JSON to write instead, null to remove the part,
 * or undefined to leave it unchanged.
 */
function writeJson(value: unknown, change: (path: Path) => string | null | undefined): string {
  const write = (part: unknown, path: Path): string | null => {
    const changed = change(path);
    if (changed !== undefined) return changed;
    if (typeof part !== 'object' || part === null) return JSON.stringify(part);
    const entries = Object.entries(part).flatMap(([key, inner]) => {
      const text = write(inner, [...path, key]);
      return text === null ? [] : [[key, text] as const];
    });
    if (Array.isArray(part)) return `[${entries.map(([, text]) => text).join(',')}]`;
    return `{${entries.map(([key, text]) => `${JSON.stringify(key)}:${text}`).join(',')}}`;
  };
  return write(value, []) ?? '';
}

const isSame = (one: Path, other: Path) => one.join('/') === other.join('/');

/** Generates JSON in which one part of the value is replaced, removed or renamed. */
function damagedTree(value: unknown): fc.Arbitrary<string> {
  const path = fc.constantFrom(...pathsOf(value));
  const replaced = fc
    .tuple(path, fc.oneof(fc.constantFrom(...hostileJson), fc.json()))
    .map(([at, json]) => writeJson(value, (here) => (isSame(here, at) ? json : undefined)));
  const removed = path.map((at) =>
    writeJson(value, (here) => (isSame(here, at) ? null : undefined)),
  );
  const renamed = fc.tuple(path, fc.constantFrom(...hostileKeys)).map(([at, key]) => {
    const last = JSON.stringify(at.at(-1) ?? '');
    return JSON.stringify(value).replace(`${last}:`, `${JSON.stringify(key)}:`);
  });
  return fc.oneof({ weight: 4, arbitrary: replaced }, removed, renamed);
}

/** Generates text with changed characters, a missing or repeated part, or the whole text twice. */
function damagedText(text: string): fc.Arbitrary<string> {
  const position = fc.nat(text.length);
  const flipped = fc
    .array(fc.tuple(position, fc.nat(0xff_ff)), { minLength: 1, maxLength: 5 })
    .map((flips) =>
      flips.reduce(
        (sofar, [at, code]) => sofar.slice(0, at) + String.fromCharCode(code) + sofar.slice(at + 1),
        text,
      ),
    );
  const cut = position.map((at) => text.slice(0, at));
  const doubled = fc
    .tuple(position, position)
    .map(([from, to]) => text.slice(0, from) + text.slice(to));
  return fc.oneof(flipped, cut, doubled, fc.constant(text + text), fc.string());
}

/** Generates damaged JSON of this value. About one text in ten is undamaged. */
export function damaged(value: unknown): fc.Arbitrary<string> {
  const text = JSON.stringify(value);
  return fc.oneof(
    { weight: 6, arbitrary: damagedTree(value) },
    { weight: 3, arbitrary: damagedText(text) },
    { weight: 1, arbitrary: fc.constant(text) },
  );
}

/** Stored values as they must never be: real ones, damaged in every way that comes to mind. */
import * as fc from 'fast-check';

/** JSON that no part of the product ever wrote, as text: some of it can't be made from values. */
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

/** The way to every part of a value, the value itself included. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const parts = Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...path, key]));
  return [path, ...parts];
}

/** Entries rather than objects, so that any key can be written. */
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

/** One part of the value is another one, is gone, or has something beside it. */
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

/** Characters are other ones, the end is missing, or everything stands there twice. */
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

/** Damage to this value; now and then there is none. */
export function damaged(value: unknown): fc.Arbitrary<string> {
  const text = JSON.stringify(value);
  return fc.oneof(
    { weight: 6, arbitrary: damagedTree(value) },
    { weight: 3, arbitrary: damagedText(text) },
    { weight: 1, arbitrary: fc.constant(text) },
  );
}

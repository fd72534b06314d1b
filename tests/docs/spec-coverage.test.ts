/** Holds docs/spec-coverage.md to its word: every place and every test it names is there. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Row = { number: string; statement: string; places: string[]; proofs: string[] };

/** What stands between backticks in a cell. */
function namesIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
}

/** The rows that begin with a number such as 2.14. */
function rowsOf(markdown: string): Row[] {
  return markdown.split('\n').flatMap((line) => {
    const cells = line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('\\|', '|'));
    const [number = '', statement = '', places = '', proofs = ''] = cells;
    return /^\d+(\.\d+)+$/.test(number)
      ? [{ number, statement, places: namesIn(places), proofs: namesIn(proofs) }]
      : [];
  });
}

const rows = rowsOf(readFileSync('docs/spec-coverage.md', 'utf8'));

/** A test file with the models that it walks: their words are the names of its tests. */
function textOf(file: string): string {
  const text = readFileSync(file, 'utf8');
  const models = [...text.matchAll(/'\.\.\/\.\.\/(src\/statecharts\/models\/[\w-]+\.ts)'/g)];
  return [text, ...models.map(([, model = '']) => readFileSync(model, 'utf8'))].join('\n');
}

/** A proof is a test file and the name of a test in it: `tests/a.test.ts › name`. */
function isThere(proof: string): boolean {
  const [file = '', name = ''] = proof.split(' › ');
  return name !== '' && existsSync(file) && textOf(file).includes(name);
}

test('the table covers every section of the specification', () => {
  const sections = new Set(rows.map(({ number }) => Number(number.split('.')[0])));
  expect(sections).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9]));
});

test('no number stands twice', () => {
  const numbers = rows.map(({ number }) => number);
  expect(numbers).toEqual([...new Set(numbers)]);
});

describe.each(rows)('$number $statement', ({ places, proofs }) => {
  test('lives in files that are there', () => {
    expect(places.length).toBeGreaterThan(0);
    expect(places.filter((place) => !existsSync(place))).toEqual([]);
  });

  test('is proved by tests that are there', () => {
    expect(proofs.length).toBeGreaterThan(0);
    expect(proofs.filter((proof) => !isThere(proof))).toEqual([]);
  });
});

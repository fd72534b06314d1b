/** Holds docs/spec-coverage.md and docs/peers-bugs.md to their word: every place is there, and every proof is a test that runs. */
import { existsSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';
import type { ESTree } from 'vite';
import { expect, test } from 'vitest';

type Row = { number: string; places: string[]; proofs: string[]; proofText: string };

/** What stands between backticks in a cell. */
function namesIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
}

/** The rows of every table, without the headings. */
function rowsOf(markdown: string): Row[] {
  return markdown.split('\n').flatMap((line) => {
    const cells = line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('\\|', '|'));
    const [number = '', , places = '', proofs = ''] = cells;
    return number === '' || number === '#' || /^-+$/.test(number)
      ? []
      : [{ number, places: namesIn(places), proofs: namesIn(proofs), proofText: proofs }];
  });
}

const rows = ['docs/spec-coverage.md', 'docs/peers-bugs.md'].flatMap((document) =>
  rowsOf(readFileSync(document, 'utf8')),
);

/** What a test file names within one of its calls, as long as that runs. */
type Part = { call: ESTree.CallExpression | null; isSkipped: boolean; names: string[] };

/** The text of a string, or of a template as it is written; undefined for anything else. */
function textOf(node: ESTree.Node | undefined, code: string): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node?.type === 'TemplateLiteral' ? code.slice(node.start + 1, node.end - 1) : undefined;
}

/** Every string of a model: its words are the names of the tests that walk it. */
function wordsOf(model: string): string[] {
  const words: string[] = [];
  const code = readFileSync(model, 'utf8');
  const note = (node: ESTree.Node) => words.push(textOf(node, code) ?? '');
  new Visitor({ Literal: note, TemplateLiteral: note }).visit(parseSync(model, code).program);
  return words;
}

const DECLARES = /^(?:test|it|describe)((?:\.\w+)*)/;
const SKIPS = /\.(?:skip|skipIf|runIf|fixme|todo|fails?)\b/;
/** Without a name: `test.skip()` within a test or a group. */
const SKIPS_AROUND_IT = /^\.(?:skip|fixme|fail)$/;

/** The names of the tests in a file that are neither skipped nor expected to fail. */
function testsIn(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  const models = [...code.matchAll(/'(?:\.\.\/\.\.\/tests|\.\.)\/(models\/[\w-]+\.ts)'/g)];
  const whole: Part = { call: null, isSkipped: false, names: [] };
  const parts = [whole];
  const innermost = () => parts.at(-1) ?? whole;
  const isWalk = ({ call }: Part) => call !== null && code.startsWith('walkPaths(', call.start);
  const noteStep = (node: ESTree.Node) => {
    if (parts.some(isWalk)) innermost().names.push(textOf(node, code) ?? '');
  };
  new Visitor({
    CallExpression(call) {
      const modifiers = DECLARES.exec(code.slice(call.callee.start, call.callee.end))?.[1];
      const name = textOf(call.arguments[0], code);
      const isSkipped = SKIPS.test(modifiers ?? '');
      if (code.startsWith('walkPaths(', call.start)) {
        const names = models.flatMap(([, model = '']) => wordsOf(`tests/${model}`));
        parts.push({ call, isSkipped: false, names });
      } else if (modifiers === undefined || modifiers === '.step') {
        // Not a test.
      } else if (name !== undefined) {
        const isGroup = code.startsWith('describe', call.start) || /\.describe/.test(modifiers);
        parts.push({ call, isSkipped, names: isGroup ? [] : [name] });
      } else if (SKIPS_AROUND_IT.test(modifiers)) {
        innermost().isSkipped = true;
      }
    },
    'CallExpression:exit'(call) {
      if (innermost().call !== call) return;
      const { isSkipped, names } = parts.pop() ?? whole;
      if (!isSkipped) innermost().names.push(...names);
    },
    Literal: noteStep,
    TemplateLiteral: noteStep,
  }).visit(parseSync(file, code).program);
  return whole.isSkipped ? [] : whole.names;
}

const tests = new Map<string, string[]>();

/** A proof is a test file and part of the name of a test in it: `tests/a.test.ts › name`. */
function isProof(proof: string): boolean {
  const [file = '', name = ''] = proof.split(' › ');
  if (name === '' || !existsSync(file)) return false;
  const names = tests.get(file) ?? testsIn(file);
  tests.set(file, names);
  return names.some((known) => known.includes(name));
}

test('every section has rows, each with a number of its own and with places that are there', () => {
  const numbers = rows.map(({ number }) => number);
  const sections = new Set(numbers.map((number) => number.split('.')[0]));
  expect([
    ...['1', '2', '3', '4', '5', '6', '7', '8', '9']
      .filter((section) => !sections.has(section))
      .map((section) => `Section ${section} has no row.`),
    ...numbers
      .filter((number, index) => numbers.indexOf(number) !== index)
      .map((number) => `${number} stands twice.`),
    ...numbers
      .filter((number) => !/^(?:\d+|P)(?:\.\d+)+$/.test(number))
      .map((number) => `“${number}” is no number.`),
    ...rows
      .filter(({ places }) => places.length === 0)
      .map(({ number }) => `${number} lives nowhere.`),
    ...rows.flatMap(({ number, places }) =>
      places
        .filter((place) => !existsSync(place))
        .map((place) => `${number}: ${place} is not there.`),
    ),
  ]).toEqual([]);
});

test('every row is proved by tests that are there and run, or says why it is not', () => {
  expect([
    ...rows
      .filter(({ proofs, proofText }) => proofs.length === 0 && !/^Unproved: \w/.test(proofText))
      .map(({ number }) => `${number} is not proved, and does not say why.`),
    ...rows.flatMap(({ number, proofs }) =>
      proofs
        .filter((proof) => !isProof(proof))
        .map((proof) => `${number}: no test runs that is called ${proof}`),
    ),
  ]).toEqual([]);
});

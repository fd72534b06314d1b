/**
 * Checks that every statement of docs/spec-coverage.md and every bug of docs/bugs-in-similar-apps.md is
 * tagged by a test that runs.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';
import type { ESTree } from 'vite';
import { expect, test } from 'vitest';

const statements = [
  ...readFileSync('docs/spec-coverage.md', 'utf8').matchAll(/^- \*\*([\d.]+)\*\* /gm),
  ...readFileSync('docs/bugs-in-similar-apps.md', 'utf8').matchAll(/^\| (P\.\d+) /gm),
].map(([, id = '']) => id);

const TAG = /(?<= |')@((?:\d+|P)(?:\.\d+)+)(?= |'|`|$)/g;

const SKIPS = /^(?:test|it|describe)\S*\.(?:skip|skipIf|runIf|fixme|todo|fails?)\b/;

type Tagged = { tags: string[]; skipped: string[] };

/** Returns the tags in a test file, grouped by whether their test runs. */
function tagsIn(code: string, fileName = 'a.test.ts'): Tagged {
  const skipping: ESTree.Node[] = [];
  const found: Tagged = { tags: [], skipped: [] };
  const isSkipped = (call: ESTree.CallExpression) =>
    SKIPS.test(code.slice(call.callee.start, call.callee.end));
  const note = ({ start, end }: ESTree.Node) => {
    const tags = [...code.slice(start, end).matchAll(TAG)].map(([, tag = '']) => tag);
    (skipping.length > 0 ? found.skipped : found.tags).push(...tags);
  };
  new Visitor({
    CallExpression: (call) => void (isSkipped(call) && skipping.push(call)),
    'CallExpression:exit': (call) => void (skipping.at(-1) === call && skipping.pop()),
    Literal: note,
    TemplateLiteral: note,
  }).visit(parseSync(fileName, code).program);
  return found;
}

const files = ['tests', 'e2e'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:test|e2e)\.tsx?$|^journeys\//.test(file))
    .map((file) => ({ file, code: readFileSync(`${folder}/${file}`, 'utf8') })),
);
const proofs = files.map(({ file, code }) => ({ file, ...tagsIn(code, file) }));

test('every statement has a unique ID', () => {
  expect(statements.length).toBeGreaterThan(0);
  expect(statements.filter((id, index) => statements.indexOf(id) !== index)).toEqual([]);
});

test('every statement is covered by a test that runs', () => {
  const proved = new Set(proofs.flatMap(({ tags }) => tags));
  expect(statements.filter((id) => !proved.has(id))).toEqual([]);
});

test('every tag is the ID of a statement', () => {
  const unknown = proofs.flatMap(({ file, tags, skipped }) =>
    [...tags, ...skipped]
      .filter((tag) => !statements.includes(tag))
      .map((tag) => `${file}: @${tag} is not in docs/spec-coverage.md`),
  );
  expect(unknown).toEqual([]);
});

/**
 * A Playwright test or group can also skip itself with a call in its own body. The checks above would miss
 * such a call.
 */
test('no test skips itself', () => {
  const SKIPS_ITSELF = /\b(?:test|testInfo)\.(?:skip|fixme|fail)\((?!['"`])/;
  expect(files.filter(({ code }) => SKIPS_ITSELF.test(code)).map(({ file }) => file)).toEqual([]);
});

test.each([
  ["test('a fee is charged @4.1 @P.2', () => {});", { tags: ['4.1', 'P.2'], skipped: [] }],
  ['test(`a fee of ${fee} is charged @4.1`, () => {});', { tags: ['4.1'], skipped: [] }],
  ["walkPaths(model, { proves: '@4.1' });", { tags: ['4.1'], skipped: [] }],
  ["test.skip('a fee is charged @4.1', () => {});", { tags: [], skipped: ['4.1'] }],
  ["test.skip.each([1, 2])('a fee of %s @4.1', () => {});", { tags: [], skipped: ['4.1'] }],
  [
    "describe.skip('fees', () => { test('a fee is charged @4.1', () => {}); }); test('@4.2', () => {});",
    { tags: ['4.2'], skipped: ['4.1'] },
  ],
  ["test('asha@4.1 is not a tag', () => {});", { tags: [], skipped: [] }],
])('tagsIn finds the right tags in %s', (code, expected) => {
  expect(tagsIn(code)).toEqual(expected);
});

/** Checks that the lists in chartwalk's documents are complete. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('the index of the decisions lists every decision, in order', () => {
  const files = readdirSync(join(root, 'docs/decisions')).filter((it) => it !== 'README.md');
  const listed = [...read('docs/decisions/README.md').matchAll(/\]\((.+?)\)/g)].map(([, it]) => it);
  expect(listed).toEqual(files.toSorted());
});

test('the README lists every folder of the sources', () => {
  const [, row = ''] = /a folder for each subject: ([^|]+)\|/.exec(read('README.md')) ?? [];
  const folders = readdirSync(join(root, 'src'), { withFileTypes: true })
    .filter((it) => it.isDirectory())
    .map(({ name }) => name);
  expect(row.trim().split(', ').toSorted()).toEqual(folders.toSorted());
});

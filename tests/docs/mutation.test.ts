/** What the page on mutation testing says is of code that is there. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import survivors from '../mutation/survivors.json' with { type: 'json' };

const page = readFileSync('docs/mutation.md', 'utf8');
const toOneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

function findGone(lines: readonly { file: string; original: string }[]) {
  return lines.filter(
    ({ file, original }) => !toOneLine(readFileSync(file, 'utf8')).includes(original),
  );
}

test('each survivor with a reason is a line of its file', () => {
  expect(findGone(survivors)).toEqual([]);
});

test('the page on mutation testing names only files and lines that exist', () => {
  const measured = Array.from(page.matchAll(/^\| `(.+?)`/gm), ([, file = '']) => file);
  expect(measured.filter((file) => !existsSync(file))).toEqual([]);
  const listed = Array.from(
    page.matchAll(/^- `(.+?):\d+`: `(.+)`$/gm),
    ([, file = '', original = '']) => ({ file, original }),
  );
  expect(listed).not.toEqual([]);
  expect(findGone(listed)).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = 'docs/decisions';
const files = readdirSync(folder).filter((file) => file !== 'README.md');
const index = readFileSync(`${folder}/README.md`, 'utf8');

test('the numbers of the decisions have no gap and no duplicate', () => {
  const expected = files.map((_, position) => String(position + 1).padStart(3, '0'));
  expect(files.map((file) => file.slice(0, 3))).toEqual(expected);
});

test.each(files)('%s has its number and a date, and is listed in the index', (file) => {
  const [title, , dates] = readFileSync(`${folder}/${file}`, 'utf8').split('\n');
  expect(title).toMatch(new RegExp(`^# ${file.slice(0, 3)}\\. `));
  expect(dates).toMatch(/^\*\*Date\.\*\* \d+ \w+ \d{4}\. \*\*Status\.\*\* /);
  expect(index).toContain(`(${file})`);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readModules } from '../src/code/modules.ts';
import { changedFiles } from '../src/code/piece.ts';

const folder = mkdtempSync(join(tmpdir(), 'changed-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

const full = `
import { setup } from 'xstate';
/** Whether there is no room left. */
function isFull({ context }: { context: { count: number } }): boolean {
  return context.count > 3; // three is a crowd
}
export const bus = setup({ guards: { isFull: (all) => isFull(all) } }).createMachine({ id: 'bus' });
`;

function modulesWith(text: string) {
  writeFileSync(join(folder, 'bus.ts'), text);
  return readModules(['bus.ts'], folder);
}

const changed = async (text: string) =>
  changedFiles(await modulesWith(full), await modulesWith(text), ['bus.ts']);

test.each([
  ['a comment', full.replace('// three is a crowd', '// so be it')],
  ['the layout', full.replaceAll('\n', '\n\n')],
  ['a helper’s name', full.replaceAll(/\bisFull\(/g, 'isCrowded(')],
  ['a type', full.replace('): boolean', ')')],
])('a file in which only %s has changed counts as unchanged', async (_, text) => {
  expect(text).not.toBe(full);
  expect(await changed(text)).toEqual([]);
});

test('a file counts as changed if a number in the code of one of its guards has changed', async () => {
  expect(await changed(full.replace('> 3', '> 5'))).toEqual(['bus.ts']);
});

test('a file that can’t be parsed counts as changed, but a new file does not', async () => {
  expect(await changed('const = ;')).toEqual(['bus.ts']);
  expect(changedFiles(new Map(), await modulesWith(full), ['bus.ts'])).toEqual([]);
});

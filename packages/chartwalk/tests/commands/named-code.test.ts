import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createCodeReader } from '../../commands/named-code.mjs';
import { changedNames } from '../../src/comparison/named-code.ts';

const files = {
  'machines/bus.ts': `
import { setup } from 'xstate';
import * as clock from '../clock.ts';
import { seats } from '../limits.ts';
import { commonActions } from './common.ts';

type Context = { context: { count: number } };

/** Whether there is no room left. */
function isCrowded({ context }: Context): boolean {
  return context.count > seats; // every seat is taken
}

export const bus = setup({
  guards: { isFull: (all: Context) => isCrowded(all), isLate: () => clock.now() > 9 },
  actions: { ...commonActions, stop() { return 'stop'; } },
  delays: { patience: 1000 },
}).createMachine({ id: 'bus' });
`,
  'machines/common.ts': `
export const commonActions = { ring: () => console.log('ring') };
`,
  'limits.ts': `export { SEATS as seats } from './seats.ts';`,
  'seats.ts': `export const SEATS = 3; export const other = 1;`,
  'clock.ts': `export const now = () => Date.now();`,
};

type Files = typeof files;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'named-code-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function codeOf(version: string, texts: Files) {
  for (const [file, text] of Object.entries(texts)) {
    const path = join(folder, version, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return createCodeReader()(join(folder, version, 'machines/bus.ts'));
}

async function changedIn(file: keyof Files, from: string, to: string) {
  const text = files[file].replaceAll(from, to);
  expect(text).not.toBe(files[file]);
  const before = await codeOf('before', files);
  const after = await codeOf('after', { ...files, [file]: text });
  return changedNames({ before, after });
}

describe('the code of named implementations', () => {
  test('is read with the implementations that come from another file', async () => {
    const { guards, actions, delays } = await codeOf('now', files);
    expect([guards, actions, delays].map((names) => Object.keys(names))).toEqual([
      ['isFull', 'isLate'],
      ['ring', 'stop'],
      ['patience'],
    ]);
  });

  test.each([
    ['in the implementation itself', 'machines/bus.ts', '> 9', '> 10', 'guards', 'isLate'],
    ['in a function of the file', 'machines/bus.ts', '> seats', '>= seats', 'guards', 'isFull'],
    ['in a passed-on constant', 'seats.ts', 'SEATS = 3', 'SEATS = 4', 'guards', 'isFull'],
    ['in an imported module', 'clock.ts', 'Date.now()', '0', 'guards', 'isLate'],
    ['in another file’s action', 'machines/common.ts', "'ring'", "'sing'", 'actions', 'ring'],
    ['in a method', 'machines/bus.ts', "return 'stop'", "return 'go'", 'actions', 'stop'],
    ['in a delay', 'machines/bus.ts', '1000', '2000', 'delays', 'patience'],
  ] as const)('differs after a change %s', async (_, file, from, to, what, name) => {
    expect(await changedIn(file, from, to)).toEqual([{ what, names: [name] }]);
  });

  test.each([
    ['a comment', 'machines/bus.ts', '// every seat is taken', ''],
    ['a type', 'machines/bus.ts', '): boolean', ')'],
    ['the name of a function', 'machines/bus.ts', 'isCrowded', 'isPacked'],
    ['a value that it does not use', 'seats.ts', 'other = 1', 'other = 2'],
    ['the chart', 'machines/bus.ts', "id: 'bus'", "id: 'bus', entry: 'ring'"],
  ] as const)('is the same after a change of only %s', async (_, file, from, to) => {
    expect(await changedIn(file, from, to)).toEqual([]);
  });

  test('is the same if only the implementation’s name has changed', async () => {
    const text = files['machines/bus.ts'].replace('isLate: ()', 'isDelayed: ()');
    const before = await codeOf('before', files);
    const after = await codeOf('after', { ...files, 'machines/bus.ts': text });
    expect(after.guards['isDelayed']).toBe(before.guards['isLate']);
  });

  test('is empty for a file that can’t be parsed', async () => {
    const { guards } = await codeOf('broken', { ...files, 'machines/bus.ts': 'const = ;' });
    expect(guards).toEqual({});
  });
});

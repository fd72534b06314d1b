import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMachine, setup } from 'xstate';
import { namedCode } from '../src/code/implementations.ts';
import { readModules } from '../src/code/modules.ts';
import type { BothCodes } from '../src/comparison/named-code.ts';
import { kindsOfCode } from '../src/structure.ts';
import { writeFiles } from './write-files.ts';

const files = {
  'machines/bus.ts': `
import { setup } from 'xstate';
import atLeast from '../at-least.ts';
import * as clock from '../clock.ts';
import { driver } from '../driver.ts';
import { seats } from '../limits.ts';
import { commonActions } from './common.ts';

type Context = { context: { count: number } };

/** Whether there is no room left. */
function isCrowded({ context }: Context): boolean {
  return context.count > seats; // every seat is taken
}

export const bus = setup({
  guards: { isFull: (all: Context) => isCrowded(all), isLate: () => clock.now() > 9, isUsed: atLeast(2) },
  actions: { ...commonActions, stop() { return 'stop'; } },
  delays: { patience: 1000 },
  actors: { driver },
}).createMachine({ id: 'bus' });
`,
  'machines/common.ts': `
export const commonActions = { ring: () => console.log('ring') };
`,
  'limits.ts': `export { SEATS as seats } from './seats.ts';`,
  'seats.ts': `export const SEATS = 3; export const other = 1;`,
  'at-least.ts': `export default (least: number) => ({ context }: any) => context.count >= least;`,
  'driver.ts': `
import { createMachine } from 'xstate';
export const driver = createMachine({ id: 'driver' });
`,
  'clock.ts': `export const now = () => Date.now();`,
};

type Files = typeof files;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'named-code-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Returns the machine `bus` as if it had been loaded from its file. */
const loaded = (isFull = () => false) =>
  setup({
    guards: { isFull, isLate: () => false, isDelayed: () => false, isUsed: () => false },
    actions: { ring: () => {}, stop: () => {} },
    delays: { patience: 1 },
    actors: { driver: createMachine({}) },
  }).createMachine({ id: 'bus' });

async function codeOf(version: string, texts: Files, machine = loaded()) {
  writeFiles(join(folder, version), texts);
  const modules = await readModules(['machines/bus.ts'], join(folder, version));
  return namedCode(modules, 'machines/bus.ts', machine);
}

/** Returns the kind and the name of each implementation whose code differs. */
const changedNames = ({ before, after }: BothCodes) =>
  kindsOfCode.flatMap((kind) =>
    Object.entries(after[kind]).flatMap(([name, code]) =>
      code === before[kind][name] ? [] : `${kind} ${name}`,
    ),
  );

async function changedIn(file: keyof Files, from: string, to: string) {
  const text = files[file].replaceAll(from, to);
  expect(text).not.toBe(files[file]);
  const before = await codeOf('before', files);
  const after = await codeOf('after', { ...files, [file]: text });
  return changedNames({ before, after });
}

describe('the code of named implementations', () => {
  test.each([
    ['in the implementation itself', 'machines/bus.ts', '> 9', '> 10', 'guards', 'isLate'],
    ['in a function of the file', 'machines/bus.ts', '> seats', '>= seats', 'guards', 'isFull'],
    ['in a passed-on constant', 'seats.ts', 'SEATS = 3', 'SEATS = 4', 'guards', 'isFull'],
    ['in an imported module', 'clock.ts', 'Date.now()', '0', 'guards', 'isLate'],
    ['in another file’s action', 'machines/common.ts', "'ring'", "'sing'", 'actions', 'ring'],
    ['in an argument', 'machines/bus.ts', 'atLeast(2)', 'atLeast(3)', 'guards', 'isUsed'],
    ['in a default export', 'at-least.ts', '>=', '>', 'guards', 'isUsed'],
    [
      'to another machine',
      'machines/bus.ts',
      'rs: { driver',
      'rs: { driver: bus',
      'actors',
      'driver',
    ],
    ['in a method', 'machines/bus.ts', "return 'stop'", "return 'go'", 'actions', 'stop'],
    ['in a delay', 'machines/bus.ts', '1000', '2000', 'delays', 'patience'],
  ] as const)(
    'the code of an implementation differs after a change %s',
    async (_, file, from, to, what, name) => {
      expect(await changedIn(file, from, to)).toEqual([`${what} ${name}`]);
    },
  );

  test.each([
    ['a comment', 'machines/bus.ts', '// every seat is taken', ''],
    ['a type', 'machines/bus.ts', '): boolean', ')'],
    ['the name of a function', 'machines/bus.ts', 'isCrowded', 'isPacked'],
    ['a value that it does not use', 'seats.ts', 'other = 1', 'other = 2'],
    ['a comment in an imported module', 'clock.ts', 'export', '/* In ms */ export'],
    ['a machine that it invokes', 'driver.ts', "id: 'driver'", "id: 'chauffeur'"],
    ['the chart', 'machines/bus.ts', "id: 'bus'", "id: 'bus', entry: 'ring'"],
  ] as const)(
    'the code of an implementation stays the same if only %s changes',
    async (_, file, from, to) => {
      expect(await changedIn(file, from, to)).toEqual([]);
    },
  );

  test('the code of an implementation stays the same if only its name changes', async () => {
    const text = files['machines/bus.ts'].replace('isLate: ()', 'isDelayed: ()');
    const before = await codeOf('before', files);
    const after = await codeOf('after', { ...files, 'machines/bus.ts': text });
    expect(after.guards['isDelayed']).toBe(before.guards['isLate']);
  });

  test.each([
    ['the file can’t be parsed', { ...files, 'machines/bus.ts': 'const = ;' }],
    ['the file does not show it', { ...files, 'machines/bus.ts': 'export const bus = busOf();' }],
  ])('the code of an implementation is taken from the loaded value if %s', async (_, texts) => {
    const before = await codeOf('before', texts);
    const after = await codeOf(
      'after',
      texts,
      loaded(() => true),
    );
    expect(changedNames({ before, after })).toEqual(['guards isFull']);
  });
});

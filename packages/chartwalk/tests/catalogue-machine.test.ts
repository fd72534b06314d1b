/**
 * Tests the catalogue of machines that the page shows. It contains machines of the project, machines from
 * files, and machines opened from JSON.
 */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createActor, createMachine, fromCallback, setup } from 'xstate';
import type { AnyStateMachine, EventObject } from 'xstate';
import { expect, test, vi } from 'vitest';
import { addressOf, idOf, readCatalogue } from '../src/catalogue.ts';
import { machinesIn } from '../src/machines-in.ts';
import { catalogueMachine } from '../src/page/catalogue-machine.ts';
import type { FileEvent } from '../src/page/follow-files.ts';
import { ownMachines } from '../src/page/own-machines.ts';

const machine = (id?: string) =>
  createMachine({ ...(id === undefined ? {} : { id }), initial: 'a', states: { a: {} } });

function startCatalogue(own: Readonly<Record<string, AnyStateMachine>> = {}) {
  let tell: ((event: FileEvent) => void) | undefined;
  const files = fromCallback<EventObject, { lists: readonly string[] }>(({ sendBack }) => {
    tell = sendBack;
  });
  const actor = createActor(catalogueMachine.provide({ actors: { files } }), {
    input: { own: readCatalogue(own).entries, lists: ['/list.js'], opened: [] },
  }).start();
  const read = (file: string, module: Readonly<Record<string, unknown>>) =>
    tell?.({ type: 'files.read', readings: { [file]: machinesIn(module) } });
  const ids = () => [...actor.getSnapshot().context.entries.keys()];
  return { actor, read, ids, tell: (event: FileEvent) => tell?.(event) };
}

test('machines from files are added file by file, and each machine gets a unique id', () => {
  const { read, ids, actor, tell } = startCatalogue();
  tell({ type: 'files.listed', files: ['a.ts', 'b.ts'] });
  expect(actor.getSnapshot().matches({ following: 'reading' })).toBe(true);
  read('a.ts', { toggle: machine('toggle'), nameless: machine(), live: machine('live') });
  read('b.ts', { toggle: machine('toggle'), other: machine('toggle') });
  expect(ids()).toEqual(['live 2', 'nameless', 'toggle', 'other', 'toggle 2']);
  expect(actor.getSnapshot().matches({ following: 'read' })).toBe(true);
});

test('a saved file replaces its own machines and leaves other machines unchanged', () => {
  const { read, ids, actor } = startCatalogue();
  read('a.ts', { a: machine('a') });
  read('b.ts', { b: machine('b') });
  const before = actor.getSnapshot().context.entries;
  read('a.ts', { a: machine('a'), more: machine('more') });
  const { entries } = actor.getSnapshot().context;
  expect(ids()).toEqual(['a', 'more', 'b']);
  expect(entries.get('b')).toBe(before.get('b'));
  expect(entries.get('a')).not.toBe(before.get('a'));
  read('a.ts', {});
  expect(ids()).toEqual(['b']);
});

/**
 * Reads a machine with the same id from each file. Returns the file whose machine is listed second.
 */
const sourceOf = (...order: readonly string[]) => {
  const { read, actor } = startCatalogue();
  for (const file of order) read(file, { toggle: machine('toggle') });
  return actor.getSnapshot().context.entries.get('toggle 2')?.source;
};

test('machines get the same ids whichever file arrives first', () => {
  expect(sourceOf('a.ts', 'b.ts')).toBe('b.ts');
  expect(sourceOf('b.ts', 'a.ts')).toBe('b.ts');
});

test('a machine that two files export is shown once', () => {
  const { read, ids } = startCatalogue();
  const shared = machine('shared');
  read('a.ts', { shared, again: shared });
  read('index.ts', { shared });
  expect(ids()).toEqual(['shared']);
});

test('a machine that can’t be drawn is reported, and the other machines are still listed', () => {
  const { read, ids, actor } = startCatalogue();
  const broken = createMachine({ id: 'broken', initial: 'a', states: { a: {} } });
  Object.defineProperty(broken, 'root', {
    get: () => {
      throw new Error('Nothing to see.');
    },
  });
  read('a.ts', { broken, fine: machine('fine') });
  expect(ids()).toEqual(['fine']);
  expect(actor.getSnapshot().context.failures).toEqual([
    'a.ts: broken can’t be drawn. Error: Nothing to see.',
  ]);
});

test('a machine opened from JSON is added to the existing ones', () => {
  const { actor, ids } = startCatalogue({ cart: machine('cart') });
  actor.send({
    type: 'machine.opened',
    opened: { name: 'Pasted machine', text: '{}', machine: machine() },
  });
  actor.send({
    type: 'machine.opened',
    opened: { name: 'file', text: '{}', machine: machine('cart') },
  });
  expect(ids()).toEqual(['cart', 'Pasted machine', 'file']);
});

test('machinesIn returns a module’s machines and actors, or the reason why it has none', () => {
  const toggle = machine('toggle');
  expect(
    machinesIn({ toggle, default: toggle, actor: { logic: machine('other') }, rest: 5 }),
  ).toEqual({
    kind: 'machines',
    machines: { toggle, actor: expect.objectContaining({ id: 'other' }) },
    invoked: {},
    failures: [],
  });
  expect(machinesIn({})).toEqual({ kind: 'noMachine', reason: 'exports no machine.' });
  expect(machinesIn({ old: { initialState: {}, withContext: () => {} } })).toMatchObject({
    reason: 'exports a machine of XState 4; chartwalk draws XState 5.',
  });
});

const createThird = () => createMachine({ id: 'third' });

test('machinesIn calls functions and classes that create machines, and no others', () => {
  const other = vi.fn<() => void>();
  class Lamp {
    static first = machine('first');
    second = createMachine({ id: 'second' });
  }
  const reading = machinesIn({
    Lamp,
    createThird,
    again: createThird,
    createFourthMachine: () => machine('fourth'),
    makeLamp: ({ id }: { id: string }) => createMachine({ id }),
    other,
  });
  expect(reading).toMatchObject({
    machines: {
      'Lamp.first': { id: 'first' },
      'Lamp.second': { id: 'second' },
      'createThird()': { id: 'third' },
      'createFourthMachine()': { id: 'fourth' },
    },
    failures: [
      expect.stringMatching(/^makeLamp\(\) fails without arguments: TypeError: /) as string,
    ],
  });
  expect(Object.keys(reading.kind === 'machines' ? reading.machines : {})).toHaveLength(4);
  expect(other).not.toHaveBeenCalled();
  expect(machinesIn({ createMachineOf: () => 1 })).toEqual({
    kind: 'noMachine',
    reason: 'exports no machine: createMachineOf() returns none.',
  });
});

test('an invoked machine is listed under the file that exports it', () => {
  const { read, actor } = startCatalogue();
  const [inner, shown] = [machine('inner'), machine('shown')];
  const outer = setup({ actors: { inner, shown } }).createMachine({ id: 'outer' });
  read('a.ts', { outer });
  read('b.ts', { shown });
  const sources = [...actor.getSnapshot().context.entries].map(([id, { source }]) => [id, source]);
  expect(Object.fromEntries(sources)).toEqual({ outer: 'a.ts', inner: 'a.ts', shown: 'b.ts' });
});

test('the page names each absent package once', () => {
  const { tell, actor } = startCatalogue();
  const absent = { name: 'zod', importer: 'a.ts' };
  tell({ type: 'package.absent', absent });
  tell({ type: 'package.absent', absent });
  expect(actor.getSnapshot().context.absent).toEqual([
    'a.ts imports zod, which is not installed. An object that allows everything replaces it.',
  ]);
});

test('the special characters of a machine’s id are encoded in its URL', () => {
  expect(addressOf('a/b c?', 'simulate')).toBe('/a%2Fb%20c%3F/simulate');
});

test('the statecharts page lists and draws every machine of its own code', () => {
  const folder = fileURLToPath(new URL('../src', import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('-machine.ts') && !file.endsWith('read-machine.ts'))
    .map((file) => file.replace(/^.*\//, ''));
  const names = Object.keys(ownMachines).map(
    (name) => `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`,
  );
  expect(names.toSorted()).toEqual(files.toSorted());
  expect([...readCatalogue(ownMachines).failures]).toEqual([]);
});

test('idOf finds a machine by its own id, even if the page lists the machine under another id', () => {
  const { entries } = readCatalogue({
    toggle: machine('toggle'),
    other: machine('toggle'),
    page: machine('live'),
  });
  expect([...entries.keys()]).toEqual(['other', 'page', 'toggle']);
  expect(idOf('toggle', entries)).toBe('toggle');
  expect(idOf('live', entries)).toBe('page');
  expect(idOf('page', entries)).toBeUndefined();
});

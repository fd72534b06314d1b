import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as catalogue from '../../machines/index.ts';

/** These hold no machine, but what machines are made of. */
const parts = new Set(['index', 'entities', 'characters', 'customer-record']);
const names = readdirSync(new URL('../../machines', import.meta.url))
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((name) => !parts.has(name))
  .toSorted();
const machines = Object.entries(catalogue);

test('every other file holds one machine of the catalogue, which has its name', () => {
  expect(machines.map(([, machine]) => machine.id).toSorted()).toEqual(names);
});

test.each(machines)('%s is called like its id', (name, machine) => {
  const words = machine.id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  expect(name).toBe(`${words}Machine`);
});

test.each(machines)('%s says what it is for', (_, machine) => {
  expect(machine.root.description).toMatch(/\S/);
});

/** Each description in a part of a machine, however deep. */
function descriptionsIn(part: unknown): unknown[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === 'description' ? [value] : descriptionsIn(value),
  );
}

test.each(machines)('%s has no description that says nothing', (_, { config }) => {
  expect(descriptionsIn(config).filter((text) => !/\S/.test(String(text)))).toEqual([]);
});

const loggers = machines.flatMap(([name, { implementations }]) => {
  const actions: Record<string, unknown> = implementations.actions;
  return 'logFailure' in actions ? [[name, actions['logFailure']] as const] : [];
});

test.each(loggers)('%s does not lose a failure that nobody logs', (_, logFailure) => {
  const failure = new Error('storage is off');
  const log = logFailure as (scope: unknown, params: { error: unknown }) => void;
  expect(() => log({}, { error: failure })).toThrow(expect.objectContaining({ cause: failure }));
});

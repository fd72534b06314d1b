import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as catalogue from '../../machines/index.ts';

const names = readdirSync(new URL('../../machines', import.meta.url))
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((name) => name !== 'index' && name !== 'entities')
  .toSorted();
const machines = Object.entries(catalogue);

test('every file holds one machine of the catalogue, which has its name', () => {
  expect(machines.map(([, machine]) => machine.id).toSorted()).toEqual(names);
});

test.each(machines)('%s is called like its id', (name, machine) => {
  const words = machine.id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  expect(name).toBe(`${words}Machine`);
});

test.each(machines)('%s says what it is for', (_, machine) => {
  expect(machine.root.description).toMatch(/\S/);
});

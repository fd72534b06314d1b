import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createActor, StateMachine } from 'xstate';
import type { AnyActorLogic } from 'xstate';
import * as catalogue from '../../machines/index.ts';

/** Files that contain parts of machines rather than a machine. */
const parts = new Set(['facts', 'index', 'unprovided']);
const names = readdirSync(new URL('../../machines', import.meta.url))
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((name) => !parts.has(name))
  .toSorted();
const machines = Object.entries(catalogue);

test('every other file defines one machine of the catalogue, with the file’s name as its ID', () => {
  expect(machines.map(([, machine]) => machine.id).toSorted()).toEqual(names);
});

test.each(machines)('%s is named after its ID', (name, machine) => {
  const words = machine.id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  expect(name).toBe(`${words}Machine`);
});

test.each(machines)('%s has a description', (_, machine) => {
  expect(machine.root.description).toMatch(/\S/);
});

/** Returns every description in a part of a machine, at any depth. */
function descriptionsIn(part: unknown): unknown[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === 'description' ? [value] : descriptionsIn(value),
  );
}

test.each(machines)('%s has no blank description', (_, { config }) => {
  expect(descriptionsIn(config).filter((text) => !/\S/.test(String(text)))).toEqual([]);
});

/** Returns the error that an actor fails with, or null. */
function failureOf(logic: AnyActorLogic): Promise<unknown> {
  return new Promise((resolve) => {
    const actor = createActor(logic, { input: {} });
    actor.subscribe({ error: resolve, complete: () => resolve(null) });
    actor.start();
  });
}

type PlainAction = (scope: unknown, params: unknown) => void;

const actors = machines.flatMap(([id, { implementations }]) =>
  Object.entries(implementations.actors as Record<string, AnyActorLogic>)
    // Machines of the catalogue that the app invokes are not placeholders.
    .filter(([, logic]) => !(logic instanceof StateMachine))
    .map(([name, logic]) => [id, name, logic] as const),
);
// XState's own actions (assign, raise) can't do anything outside the machine.
const actions = machines.flatMap(([id, { implementations }]) =>
  Object.entries(implementations.actions as Record<string, PlainAction>)
    .filter(([, action]) => !('resolve' in action))
    .map(([name, action]) => [id, name, action] as const),
);

test.each(actors)(
  '%s: until provided, the actor %s fails with an error that names it',
  async (_, name, logic) => {
    expect(await failureOf(logic)).toEqual(new Error(`${name} must be provided`));
  },
);

test.each(actions)(
  '%s: until provided, the action %s throws an error with its name, and its parameters as the cause',
  (_, name, action) => {
    const told = { error: new Error('storage is off') };
    expect(() => action({}, told)).toThrow(
      expect.objectContaining({ message: `${name} must be provided`, cause: told }),
    );
  },
);

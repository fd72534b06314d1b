import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createActor, StateMachine } from 'xstate';
import type { AnyActorLogic, AnyStateMachine, AnyStateNode } from 'xstate';
import * as catalogue from '../../machines/index.ts';

/** Files that contain parts of machines rather than a machine. */
const parts = new Set(['facts', 'index', 'unprovided']);
const names = readdirSync(new URL('../../machines', import.meta.url))
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((name) => !parts.has(name))
  .toSorted();
const machines = Object.entries(catalogue);

test('every file of a machine defines one machine of the catalogue, with the file’s name as its ID', () => {
  expect(machines.map(([, machine]) => machine.id).toSorted()).toEqual(names);
});

test.each(machines)('the constant %s is named after the ID of its machine', (name, machine) => {
  const words = machine.id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  expect(name).toBe(`${words}Machine`);
});

test.each(machines)('%s has a description', (_, machine) => {
  expect(machine.root.description).toMatch(/\S/);
});

/** Returns every description and ID in a part of a machine, at any depth. */
function textsIn(part: unknown): unknown[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    /^(?:description|id|systemId)$/.test(key) ? [value] : textsIn(value),
  );
}

test.each(machines)('%s has no blank description or ID', (_, { config }) => {
  expect(textsIn(config).filter((text) => !/\S/.test(String(text)))).toEqual([]);
});

/** States without transitions. Their descriptions are the only explanation of why they exist. */
test.each([
  'customer-record.inMemory',
  'customer-record.saved',
  'map-tiles.shown',
  'order-cancellation.tooLate.onPage',
  'order-notifications.absent',
  'order-notifications.denied',
  'session.service.notConfigured',
  'session.service.waiting.untilNeeded',
  'session.service.waiting.untilOnline',
  'track-lookup.lookup.cancelledSince',
])('the state %s has a description', (id) => {
  const owner = machines.find(([, machine]) => id.startsWith(`${machine.id}.`));
  expect(owner?.[1].getStateNodeById(id).description).toMatch(/\S/);
});

function nodesIn(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesIn)];
}

/**
 * Returns the names in a list. An entry is a name, an object whose `type` is the name, or a function without
 * a name.
 */
function namesIn(list: readonly unknown[]): unknown[] {
  return list
    .filter((part) => part !== undefined && typeof part !== 'function')
    .map((part) => (typeof part === 'object' ? (part as { type: unknown }).type : part));
}

/** Returns the names of actors, actions, delays and guards in the states of a machine. */
function namesUsedBy({ root }: AnyStateMachine) {
  const nodes = nodesIn(root);
  const transitions = nodes.flatMap(({ transitions: ofNode, always = [] }) => [
    ...[...ofNode.values()].flat(),
    ...always,
  ]);
  return {
    actors: namesIn(nodes.flatMap(({ invoke }) => invoke.map(({ src }) => src))),
    actions: namesIn([
      ...nodes.flatMap(({ entry, exit }) => [...entry, ...exit]),
      ...transitions.flatMap(({ actions: ofTransition }) => ofTransition),
    ]),
    delays: namesIn(nodes.flatMap(({ after }) => after.map(({ delay }) => delay))),
    guards: namesIn(transitions.map(({ guard }) => guard)),
  };
}

test.each(machines)(
  'the states of %s name only actors, actions, delays and guards that the machine’s setup defines',
  (_, machine) => {
    const used = namesUsedBy(machine);
    const unknown = (['actors', 'actions', 'delays', 'guards'] as const).flatMap((kind) =>
      used[kind].filter((name) => !Object.hasOwn(machine.implementations[kind], String(name))),
    );
    expect(unknown).toEqual([]);
  },
);

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
    // Skips actors that are machines, because they are not placeholders.
    .filter(([, logic]) => !(logic instanceof StateMachine))
    .map(([name, logic]) => [id, name, logic] as const),
);
// XState's own actions (assign, raise) can't do anything outside the machine.
const actions = machines.flatMap(([id, { implementations }]) =>
  Object.entries(implementations.actions as Record<string, PlainAction>)
    .filter(([, action]) => !Object.hasOwn(Object(action), 'resolve'))
    .map(([name, action]) => [id, name, action] as const),
);

test.each(actors)(
  '%s: the actor %s fails with an error that names the actor, unless an implementation is provided',
  async (_, name, logic) => {
    expect(await failureOf(logic)).toEqual(new Error(`${name} must be provided`));
  },
);

test.each(actions)(
  '%s: the action %s throws an error with its name and its parameters, unless an implementation is provided',
  (_, name, action) => {
    const told = { error: new Error('storage is off') };
    expect(() => action({}, told)).toThrow(
      expect.objectContaining({ message: `${name} must be provided`, cause: told }),
    );
  },
);

import type * as XStateReact from '@xstate/react';
import { expect, onTestFinished, test } from 'vitest';
import { createActor, fromPromise, setup, waitFor } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { resolveActor, observing, watch } from '../src/paths/observed-actors.ts';

const kettle = setup({
  actors: { boil: fromPromise(async () => 'boiled') },
}).createMachine({
  id: 'kettle',
  initial: 'boiling',
  states: {
    boiling: { invoke: { src: 'boil', onDone: { target: 'boiled' } } },
    boiled: {},
  },
});

/** Starts an actor without React. Replaces the hooks, which only work in a rendered component. */
const begin = (machine: AnyStateMachine, options?: object) => createActor(machine, options).start();

const observed = observing({
  useActorRef: begin,
  useActor: begin,
  useMachine: begin,
  createActorContext: () => ({ Provider: (props: object) => props }),
} as unknown as typeof XStateReact);

const startKettle = (machine = kettle) => observed.useActorRef(machine);
const boiled = (actor: ReturnType<typeof startKettle>) =>
  waitFor(actor, (snapshot) => snapshot.matches('boiled'), { timeout: 100 }).then(
    () => 'boiled',
    () => 'not yet',
  );

test('a walk holds a promise back until the test releases it, and a finished walk holds nothing back', async () => {
  const walk = watch(kettle, ['boil']);
  const held = startKettle();
  expect(await boiled(held)).toBe('not yet');
  resolveActor('boil');
  expect(await boiled(held)).toBe('boiled');
  walk.stop();
  expect(await boiled(startKettle())).toBe('boiled');
});

test('a walk can hold back a promise that the previous walk did not hold back', async () => {
  const before = watch(kettle);
  expect(await boiled(startKettle())).toBe('boiled');
  before.stop();
  const walk = watch(kettle, ['boil']);
  const held = startKettle();
  resolveActor('boil');
  expect(await boiled(held)).toBe('boiled');
  walk.stop();
});

test.each(['useActorRef', 'useActor', 'useMachine'] as const)(
  'a walk sees and holds back an actor that %s starts',
  async (hook) => {
    const walk = watch(kettle, ['boil']);
    onTestFinished(walk.stop);
    const mount: unknown = observed[hook];
    const mounted = (mount as typeof startKettle)(kettle);
    expect(await boiled(mounted)).toBe('not yet');
    expect(walk.snapshot()?.value).toBe('boiling');
    resolveActor('boil');
    expect(await boiled(mounted)).toBe('boiled');
  },
);

test('the provider of a context adds no React element of its own', () => {
  const { Provider } = observed.createActorContext(kettle);
  expect(Provider({ children: 'tea' })).toMatchObject({ children: 'tea', logic: { id: 'kettle' } });
});

import type * as XStateReact from '@xstate/react';
import { expect, test } from 'vitest';
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

/** Starts an actor immediately, because the test renders no React component. */
const { useActorRef: start } = observing({
  useActorRef: (machine: AnyStateMachine) => createActor(machine).start(),
} as unknown as typeof XStateReact);

const startKettle = () => start(kettle);
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

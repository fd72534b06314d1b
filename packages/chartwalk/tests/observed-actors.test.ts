import type * as XStateReact from '@xstate/react';
import { expect, test } from 'vitest';
import { createActor, fromPromise, setup, waitFor } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { letGoOn, observing, watch } from '../src/paths/observed-actors.ts';

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

/** Starts an actor at once where React would mount a component. */
const { useActorRef } = observing({
  useActorRef: (machine: AnyStateMachine) => createActor(machine).start(),
} as unknown as typeof XStateReact);

const startKettle = () => useActorRef(kettle);
const boiled = (actor: ReturnType<typeof startKettle>) =>
  waitFor(actor, (snapshot) => snapshot.matches('boiled'), { timeout: 100 });

test('a held promise waits for the test, but no longer than the walk that holds it', async () => {
  const walk = watch(kettle, ['boil']);
  const held = startKettle();
  await expect(boiled(held)).rejects.toThrow('Timeout');
  letGoOn('boil');
  await boiled(held);
  walk.stop();
  await boiled(startKettle());
});

test('a walk holds what the walk before it let run', async () => {
  const before = watch(kettle);
  await boiled(startKettle());
  before.stop();
  const walk = watch(kettle, ['boil']);
  const held = startKettle();
  letGoOn('boil');
  await boiled(held);
  walk.stop();
});

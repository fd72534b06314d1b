/** Tests that no actor is reported as stopped when Strict Mode mounts its component twice. */
import { useActorRef, useSelector } from '@xstate/react';
import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { createMachine, fromPromise } from 'xstate';
import type { InspectionEvent } from 'xstate';
import { beforeEach, expect, test } from 'vitest';
import type { InspectionMessage } from '../src/live/protocol.ts';
import { watchActors } from '../src/live/watch-actors.ts';

const innerMachine = createMachine({ id: 'inner', initial: 'idle', states: { idle: {} } });
const outerMachine = createMachine({
  id: 'outer',
  initial: 'closed',
  invoke: [
    { id: 'inner', src: innerMachine },
    { id: 'load', src: fromPromise(() => new Promise(() => {})) },
  ],
  states: { closed: { on: { opened: 'open' } }, open: {} },
});

let said: InspectionMessage[];
let inspect: (inspected: InspectionEvent) => void;
let introduceAll: () => void;

beforeEach(() => {
  said = [];
  ({ inspect, introduceAll } = watchActors({
    tab: 'one',
    tabLabel: () => '/',
    takesEvents: false,
    say: (message) => said.push(message),
  }));
});

function Outer() {
  const actor = useActorRef(outerMachine, { inspect });
  const value = useSelector(actor, (snapshot) => (snapshot.matches('open') ? 'open' : 'closed'));
  return <button onClick={() => actor.send({ type: 'opened' })}>{value}</button>;
}

const settle = () => act(() => Promise.resolve());

/** Returns the actor, the status and the event of each report. */
const reports = () =>
  said.flatMap((message) => {
    if (message.type === 'actor') {
      const { name, sequence, status, event } = message.actor;
      return `${name} ${sequence}: ${status}, ${event.type}`;
    }
    return message.type === 'task' ? `${message.task.name}: ${message.task.status}` : [];
  });

test('if Strict Mode mounts a component twice, its actor is reported as started once, and never as stopped', async () => {
  render(<Outer />, { wrapper: StrictMode });
  await settle();
  expect(reports()).toEqual([
    'inner 1: active, xstate.init',
    'load: active',
    'outer 1: active, xstate.init',
  ]);
  expect(said.filter(({ type }) => type === 'delivery')).toHaveLength(3);

  act(() => screen.getByRole('button', { name: 'closed' }).click());
  expect(screen.getByRole('button', { name: 'open' })).toBeVisible();
  expect(reports().at(-1)).toBe('outer 2: active, opened');
  said = [];
  introduceAll();
  expect(JSON.stringify(said)).not.toContain('stopped');
});

test('an actor is reported as stopped if its component is removed', async () => {
  const { unmount } = render(<Outer />, { wrapper: StrictMode });
  await settle();
  said = [];
  unmount();
  await settle();
  expect(reports().toSorted()).toEqual([
    'inner 2: stopped, xstate.stop',
    'load: stopped',
    'outer 2: stopped, xstate.stop',
  ]);
});

test('if a new component replaces an old one, the old actor is reported as stopped and the new actor as started', async () => {
  const { rerender } = render(<Outer key="first" />, { wrapper: StrictMode });
  await settle();
  rerender(<Outer key="second" />);
  await settle();
  expect(reports().filter((report) => report.startsWith('outer'))).toEqual([
    'outer 1: active, xstate.init',
    'outer 2 1: active, xstate.init',
    'outer 2: stopped, xstate.stop',
  ]);
});

/** Walks a machine whose actors must not run, because the walk itself sends their outcomes. */
import { expect, test } from 'vitest';
import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { AnyActorRef } from 'xstate';
import { walkMachine } from '../src/paths/walk-alone.ts';

const ran: string[] = [];

const load = fromPromise(async () => {
  ran.push('a named promise');
});

const signalMachine = setup({
  types: {
    context: {} as { bell: AnyActorRef | null },
    events: {} as { type: 'bell.rung' } | { type: 'signal.sent' },
  },
  actors: { load },
}).createMachine({
  id: 'signal',
  context: { bell: null },
  initial: 'silent',
  states: {
    silent: {
      entry: assign({
        bell: ({ spawn }) =>
          spawn(
            fromCallback(({ sendBack }) => {
              ran.push('a spawned callback');
              sendBack({ type: 'bell.rung' });
            }),
          ),
      }),
      on: { 'bell.rung': { target: 'ringing' } },
    },
    ringing: {
      invoke: {
        id: 'dial',
        src: fromPromise(async () => {
          ran.push('an inline promise');
        }) as never,
        onDone: { target: 'loading' },
      },
      on: { 'signal.sent': { target: 'silent' } },
    },
    loading: {
      invoke: { src: 'load', onDone: { target: 'silent' }, onError: { target: 'silent' } },
    },
  },
});

walkMachine(
  {
    machine: signalMachine,
    starts: { 'a silent bell': {} },
    moves: {
      'bell.rung': { samples: { 'the bell is rung': {} } },
      'signal.sent': { samples: { 'a signal is sent': {} } },
      'xstate.done.actor.dial': { samples: { 'the number is dialled': undefined } },
      'xstate.done.actor.load': { samples: { 'it is loaded': undefined } },
      'xstate.error.actor.load': { samples: { 'it is not loaded': new Error('It is lost.') } },
    },
  },
  {
    journeys: [
      {
        name: 'the bell rings until the signal is loaded',
        steps: [
          ['the bell is rung', 'ringing'],
          ['a signal is sent', 'silent'],
          ['the bell is rung', 'ringing'],
          ['the number is dialled', 'loading'],
          ['it is loaded', 'silent'],
          ['the bell is rung', 'ringing'],
          ['the number is dialled', 'loading'],
          ['it is not loaded', 'silent'],
        ],
      },
    ],
  },
);

test('while a machine is walked, none of its actors runs', () => {
  expect(ran).toEqual([]);
});

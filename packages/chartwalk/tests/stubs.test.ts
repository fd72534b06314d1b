/** Simulates machines whose missing code is replaced by the user's answers. */
import {
  cancel,
  and,
  assign,
  createMachine,
  fromCallback,
  fromPromise,
  not,
  raise,
  sendParent,
  sendTo,
  setup,
} from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { expect, test } from 'vitest';
import { missingIn } from '../src/simulation/stubs.ts';
import { possibilityOf, walkFrom } from '../src/simulation/simulate.ts';
import type { SimulatedEvent, SimulatedStep } from '../src/simulation/simulate.ts';
import { findEventByTransition } from '../src/simulation/events-by-transition.ts';
import { simulate, started } from './walks.ts';

function last(machine: AnyStateMachine, ...events: SimulatedEvent[]): SimulatedStep {
  const steps = simulate(machine, undefined, events);
  expect(steps.map(({ event }) => event)).toEqual([null, ...events]);
  return steps.at(-1) as SimulatedStep;
}

const event = (move: string, payload: unknown = {}): SimulatedEvent => ({ move, payload });

/** A machine without code, whose guards, delays and actors are only names. */
const bakery = createMachine({
  id: 'bakery',
  initial: 'open',
  states: {
    open: {
      on: {
        BAKE: [
          { guard: 'hasFlour', target: 'baking' },
          { guard: and(['hasBread', not('isLate')]), target: 'selling' },
          { target: 'closed' },
        ],
      },
    },
    baking: {
      invoke: { id: 'oven', src: 'heat', onDone: 'selling', onError: 'closed' },
      after: { tooLong: 'closed' },
    },
    selling: {},
    closed: {},
  },
});

test('missingIn lists the guards, delays and actors that are referenced only by name', () => {
  expect(missingIn(bakery)).toEqual({
    guards: ['hasFlour', 'hasBread', 'isLate'],
    delays: ['tooLong'],
    actors: ['heat'],
  });
});

test.each([
  [['hasFlour'], 'baking'],
  [['hasBread'], 'selling'],
  [['hasBread', 'isLate'], 'closed'],
  [[], 'closed'],
])('the answer yes to the guards %j leads to the state %s', (yes, state) => {
  const steps = simulate(bakery, undefined, [{ ...event('BAKE'), yes }]);
  expect(steps.at(-1)?.snapshot.value).toBe(state);
});

test('findEventByTransition finds answers that lead into each branch', () => {
  const { snapshot } = started(bakery);
  const eventByTransition = findEventByTransition(bakery, snapshot, () => [{}]);
  const yesOf = (target: string) =>
    [...eventByTransition].find(([name]) => name.endsWith(`→ ${target}`))?.[1].yes ?? [];
  expect(yesOf('baking')).toEqual(['hasFlour']);
  expect(yesOf('selling')).toEqual(['hasBread']);
  expect(yesOf('closed')).toEqual([]);
  for (const way of eventByTransition.values()) {
    expect(possibilityOf(bakery, snapshot, way)).toMatchObject({ kind: 'possible' });
  }
});

test('findEventByTransition changes as few previous answers as possible to lead into a branch', () => {
  const eventByTransition = findEventByTransition(bakery, started(bakery).snapshot, () => [{}], [
    'isLate',
  ]);
  expect([...eventByTransition].map(([name, { yes }]) => [name.replace(/.* → /, ''), yes])).toEqual(
    [
      ['closed', ['isLate']],
      ['baking', ['hasFlour', 'isLate']],
      ['selling', ['hasBread']],
    ],
  );
});

test('findEventByTransition finds events only for transitions that can be taken now', () => {
  const machine = createMachine({
    initial: 'a',
    context: { isOpen: false },
    states: {
      a: {
        on: {
          OPEN: { guard: ({ context }) => context.isOpen, target: 'b' },
          GO: 'b',
          BREAK: { target: 'b', guard: ({ event: { what } }) => what.length > 0 },
        },
        always: { guard: () => false, target: 'b' },
      },
      b: { on: { BACK: 'a' } },
    },
  });
  const eventByTransition = findEventByTransition(machine, started(machine).snapshot, () => [{}]);
  expect([...eventByTransition.keys()]).toEqual(['a — GO → b']);
});

test('an actor without code finishes or fails as the user decides', () => {
  const baking = { ...event('BAKE'), yes: ['hasFlour'] };
  expect(last(bakery, baking).snapshot.children).toHaveProperty('oven');
  const done = last(bakery, baking, event('xstate.done.actor.heat', { loaves: 3 }));
  expect(done.snapshot.value).toBe('selling');
  const failed = last(bakery, baking, event('xstate.error.actor.heat', { message: 'Cold.' }));
  expect(failed.snapshot.value).toBe('closed');
});

test('a delay that has only a name lasts as long as the user decides', () => {
  const baking = { ...event('BAKE'), yes: ['hasFlour'] };
  const lengths = { tooLong: 7000 };
  const steps = walkFrom(bakery, started(bakery, undefined, { lengths }), [baking], lengths);
  expect(steps.at(-1)?.timers).toMatchObject([{ delay: 7000, setAt: 1 }]);
  expect(steps.at(-1)?.snapshot.value).toBe('baking');
});

test('the user’s answers for guards also apply to the start of a machine', () => {
  const machine = createMachine({
    initial: 'deciding',
    states: {
      deciding: { always: [{ guard: 'isKnown', target: 'in' }, { target: 'out' }] },
      in: {},
      out: {},
    },
  });
  expect(started(machine, undefined, { yes: ['isKnown'] }).snapshot.value).toBe('in');
  expect(started(machine).snapshot.value).toBe('out');
});

// Wildcards --------------------------------------------------------------------------------------

const mouse = createMachine({
  id: 'mouse',
  initial: 'still',
  states: {
    still: { on: { 'mouse.*': 'moved', 'key.down': 'typed' } },
    moved: { on: { '*': 'still' } },
    typed: {},
  },
});

test.each([
  ['mouse.left.click', 'moved'],
  ['mouse', 'moved'],
  ['key.down', 'typed'],
])('the event %s leads to the state %s by XState’s rules for wildcards', (move, state) => {
  expect(last(mouse, event(move)).snapshot.value).toBe(state);
});

test.each(['mouses', 'key', 'key.down.twice'])('the event %s matches no transition', (move) => {
  expect(possibilityOf(mouse, started(mouse).snapshot, event(move))).toEqual({
    kind: 'impossible',
    reason: 'No active state listens to it.',
  });
});

test('a wildcard itself can’t be sent, but an event that matches the wildcard takes the wildcard’s transition', () => {
  const { snapshot } = started(mouse);
  expect(possibilityOf(mouse, snapshot, event('mouse.*'))).toMatchObject({
    reason: 'It stands for many events: send one of them.',
  });
  const eventByTransition = findEventByTransition(mouse, snapshot, () => [{}]);
  expect(eventByTransition.get('still — mouse.* → moved')?.move).toBe('mouse.anything');
  const { snapshot: moved } = last(mouse, event('mouse.up'));
  expect([...findEventByTransition(mouse, moved, () => [{}]).keys()]).toEqual([
    'moved — * → still',
  ]);
});

// Systems, parents, timers -----------------------------------------------------------------------

test('an actor with a system id can start again and receive events', () => {
  const machine = createMachine({
    id: 'keyed',
    context: { told: 0 },
    initial: 'idle',
    states: {
      idle: { on: { GO: 'busy' } },
      busy: {
        invoke: { systemId: 'worker', src: fromCallback(() => {}) },
        on: {
          BACK: 'idle',
          AGAIN: { target: 'busy', reenter: true },
          TELL: {
            actions: [
              sendTo(({ system }) => system.get('worker'), { type: 'HELLO' }),
              assign({
                told: ({ system, context }) => context.told + Number('worker' in system.getAll()),
              }),
            ],
          },
        },
      },
    },
  });
  const moves = ['GO', 'TELL', 'AGAIN', 'TELL', 'BACK', 'GO', 'TELL'];
  const { snapshot } = last(machine, ...moves.map((move) => event(move)));
  expect(snapshot).toMatchObject({ value: 'busy', context: { told: 3 } });
});

test('an event sent to a parent is ignored, and the walk goes on', () => {
  const machine = createMachine({
    initial: 'a',
    states: { a: { on: { UP: { target: 'b', actions: sendParent({ type: 'HELLO' }) } } }, b: {} },
  });
  expect(last(machine, event('UP')).snapshot.value).toBe('b');
});

test('the done event of an actor contains the actor’s id', () => {
  const machine = setup({
    actors: { load: fromPromise(() => Promise.resolve(1)) },
  }).createMachine({
    context: { from: '' },
    initial: 'a',
    states: {
      a: {
        invoke: {
          id: 'loader',
          src: 'load',
          onDone: { target: 'b', actions: assign({ from: ({ event: { actorId } }) => actorId }) },
        },
      },
      b: {},
    },
  });
  expect(last(machine, event('xstate.done.actor.load', 5)).snapshot.context.from).toBe('loader');
});

const timed = setup({
  delays: { worked: ({ context }) => (context as { wait: number }).wait },
}).createMachine({
  id: 'timed',
  context: { wait: 250 },
  entry: raise({ type: 'RING' }, { delay: 9000, id: 'bell' }),
  on: { RING: { actions: () => {} } },
  initial: 'a',
  states: {
    a: { after: { 1000: 'b' }, on: { GO: 'b', AGAIN: { target: 'a', reenter: true } } },
    b: { after: { worked: 'c' } },
    c: {},
  },
});

const lengths = ({ timers }: SimulatedStep) => timers.map(({ delay, setAt }) => [delay, setAt]);

test('a step lists the timers that have neither ended nor been cancelled', () => {
  expect(lengths(last(timed))).toEqual([
    [9000, 0],
    [1000, 0],
  ]);
  expect(lengths(last(timed, event('AGAIN')))).toEqual([
    [9000, 0],
    [1000, 1],
  ]);
  expect(lengths(last(timed, event('GO')))).toEqual([
    [9000, 0],
    [250, 1],
  ]);
  expect(lengths(last(timed, event('GO'), event('xstate.after.worked')))).toEqual([[9000, 0]]);
  expect(lengths(last(timed, event('RING')))).toEqual([[1000, 0]]);
});

test('a delayed event without an ID can’t be cancelled by its type', () => {
  const machine = createMachine({
    entry: raise({ type: 'TICK' }, { delay: 1000 }),
    on: { STOP: { actions: cancel('TICK') } },
  });
  expect(lengths(last(machine, event('STOP')))).toEqual([[1000, 0]]);
});

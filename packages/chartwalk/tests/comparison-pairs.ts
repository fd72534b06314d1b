/**
 * Provides pairs of small machines. Each pair consists of a machine before and after a change. There is one
 * pair for each kind of change, and there are pairs in which the change does not affect the behaviour.
 */
import { assign, createMachine, setup } from 'xstate';
import type { AnyStateMachine } from 'xstate';

export type Pair = readonly [before: AnyStateMachine, after: AnyStateMachine];

const door = {
  id: 'door',
  initial: 'closed',
  states: {
    closed: { on: { opened: { target: 'open' } } },
    open: { on: { closed: { target: 'closed', guard: 'isFree', actions: ['shut'] } } },
  },
} as const;

const loading = {
  entry: 'spin',
  on: { failed: { target: 'failed' }, stopped: { target: 'idle' } },
};
const failed = { on: { retried: { target: 'loading' }, stopped: { target: 'idle' } } };
const loader = {
  id: 'loader',
  initial: 'idle',
  states: { idle: { on: { started: { target: 'loading' } } }, loading, failed },
};

const of = (config: object): AnyStateMachine => createMachine(config as never);
const changed = (change: (states: typeof door.states) => object): AnyStateMachine =>
  of({ ...door, states: change(door.states) });

const isEnough = ({ context }: { context: { count: number } }) => context.count > 3;
const isPlenty = isEnough;

/**
 * Pairs of versions of a machine. Each key describes what has changed. `says` lists the sentences that
 * report the change.
 */
export const changes = {
  'a state and a transition are added': {
    pair: [
      of(door),
      changed(({ closed, open }) => ({
        closed: { on: { ...closed.on, locked: { target: 'locked' } } },
        open,
        locked: { tags: ['safe'], entry: 'beep' },
      })),
    ],
    says: [
      'added: state `locked`, tagged `safe`, on entry does `beep`',
      'added: `closed` on `locked` → `locked`',
    ],
  },
  'a state and its transitions are removed': {
    pair: [
      changed(({ closed, open }) => ({
        closed: { on: { ...closed.on, locked: { target: 'locked' } } },
        open,
        locked: { on: { unlocked: { target: 'closed' } } },
      })),
      of(door),
    ],
    says: [
      'removed: state `locked`',
      'removed: `closed` on `locked` → `locked`',
      'removed: `locked` on `unlocked` → `closed`',
    ],
  },
  'a state is renamed': {
    pair: [
      of(door),
      of({
        ...door,
        states: {
          closed: { on: { opened: { target: 'ajar' } } },
          ajar: door.states.open,
        },
      }),
    ],
    says: ['renamed: state `open` is now called `ajar`'],
  },
  'states are moved into a new state': {
    pair: [
      of(door),
      of({
        id: 'door',
        initial: 'working',
        states: { working: { initial: 'closed', states: door.states } },
      }),
    ],
    says: [
      'added: state `working`, compound',
      'moved: states `closed`, `open` are now in `working`',
    ],
  },
  'some states are moved into a new state, whose first state others lead to': {
    pair: [
      of(loader),
      of({
        ...loader,
        states: {
          idle: { on: { started: { target: 'working' } } },
          working: {
            initial: 'loading',
            states: {
              loading: { ...loading, on: { ...loading.on, stopped: { target: '#loader.idle' } } },
              failed: { ...failed, on: { ...failed.on, stopped: { target: '#loader.idle' } } },
            },
          },
        },
      }),
    ],
    says: [
      'added: state `working`, compound',
      'moved: states `loading`, `failed` are now in `working`',
    ],
  },
  'a new state around others answers an event for them': {
    pair: [
      of(loader),
      of({
        ...loader,
        states: {
          idle: { on: { started: { target: 'working' } } },
          working: {
            initial: 'loading',
            on: { stopped: { target: 'idle' } },
            states: {
              loading: { entry: 'spin', on: { failed: { target: 'failed' } } },
              failed: { on: { retried: { target: 'loading' } } },
            },
          },
        },
      }),
    ],
    says: [
      'added: state `working`, compound',
      'moved: states `loading`, `failed` are now in `working`',
      'moved: on `stopped`: `working` answers instead of `loading`, `failed`',
    ],
  },
  'a state is moved into a new state that has its name': {
    pair: [
      of(loader),
      of({
        ...loader,
        states: {
          idle: loader.states.idle,
          loading: {
            initial: 'waiting',
            states: {
              waiting: { ...loading, on: { ...loading.on, stopped: { target: '#loader.idle' } } },
              failed: {
                on: { retried: { target: 'waiting' }, stopped: { target: '#loader.idle' } },
              },
            },
          },
        },
      }),
    ],
    says: [
      'added: state `loading`, compound',
      'moved: state `loading` is now `loading.waiting`',
      'moved: state `failed` is now `loading.failed`',
    ],
  },
  'neighbouring states and an event of all of them are renamed': {
    pair: [
      of(loader),
      of({
        ...loader,
        initial: 'resting',
        states: {
          resting: { on: { started: { target: 'fetching' } } },
          fetching: {
            entry: 'spin',
            on: { failed: { target: 'failed' }, cancelled: { target: 'resting' } },
          },
          failed: { on: { retried: { target: 'fetching' }, cancelled: { target: 'resting' } } },
        },
      }),
    ],
    says: [
      'renamed: state `idle` is now called `resting`',
      'renamed: state `loading` is now called `fetching`',
      'renamed: event `stopped` is now called `cancelled`',
    ],
  },
  'a guard is replaced': {
    pair: [
      of(door),
      changed(({ closed, open }) => ({
        closed,
        open: { on: { closed: { ...open.on.closed, guard: 'isEmpty' } } },
      })),
    ],
    says: ['changed: `open` on `closed`: if `isEmpty` instead of `isFree`'],
  },
  'a guard is dropped': {
    pair: [
      of(door),
      changed(({ closed }) => ({
        closed,
        open: { on: { closed: { target: 'closed', actions: ['shut'] } } },
      })),
    ],
    says: ['changed: `open` on `closed`: no longer asks `isFree`'],
  },
  'actions are added and removed': {
    pair: [
      of(door),
      changed(({ closed, open }) => ({
        closed: { ...closed, entry: ['light'] },
        open: { on: { closed: { ...open.on.closed, actions: ['slam'] } } },
      })),
    ],
    says: [
      'changed: state `closed` on entry now does `light`',
      'changed: `open` on `closed` if `isFree`: now does `slam`, no longer does `shut`',
    ],
  },
  'actions run in another order': {
    pair: [of({ ...door, entry: ['one', 'two'] }), of({ ...door, entry: ['two', 'one'] })],
    says: ['changed: the machine on entry does `two`, `one`, in another order'],
  },
  'a delay has another length': {
    pair: [
      setup({ delays: { patience: 1000 } }).createMachine({
        id: 'bell',
        initial: 'ringing',
        states: { ringing: { after: { patience: { target: 'still' } } }, still: {} },
      }),
      setup({ delays: { patience: 5000 } }).createMachine({
        id: 'bell',
        initial: 'ringing',
        states: { ringing: { after: { patience: { target: 'still' } } }, still: {} },
      }),
    ],
    says: [
      'changed: `ringing` on `after patience (1 s)`: on `after patience (5 s)` instead of `after patience (1 s)`',
    ],
  },
  'a delay without a name has another length': {
    pair: [
      of({ initial: 'ringing', states: { ringing: { after: { 1000: 'still' } }, still: {} } }),
      of({ initial: 'ringing', states: { ringing: { after: { 2000: 'still' } }, still: {} } }),
    ],
    says: [
      'changed: `ringing` on `after 1000 (1 s)`: on `after 2000 (2 s)` instead of `after 1000 (1 s)`',
    ],
  },
  'a transition leads to another state': {
    pair: [
      changed(({ closed, open }) => ({ closed, open, locked: {} })),
      changed(({ open }) => ({
        closed: { on: { opened: { target: 'locked' } } },
        open,
        locked: {},
      })),
    ],
    says: ['changed: `closed` on `opened`: leads to `locked` instead of `open`'],
  },
  'an event has another name': {
    pair: [
      of(door),
      changed(({ open }) => ({ closed: { on: { pulled: { target: 'open' } } }, open })),
    ],
    says: ['renamed: event `opened` is now called `pulled`'],
  },
  'an event is handled by the machine instead of a state': {
    pair: [
      changed(({ closed, open }) => ({
        closed,
        open: { on: { ...open.on, broken: { target: 'lost' } } },
        lost: {},
      })),
      of({
        ...door,
        on: { broken: { target: '.lost' } },
        states: { ...door.states, lost: {} },
      }),
    ],
    says: ['moved: on `broken`: the machine answers instead of `open`'],
  },
  'branches are tried in another order': {
    pair: [
      of({
        on: {
          asked: [
            { guard: 'isOld', actions: 'one' },
            { guard: 'isBold', actions: 'two' },
          ],
        },
      }),
      of({
        on: {
          asked: [
            { guard: 'isBold', actions: 'two' },
            { guard: 'isOld', actions: 'one' },
          ],
        },
      }),
    ],
    says: [
      'changed: the machine on `asked` if `isOld`: is tried second instead of first',
      'changed: the machine on `asked` if `isBold`: is tried first instead of second',
    ],
  },
  'the machine begins in another state': {
    pair: [of(door), of({ ...door, initial: 'open' })],
    says: ['changed: the machine begins in `open` instead of `closed`'],
  },
  'a state becomes parallel': {
    pair: [
      of({ initial: 'on', states: { on: { initial: 'a', states: { a: {}, b: {} } } } }),
      of({ initial: 'on', states: { on: { type: 'parallel', states: { a: {}, b: {} } } } }),
    ],
    says: ['changed: state `on` is `parallel` instead of `compound`'],
  },
  'an actor is invoked, and its end causes a transition': {
    pair: [
      of(door),
      changed(({ closed, open }) => ({
        closed,
        open: { ...open, invoke: { src: 'watch', onDone: { target: 'closed' } } },
      })),
    ],
    says: ['changed: state `open` now invokes `watch`', 'added: `open` on `watch done` → `closed`'],
  },
  'an event is forbidden': {
    pair: [
      of(door),
      changed(({ closed, open }) => ({ closed, open: { on: { ...open.on, opened: {} } } })),
    ],
    says: ['added: `open` on `opened`, forbidden'],
  },
} satisfies Readonly<Record<string, { pair: Pair; says: readonly string[] }>>;

/** The pairs whose machines behave the same although their code differs. */
export const sameBehaviour: Readonly<Record<string, Pair>> = {
  'keys in another order': [
    of(door),
    of({
      states: { open: door.states.open, closed: door.states.closed },
      initial: 'closed',
      id: 'door',
    }),
  ],
  'other descriptions': [
    of(door),
    of({
      ...door,
      description: 'A door.',
      states: { closed: { ...door.states.closed, description: 'Shut.' }, open: door.states.open },
    }),
  ],
  'a helper with another name': [
    setup({
      types: { context: {} as { count: number } },
      guards: { isFull: (all) => isEnough(all) },
    }).createMachine({ context: { count: 0 }, on: { asked: { guard: 'isFull' } } }),
    setup({
      types: { context: {} as { count: number } },
      guards: { isFull: (all) => isPlenty(all) },
    }).createMachine({ context: { count: 0 }, on: { asked: { guard: 'isFull' } } }),
  ],
  'targets written in another way': [
    of(door),
    of({
      ...door,
      states: {
        closed: { on: { opened: 'open' } },
        open: { on: { closed: [{ target: '#door.closed', guard: 'isFree', actions: 'shut' }] } },
      },
    }),
  ],
  'a delay written as a number instead of text': [
    of({ initial: 'a', states: { a: { after: { 1000: 'b' } }, b: {} } }),
    of({ initial: 'a', states: { a: { after: { '1000': { target: 'b' } } }, b: {} } }),
  ],
  'tags in another order': [of({ tags: ['one', 'two'] }), of({ tags: ['two', 'one'] })],
  'another initial context': [
    createMachine({ context: { count: 0 }, entry: assign({ count: 1 }) }),
    createMachine({ context: { count: 7 }, entry: assign({ count: 1 }) }),
  ],
};

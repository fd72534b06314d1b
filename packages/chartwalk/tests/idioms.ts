/**
 * Provides one machine for each idiom, which is a way to use a feature of XState. The other machines in these
 * tests do not use all idioms.
 */
import {
  and,
  assign,
  cancel,
  createMachine,
  emit,
  enqueueActions,
  forwardTo,
  fromCallback,
  fromPromise,
  log,
  not,
  or,
  raise,
  sendParent,
  sendTo,
  setup,
  spawnChild,
  stateIn,
  stopChild,
} from 'xstate';
import type { AnyStateMachine } from 'xstate';

const bake = fromPromise(() => Promise.resolve('bread'));
const noises = fromCallback(() => {});

/** The machines. Each key describes the idiom that its machine uses. */
export const idioms = {
  'two inline guards to one target': createMachine({
    id: 'inlineGuards',
    context: { count: 0 },
    initial: 'small',
    states: {
      small: {
        on: {
          GROW: [
            { guard: ({ context }) => context.count > 9, target: 'large' },
            { guard: ({ context }) => context.count > 5, target: 'large' },
            { target: 'small', actions: assign({ count: ({ context }) => context.count + 1 }) },
          ],
        },
      },
      large: {},
    },
  }),
  'two combined guards to one target': setup({
    guards: {
      isHot: () => true,
      isFull: () => true,
      isAtLeast: (_, { min }: { min: number }) => min > 4,
    },
  }).createMachine({
    id: 'combinedGuards',
    initial: 'idle',
    states: {
      idle: {
        on: {
          GO: [
            { guard: and(['isHot', 'isFull']), target: 'done' },
            { guard: and(['isFull', 'isHot']), target: 'done' },
            { guard: and(['isFull', 'isHot']), target: 'done' },
            { guard: or(['isHot', not('isFull')]), target: 'done' },
          ],
          FILL: [
            { guard: { type: 'isAtLeast', params: { min: 3 } }, target: 'done' },
            { guard: { type: 'isAtLeast', params: { min: 5 } }, target: 'done' },
          ],
        },
      },
      done: {},
    },
  }),
  'an actor’s logic that is invoked twice': setup({ actors: { bake } }).createMachine({
    id: 'twoOvens',
    initial: 'baking',
    states: {
      baking: {
        invoke: [
          { src: 'bake', onDone: 'baked', onError: 'burnt' },
          { src: 'bake', onDone: 'baked', onError: 'burnt' },
        ],
      },
      baked: {},
      burnt: {},
    },
  }),
  'an actor’s logic that is invoked in two regions, with ids': setup({
    actors: { bake },
  }).createMachine({
    id: 'ovensWithIds',
    type: 'parallel',
    states: {
      upper: {
        initial: 'baking',
        states: {
          baking: { invoke: { id: 'upperOven', src: 'bake', onDone: 'baked' } },
          baked: {},
        },
      },
      lower: {
        initial: 'baking',
        states: {
          baking: { invoke: { id: 'lowerOven', src: 'bake', onDone: 'baked' } },
          baked: {},
        },
      },
    },
  }),
  'lines into, out of and across parallel regions': createMachine({
    id: 'regions',
    initial: 'off',
    states: {
      off: { on: { BAKE: 'on.oven.hot', WARM: 'on' } },
      on: {
        type: 'parallel',
        on: { CLEAN: '.oven.dirty', RESET: { target: 'on', reenter: true } },
        states: {
          oven: {
            initial: 'cold',
            on: { LIGHT: '#dark' },
            states: {
              cold: { on: { HEAT: 'hot', QUIT: '#regions.off' } },
              hot: { on: { SEE: '#bright' } },
              dirty: { on: { OUT: '#regions.on.light' } },
            },
          },
          light: {
            initial: 'dark',
            states: {
              dark: { id: 'dark', on: { SWITCH: 'bright' } },
              bright: { id: 'bright', on: { SWITCH: 'dark', OUT: '#regions.on' } },
            },
          },
        },
      },
    },
  }),
  'a transition from the machine to itself': createMachine({
    id: 'itself',
    initial: 'one',
    on: {
      AGAIN: { target: '#itself', reenter: true },
      BACK: '.one',
      HERE: { target: '#itself' },
    },
    states: {
      one: {
        on: { ROOT: '#itself', NEXT: 'two', STAY: { target: 'one', reenter: true } },
      },
      two: {
        initial: 'inner',
        on: { SELF: { target: 'two', reenter: true }, INTO: { target: '.inner', reenter: true } },
        states: { inner: { on: { UP: '#itself.two', OUT: '#itself.one', ROOT: '#itself' } } },
      },
    },
  }),
  'several targets': createMachine({
    id: 'severalTargets',
    initial: 'start',
    states: {
      start: { on: { SPLIT: { target: ['work.left.busy', 'work.right.busy'] } } },
      work: {
        type: 'parallel',
        on: { SHAKE: { target: ['.left.idle', '.right.idle'] } },
        states: {
          left: { initial: 'idle', states: { idle: {}, busy: {} } },
          right: { initial: 'idle', states: { idle: {}, busy: {} } },
        },
      },
    },
  }),
  'many transitions between two states': createMachine({
    id: 'manyLabels',
    initial: 'a',
    states: {
      a: {
        on: Object.fromEntries(
          Array.from({ length: 12 }, (_, index) => [`EVENT_${index}`, { target: 'b' }]),
        ),
      },
      b: {
        on: {
          ...Object.fromEntries(
            Array.from({ length: 8 }, (_, index) => [`BACK_${index}`, { target: 'a' }]),
          ),
          ...Object.fromEntries(
            Array.from({ length: 6 }, (_, index) => [`SELF_${index}`, { target: 'b' }]),
          ),
        },
      },
    },
  }),
  history: createMachine({
    id: 'history',
    initial: 'off',
    states: {
      off: { on: { ON: 'on.last', DEEP: 'on.lastOfAll', FIRST: 'on.withDefault' } },
      on: {
        initial: 'slow',
        on: { OFF: 'off' },
        states: {
          slow: { on: { FASTER: 'fast' } },
          fast: { initial: 'third', states: { third: { on: { UP: 'fourth' } }, fourth: {} } },
          last: { type: 'history' },
          lastOfAll: { type: 'history', history: 'deep' },
          withDefault: { type: 'history', history: 'shallow', target: 'fast' },
        },
      },
    },
  }),
  'history of parallel regions': createMachine({
    id: 'regionHistory',
    initial: 'off',
    states: {
      off: { on: { ON: 'on.back' } },
      on: {
        type: 'parallel',
        on: { OFF: 'off' },
        states: {
          back: { type: 'history', history: 'deep', target: ['#left.b', '#right.b'] as never },
          left: { id: 'left', initial: 'a', states: { a: { on: { L: 'b' } }, b: {} } },
          right: { id: 'right', initial: 'a', states: { a: { on: { R: 'b' } }, b: {} } },
        },
      },
    },
  }),
  'inline actions': createMachine({
    id: 'inlineActions',
    context: { count: 0 } as Record<string, unknown>,
    initial: 'one',
    entry: [
      assign({ count: 1 }),
      spawnChild(noises, { id: 'noises' }),
      log('started'),
      log(({ context }) => context['count'], 'count'),
    ],
    exit: () => {},
    states: {
      one: {
        entry: [
          raise({ type: 'BEGIN' }),
          raise({ type: 'LATER' }, { delay: 1000, id: 'later' }),
          sendTo('noises', { type: 'PING' }),
          sendTo('noises', ({ context }) => ({ type: 'PONG', count: context['count'] })),
          sendParent({ type: 'UP' }),
          emit({ type: 'told' }),
        ],
        exit: [stopChild('noises'), cancel('later')],
        on: {
          BEGIN: {
            actions: [
              enqueueActions(({ enqueue }) => {
                enqueue.assign({ count: 2 });
              }),
              ({ context }) => console.warn(context),
              function warn() {},
              { type: 'track', params: { name: 'begin' } },
            ],
          },
          LATER: { target: 'two', actions: [assign(() => ({ count: 3 })), forwardTo('noises')] },
        },
      },
      two: {},
    },
  }),
  'forbidden events and wildcards': createMachine({
    id: 'wildcards',
    initial: 'open',
    on: { CLOSE: '.closed' },
    states: {
      open: { on: { CLOSE: {}, 'mouse.*': 'moved', '*': 'closed' } },
      moved: { on: { '*': { actions: 'count' }, CLOSE: undefined } },
      closed: {},
    },
  }),
  'done events of states and actors, snapshots': createMachine({
    id: 'doneEvents',
    initial: 'loading',
    onDone: { actions: 'celebrate' },
    states: {
      loading: {
        initial: 'asking',
        onDone: 'waiting',
        invoke: {
          id: 'baker',
          src: bake,
          onSnapshot: { actions: 'show' },
          onDone: { actions: 'keep' },
          onError: 'failed',
        },
        states: { asking: { on: { ANSWER: 'answered' } }, answered: { type: 'final' } },
      },
      waiting: {
        type: 'parallel',
        onDone: { target: 'finished' },
        on: { 'xstate.done.actor.other': 'failed' },
        states: {
          a: { initial: 'x', states: { x: { on: { A: 'y' } }, y: { type: 'final' } } },
          b: { initial: 'x', states: { x: { on: { B: 'y' } }, y: { type: 'final' } } },
        },
      },
      failed: { type: 'final', output: { reason: 'burnt' } },
      finished: { type: 'final', output: ({ context }: { context: unknown }) => ({ context }) },
    },
    output: { whole: true },
  }),
  'tags and meta': createMachine({
    id: 'tagsAndMeta',
    description: 'Says much of itself.',
    meta: { owner: 'kitchen' },
    initial: 'busy',
    states: {
      busy: {
        tags: ['loading', 'a;b'],
        description: 'Works.',
        meta: { colour: 'red' },
        on: { NEXT: { target: 'free', description: 'At last.', meta: { cost: 3 } } },
      },
      free: { tags: 'idle' },
    },
  }),
  delays: setup({
    delays: { fixed: 500, worked: ({ context }) => (context as { wait: number }).wait },
  }).createMachine({
    id: 'delays',
    context: { wait: 100 },
    initial: 'a',
    states: {
      a: {
        after: {
          1000: 'b',
          fixed: 'b',
          worked: [{ guard: () => true, target: 'b' }, { target: 'c' }],
        },
      },
      b: { after: { missing: 'c' } },
      c: {},
    },
  }),
  'branches in their order': setup({
    guards: { isFirst: () => false, isSecond: () => false },
  }).createMachine({
    id: 'branches',
    initial: 'deciding',
    states: {
      deciding: {
        always: [
          { guard: 'isFirst', target: 'one' },
          { guard: 'isSecond', target: 'two' },
          { target: 'three' },
        ],
      },
      one: {},
      two: {},
      three: {},
    },
  }),
  'initial actions': createMachine({
    id: 'initialActions',
    initial: { target: 'inside', actions: 'prepare' } as never,
    states: {
      inside: { initial: { target: 'leaf', actions: assign({}) } as never, states: { leaf: {} } },
    },
  }),
  'no id': createMachine({ initial: 'a', states: { a: { on: { GO: 'b' } }, b: {} } }),
  'no states': createMachine({ id: 'stateless', on: { PING: { actions: 'pong' } } }),
  'keys with dots, quotes and signs': createMachine({
    id: 'odd "keys" <&>',
    initial: 'a.b',
    states: {
      'a.b': { on: { 'say "hi"': 'a', GO: String.raw`#dotted` } },
      a: { initial: 'b', states: { b: { on: { UP: '#quoted' } }, 'b\\': {} } },
      'it\'s "quoted"': {
        id: 'quoted',
        initial: 'in side',
        states: { 'in side': {}, 'in.side': { id: 'dotted' } },
      },
      a_b: {},
      'größe #1; ok': {},
    },
  }),
  'a guard that checks another region': createMachine({
    id: 'asksRegion',
    type: 'parallel',
    states: {
      oven: { initial: 'cold', states: { cold: { id: 'cold', on: { HEAT: 'hot' } }, hot: {} } },
      dough: {
        initial: 'raw',
        states: {
          raw: {
            on: {
              BAKE: [
                { guard: stateIn({ oven: 'hot' }), target: 'baked' },
                { guard: stateIn('#cold'), target: 'raw' },
              ],
            },
          },
          baked: {},
        },
      },
    },
  }),
  'an initial state that other states lead back to': createMachine({
    id: 'backwards',
    initial: 'last',
    states: {
      first: { on: { NEXT: 'middle' } },
      middle: { on: { NEXT: 'last', BACK: 'first' } },
      last: { on: { BACK: 'middle', RESTART: 'first' } },
    },
  }),
  'a machine that needs input': setup({
    types: { input: {} as { name: string } },
  }).createMachine({
    id: 'needsInput',
    context: ({ input }) => ({ name: input.name.toUpperCase() }),
    initial: 'a',
    states: { a: { on: { GO: 'b' } }, b: {} },
  }),
  routes: createMachine({
    id: 'routes',
    initial: 'home',
    states: {
      home: { id: 'home', route: {} },
      menu: { id: 'menu', route: { guard: () => true } },
    } as Record<string, object>,
  }),
} satisfies Readonly<Record<string, AnyStateMachine>>;

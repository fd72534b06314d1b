import { assign, emit, setup } from 'xstate';

/** A timer of a simulated machine. Times are in milliseconds. */
export type RunningTimer = { key: string; length: number; elapsed: number };

type Clock = () => number;
type Given = Pick<RunningTimer, 'key' | 'length'>;

/** Returns the given timers. The elapsed time of a timer that is already known is preserved. */
function merged(known: readonly RunningTimer[], given: readonly Given[]): RunningTimer[] {
  return given.map(({ key, length }) => {
    const elapsed = known.find((timer) => timer.key === key)?.elapsed ?? 0;
    return { key, length, elapsed };
  });
}

const passed = (timers: readonly RunningTimer[], milliseconds: number) =>
  timers.map((timer) => ({
    ...timer,
    elapsed: Math.min(timer.length, timer.elapsed + milliseconds),
  }));

/** The longest time that a browser's timeout can wait, in milliseconds. */
const MAX_WAIT = 2 ** 31 - 1;

const isOver = ({ elapsed, length }: RunningTimer) => elapsed >= length;

/** Runs the timers of a simulated machine. The user can stop the time. */
export const timersMachine = setup({
  types: {
    input: {} as { isStill: boolean; now: Clock },
    context: {} as {
      now: Clock;
      /** The time at which the timers' `elapsed` was last updated. */
      since: number;
      timers: readonly RunningTimer[];
      isStill: boolean;
    },
    events: {} as
      | { type: 'timers.given'; timers: readonly Given[] }
      | { type: 'time.stopped' }
      | { type: 'time.started' },
    emitted: {} as { type: 'timers.ended'; keys: readonly string[] },
  },
  actions: {
    letPass: assign(({ context: { now, since, timers } }) => ({
      timers: passed(timers, now() - since),
      since: now(),
    })),
    noteTime: assign({ since: ({ context }) => context.now() }),
    take: assign({
      timers: ({ context }, given: readonly Given[]) => merged(context.timers, given),
    }),
    tellEnds: emit(({ context: { timers } }) => ({
      type: 'timers.ended' as const,
      keys: timers.filter(isOver).map(({ key }) => key),
    })),
    forgetEnded: assign({
      timers: ({ context: { timers } }) => timers.filter((timer) => !isOver(timer)),
    }),
  },
  guards: {
    isStill: ({ context }) => context.isStill,
    hasEnded: ({ context }) => context.timers.some(isOver),
    hasNone: ({ context }) => context.timers.length === 0,
  },
  delays: {
    untilNextEnd: ({ context: { timers } }) =>
      Math.min(MAX_WAIT, ...timers.map(({ length, elapsed }) => length - elapsed)),
  },
}).createMachine({
  id: 'timers',
  description: 'The delays of a simulated machine: they run, stand still, and end.',
  context: ({ input: { isStill, now } }) => ({ now, since: now(), timers: [], isStill }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isStill', target: 'still' }, { target: 'running' }] },
    still: {
      on: {
        'timers.given': { actions: { type: 'take', params: ({ event }) => event.timers } },
        'time.started': { target: 'running' },
      },
    },
    running: {
      entry: 'noteTime',
      initial: 'checking',
      on: {
        'timers.given': {
          target: '.checking',
          actions: ['letPass', { type: 'take', params: ({ event }) => event.timers }],
        },
        'time.stopped': { target: 'still', actions: 'letPass' },
      },
      states: {
        checking: {
          always: [
            {
              guard: 'hasEnded',
              target: 'checking',
              reenter: true,
              actions: ['tellEnds', 'forgetEnded'],
            },
            { guard: 'hasNone', target: 'waiting' },
            { target: 'counting' },
          ],
        },
        waiting: { description: 'Nothing counts.' },
        counting: { after: { untilNextEnd: { target: 'checking', actions: 'letPass' } } },
      },
    },
  },
});

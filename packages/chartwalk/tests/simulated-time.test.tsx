/** Tests the delays of a simulated machine. When a delay ends, a step is added to the machine's walk. */
import { act, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cancel, createMachine, raise } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { chartOf } from '../src/chart.ts';
import { useSteps } from '../src/page/use-steps.ts';
import { useTimers } from '../src/page/use-timers.ts';
import { useWalk } from '../src/page/use-walk.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function useSimulation(machine: AnyStateMachine) {
  const chart = chartOf(machine);
  const walk = useWalk(machine, chart, null);
  const { endTimers } = useSteps(machine, chart, walk, () => {});
  useTimers(walk.steps.at(-1), false, endTimers);
  return walk;
}

async function walkedAfter(machine: AnyStateMachine, milliseconds: number) {
  const { result } = renderHook(() => useSimulation(machine), { wrapper: MemoryRouter });
  // Time passes in ten parts, because React renders only between them.
  for (let part = 0; part < 10; part += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one part after the other
    await act(() => vi.advanceTimersByTimeAsync(milliseconds / 10));
  }
  const { steps, walked } = result.current;
  return {
    value: steps.at(-1)?.snapshot.value,
    moves: walked.map(({ move }) => move),
    pending: steps.at(-1)?.timers.map(({ delay }) => delay),
  };
}

test('a delay of zero length ends at once', async () => {
  const machine = createMachine({
    id: 'hasty',
    initial: 'waiting',
    states: { waiting: { after: { 0: 'over' } }, over: {} },
  });
  expect(await walkedAfter(machine, 10)).toMatchObject({
    value: 'over',
    moves: ['xstate.after.0'],
  });
});

const lamp = { initial: 'on', states: { on: { after: { 1000: 'off' } }, off: {} } };

test('delays that end at the same time become consecutive steps', async () => {
  const machine = createMachine({
    id: 'lamps',
    type: 'parallel',
    states: { left: lamp, right: lamp },
  });
  expect(await walkedAfter(machine, 1000)).toMatchObject({
    value: { left: 'off', right: 'off' },
    moves: ['xstate.after.1000', 'xstate.after.1000'],
  });
});

test('a delay has no effect if another delay, which ends at the same time, cancels it', async () => {
  const machine = createMachine({
    id: 'rivals',
    initial: 'waiting',
    states: {
      waiting: {
        after: { 1000: 'first' },
        initial: 'inside',
        states: {
          inside: {
            entry: raise({ type: 'LATE' }, { delay: 1000, id: 'late' }),
            exit: cancel('late'),
          },
        },
      },
      first: { on: { LATE: 'second' } },
      second: {},
    },
  });
  expect(await walkedAfter(machine, 2000)).toMatchObject({
    value: 'first',
    moves: ['xstate.after.1000'],
  });
});

test.each([
  ['without IDs', {}, {}],
  ['with IDs', { id: 'long' }, { id: 'short' }],
])(
  'two delayed events %s end independently, even if they have the same type',
  async (_, long, short) => {
    const machine = createMachine({
      id: 'clock',
      entry: [
        raise({ type: 'TICK' }, { delay: 2000, ...long }),
        raise({ type: 'TICK' }, { delay: 1000, ...short }),
      ],
      on: { TICK: { actions: () => {} } },
    });
    expect(await walkedAfter(machine, 900)).toMatchObject({ moves: [], pending: [2000, 1000] });
    expect(await walkedAfter(machine, 1500)).toMatchObject({ moves: ['TICK'], pending: [2000] });
    expect(await walkedAfter(machine, 3000)).toMatchObject({
      moves: ['TICK', 'TICK'],
      pending: [],
    });
  },
);

test('if a delayed event without an ID is sent twice, the second event does not replace the first', async () => {
  const machine = createMachine({
    id: 'clock',
    entry: [raise({ type: 'TICK' }, { delay: 3000 }), raise({ type: 'GO' }, { delay: 1000 })],
    on: {
      GO: { actions: raise({ type: 'TICK' }, { delay: 1000 }) },
      TICK: { actions: () => {} },
    },
  });
  expect(await walkedAfter(machine, 2500)).toMatchObject({
    moves: ['GO', 'TICK'],
    pending: [3000],
  });
  expect(await walkedAfter(machine, 4000)).toMatchObject({
    moves: ['GO', 'TICK', 'TICK'],
    pending: [],
  });
});

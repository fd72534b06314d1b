import { expect, test } from 'vitest';
import { setup } from 'xstate';
import { defineModel } from '../src/model.ts';
import { pathsOnScreen } from '../src/paths/path-model.ts';

const teapotMachine = setup({
  types: {
    context: {} as { isFull: boolean },
    input: {} as { isFull: boolean },
    events: {} as { type: 'filled' } | { type: 'poured' } | { type: 'broken' },
  },
  guards: { isFull: ({ context }) => context.isFull },
}).createMachine({
  id: 'teapot',
  context: ({ input }) => input,
  initial: 'onTheShelf',
  states: {
    onTheShelf: {
      always: [{ guard: 'isFull', target: 'full' }, { target: 'empty' }],
    },
    empty: { on: { filled: 'full', broken: 'shards' } },
    full: { on: { poured: 'empty', broken: 'shards' } },
    shards: {},
  },
});

const teapotModel = defineModel({
  machine: teapotMachine,
  starts: {
    'an empty teapot': { input: { isFull: false } },
    'a full teapot': { input: { isFull: true } },
    'another full teapot': { input: { isFull: true } },
  },
  moves: {
    filled: { samples: { 'tea is made': {} } },
    poured: { samples: { 'a cup is poured': {} } },
    broken: { samples: { 'the teapot falls': {} } },
  },
});

type Start = keyof typeof teapotModel.starts;

/** Returns each path on the screen, with its start, its phrases and its states. */
const walkedFrom = (starts: readonly Start[]) =>
  [...pathsOnScreen(teapotModel, starts)].flatMap(([start, paths]) =>
    paths.map(({ steps }) => ({
      start,
      phrases: steps.flatMap(({ sampledMove }) => sampledMove?.phrase ?? []),
      states: steps.map(({ expected }) => expected.value),
    })),
  );

const ALL = Object.keys(teapotModel.starts) as Start[];

test('on the screen, at least one path begins at each start', () => {
  expect(new Set(walkedFrom(ALL).map(({ start }) => start))).toEqual(new Set(ALL));
});

test('on the screen, the paths from all starts together show every state and send every event', () => {
  const walked = walkedFrom(ALL);
  expect(new Set(walked.flatMap(({ states }) => states))).toEqual(
    new Set(['empty', 'full', 'shards']),
  );
  expect(new Set(walked.flatMap(({ phrases }) => phrases))).toEqual(
    new Set(['tea is made', 'a cup is poured', 'the teapot falls']),
  );
});

const stepsOf = (starts: readonly Start[]) =>
  walkedFrom(starts).reduce((sum, { states }) => sum + states.length, 0);

test('on the screen, the paths from one start leave out the states and events that the paths from another start already cover', () => {
  const apart = ALL.map((start) => stepsOf([start]));
  expect(stepsOf(ALL)).toBeLessThan(Math.min(...apart) * 2);
});

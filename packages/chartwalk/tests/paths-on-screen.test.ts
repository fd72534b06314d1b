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

/** Returns the phrases and the states of each path on the screen, by starts. */
const walkedFrom = (starts: readonly Start[]) =>
  [...pathsOnScreen(teapotModel, starts)].flatMap(([start, paths]) =>
    paths.map(({ steps }) => ({
      start,
      phrases: steps.flatMap(({ sampledMove }) => sampledMove?.phrase ?? []),
      states: steps.map(({ expected }) => expected.value),
    })),
  );

const ALL = Object.keys(teapotModel.starts) as Start[];

test('the paths on the screen begin at every start', () => {
  expect(new Set(walkedFrom(ALL).map(({ start }) => start))).toEqual(new Set(ALL));
});

test('the paths on the screen from all starts together show every state and send every event', () => {
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

test('the paths on the screen from one start do not repeat what those from another start show', () => {
  const apart = ALL.map((start) => stepsOf([start]));
  expect(stepsOf(ALL)).toBeLessThan(Math.min(...apart) * 2);
});

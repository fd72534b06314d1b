import { assign, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { defineModel } from '../src/model.ts';
import {
  createRandom,
  followPossible,
  phrasesOf,
  randomPath,
  shortcutsTo,
} from '../src/paths/random-path.ts';
import { shrink } from '../src/paths/shrink.ts';
import type { Attempt } from '../src/paths/shrink.ts';
import { sessionModel } from './teahouse/models.ts';

const START = 'a page just opened';
const unlimited = { tries: 10_000, milliseconds: 60_000 };

/**
 * Returns an attempt that fails once these moves have happened in this order, even with other moves between
 * them.
 */
const failsAfter =
  (fatal: readonly string[]): Attempt<string> =>
  async (moves) => {
    let next = 0;
    for (const [index, move] of moves.entries()) {
      if (move === fatal[next]) next += 1;
      if (next === fatal.length) return { moves: moves.slice(0, index + 1), error: 'broken' };
    }
    return fatal.length === 0 ? { moves: [], error: 'broken' } : null;
  };

const failsOnTwoWays: Attempt<string> = async (moves) =>
  ['a,b,c,x', 'd,x'].includes(moves.join()) ? { moves, error: 'broken' } : null;

/** Returns 200 random letters, which contain the letters of each failing list below in the same order. */
function longWalk(): string[] {
  const random = createRandom(3);
  return Array.from({ length: 200 }, () => 'abcdefgh'[Math.floor(random() * 8)] ?? '');
}

describe('shrinking a failing list of moves', () => {
  test.each([[['a', 'b', 'c']], [['h', 'h', 'a', 'h', 'g', 'h']], [['e']]])(
    'shrinking leaves exactly the moves %j, which cause the failure',
    async (fatal) => {
      const attempt = failsAfter(fatal);
      const failing = await attempt(longWalk());
      expect(failing?.moves.length).toBeGreaterThan(fatal.length);
      const shrunk = await shrink(failing ?? { moves: [], error: null }, attempt, unlimited);
      expect(shrunk).toMatchObject({ moves: fatal, error: 'broken' });
    },
  );

  test('shrinking leaves no moves if the start already fails', async () => {
    const shrunk = await shrink({ moves: longWalk(), error: 'x' }, failsAfter([]), unlimited);
    expect(shrunk).toMatchObject({ moves: [], tries: 1 });
  });

  test('shrinking replaces a failing list of moves with a shorter path that also fails', async () => {
    const failing = { moves: ['a', 'b', 'c', 'x'], error: 'broken' };
    expect((await shrink(failing, failsOnTwoWays, unlimited)).moves).toHaveLength(4);
    const shrunk = await shrink(failing, failsOnTwoWays, unlimited, () => [
      ['e', 'x'],
      ['d', 'x'],
    ]);
    expect(shrunk.moves).toEqual(['d', 'x']);
  });

  test('shrinking stops at the maximum number of tries, and returns the shortest failing list so far', async () => {
    const tried: number[] = [];
    const attempt: Attempt<string> = (moves) => {
      tried.push(moves.length);
      return failsAfter(['a', 'b', 'c'])(moves);
    };
    const failing = { moves: longWalk(), error: 'broken' };
    const { moves, tries } = await shrink(failing, attempt, { ...unlimited, tries: 4 });
    expect(tries).toBe(4);
    expect(tried).toHaveLength(4);
    expect(moves.length).toBeLessThan(200);
    expect(moves.length).toBeGreaterThan(3);
  });
});

const pathWith = (seed: number) =>
  phrasesOf(randomPath(sessionModel, START, 50, createRandom(seed)));

describe('a random path', () => {
  test('a random path is the same for the same seed, and differs for another seed', () => {
    expect(pathWith(7)).toEqual(pathWith(7));
    expect(pathWith(7)).not.toEqual(pathWith(8));
  });

  test('a random path contains only moves that the model allows, and has as many steps as requested', () => {
    const phrases = pathWith(7);
    expect(phrases).toHaveLength(50);
    expect(phrases.slice(0, -1)).not.toContain('nobody can tell who is there');
    expect(phrasesOf(followPossible(sessionModel, START, phrases))).toEqual(phrases);
  });

  test('random numbers come from the whole range from 0 to 1', () => {
    const random = createRandom(1);
    const tenths = new Set(Array.from({ length: 500 }, () => Math.floor(random() * 10)));
    expect(tenths.size).toBe(10);
  });

  test('followPossible skips the moves that can’t happen', () => {
    const walkSteps = followPossible(sessionModel, START, [
      'Sign Out is chosen',
      'Asha is signed in',
      'signing out fails',
      'Sign Out is chosen',
    ]);
    expect(phrasesOf(walkSteps)).toEqual(['Asha is signed in', 'Sign Out is chosen']);
  });
});

const stairsModel = defineModel({
  machine: setup({
    types: {
      context: {} as { visits: number },
      events: {} as { type: 'climbed' } | { type: 'lifted' } | { type: 'rung' },
    },
    actions: { count: assign({ visits: ({ context }) => context.visits + 1 }) },
  }).createMachine({
    id: 'stairs',
    context: { visits: 0 },
    initial: 'cellar',
    states: {
      cellar: { on: { climbed: 'hall', lifted: 'roof' } },
      hall: { on: { climbed: 'loft' } },
      loft: { on: { climbed: 'roof' } },
      roof: { on: { rung: { actions: 'count' } } },
    },
  }),
  starts: { 'in the cellar': {} },
  moves: {
    climbed: { samples: { 'the stairs are climbed': {} } },
    lifted: { samples: { 'the lift goes up': {} } },
    rung: { samples: { 'the bell rings': {} } },
  },
});

test('a shortcut takes the shortest way to a situation on the path, and continues with the rest of that path', () => {
  const climb = 'the stairs are climbed';
  expect(
    shortcutsTo(stairsModel, 'in the cellar', [climb, climb, climb, 'the bell rings']),
  ).toContainEqual(['the lift goes up', 'the bell rings']);
});

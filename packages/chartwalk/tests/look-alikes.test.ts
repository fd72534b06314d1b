import { expect, test } from 'vitest';
import { AssertedNeighbours, counterpartOf } from '../src/paths/look-alikes.ts';

const alikeIn = async (holding: readonly string[], current: string[], others: string[]) => {
  const neighbours = new AssertedNeighbours();
  await neighbours.compare(current, others, async (state) => holding.includes(state));
  return neighbours;
};

test('an assertion that also holds in a neighbouring state is reported', async () => {
  const neighbours = await alikeIn(
    ['form.editing'],
    ['form', 'form.sending'],
    ['form', 'form.editing'],
  );
  expect(neighbours.list([])).toEqual(['what form.editing asserts also holds in form.sending']);
});

test('an assertion that fails in a neighbouring state is not reported', async () => {
  const neighbours = await alikeIn([], ['form', 'form.sending'], ['form', 'form.editing']);
  expect(neighbours.list([])).toEqual([]);
});

test('two states do not look alike if the assertion of one of them, or of a state inside it, tells them apart', async () => {
  const neighbours = await alikeIn(['open.idle'], ['closed'], ['open', 'open.idle']);
  expect(neighbours.list([])).toEqual([]);
});

test('one failure of an assertion is enough to tell two states apart, even if the assertion also held in other visits', async () => {
  const neighbours = new AssertedNeighbours();
  for (const holds of [true, false, true]) {
    // oxlint-disable-next-line no-await-in-loop -- one visit after the other
    await neighbours.compare(['shown'], ['hidden'], async () => holds);
  }
  expect(neighbours.list([])).toEqual([]);
});

test('two states may look alike if the project gives a reason, and an unnecessary reason is reported', async () => {
  const alike = [{ states: ['waiting', 'idle'], because: 'The page shows nothing of the work.' }];
  expect((await alikeIn(['idle'], ['waiting'], ['idle'])).list(alike)).toEqual([]);
  expect((await alikeIn([], ['waiting'], ['idle'])).list(alike)).toEqual([
    'waiting and idle do not look alike',
  ]);
});

test('a state is compared with the active state of its own region', () => {
  const here = ['form.sending', 'password', 'password.visible'];
  expect(counterpartOf('password.hidden', here)).toBe('password.visible');
  expect(counterpartOf('form.editing', here)).toBe('form.sending');
});

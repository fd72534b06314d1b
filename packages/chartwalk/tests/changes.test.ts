/** Tests the list of differences between two contexts. */
import { expect, test } from 'vitest';
import { changesBetween, isSame } from '../src/live/changes.ts';

test('added, removed and changed fields are reported with their paths', () => {
  const before = { user: null, form: { city: 'Delhi', zip: '110003' }, draft: 1 };
  const after = { user: { name: 'Asha' }, form: { city: 'Pune', zip: '110003' }, 'a b': true };
  expect(changesBetween(before, after)).toEqual([
    { kind: 'changed', path: 'user', before: null, after: { name: 'Asha' } },
    { kind: 'changed', path: 'form.city', before: 'Delhi', after: 'Pune' },
    { kind: 'removed', path: 'draft', before: 1 },
    { kind: 'added', path: '["a b"]', after: true },
  ]);
});

test.each([
  ['added at the front', ['b', 'c'], ['a', 'b', 'c'], [{ kind: 'added', path: '[0]', after: 'a' }]],
  [
    'added in the middle',
    ['a', 'c'],
    ['a', 'b', 'c'],
    [{ kind: 'added', path: '[1]', after: 'b' }],
  ],
  ['added at the end', ['a'], ['a', 'b'], [{ kind: 'added', path: '[1]', after: 'b' }]],
  [
    'removed from the middle',
    ['a', 'b', 'c'],
    ['a', 'c'],
    [{ kind: 'removed', path: '[1]', before: 'b' }],
  ],
  ['removed from a list with one item', ['a'], [], [{ kind: 'removed', path: '[0]', before: 'a' }]],
])('only one change is reported if an item is %s', (_, before, after, changes) => {
  expect(changesBetween(before, after)).toEqual(changes);
});

const items = (quantity: number) => ({
  items: [
    { id: 1, quantity: 1 },
    { id: 2, quantity },
  ],
});

test('a change within an item is reported with the path of the changed field', () => {
  expect(changesBetween(items(1), items(2))).toEqual([
    { kind: 'changed', path: 'items[1].quantity', before: 1, after: 2 },
  ]);
});

test('a list that becomes an object is reported as one change', () => {
  expect(changesBetween({ list: [] }, { list: {} })).toEqual([
    { kind: 'changed', path: 'list', before: [], after: {} },
  ]);
});

test('objects with the same values are equal, even if their keys are in a different order', () => {
  expect(isSame({ a: 1, b: [Number.NaN, { c: 2 }] }, { b: [Number.NaN, { c: 2 }], a: 1 })).toBe(
    true,
  );
  expect(isSame({ a: undefined }, {})).toBe(false);
});

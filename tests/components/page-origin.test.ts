import { expect, test } from 'vitest';
import type { Location } from 'react-router-dom';
import { redirectReasonOf, redirectState } from '../../src/shared/checkout-redirect.ts';
import {
  cameFrom,
  toOriginState,
  scrollKeyOf,
  copyHistoryState,
} from '../../src/shared/page-origin.ts';

const list: Location = {
  pathname: '/restaurants',
  search: '?search=galouti',
  hash: '',
  key: 'first',
  state: toOriginState('/about'),
  mask: undefined,
};

test('a page that is opened again uses the scroll position of its first history entry', () => {
  const again = { ...list, key: 'second', state: copyHistoryState(list) };
  expect(scrollKeyOf(again)).toBe('first');
  expect(scrollKeyOf({ ...list, key: 'third', state: copyHistoryState(again) })).toBe('first');
});

test('a page that is opened again remembers the page from which it was first opened', () => {
  expect(cameFrom({ state: copyHistoryState(list) }, '/about')).toBe(true);
});

test('a page that is opened again no longer explains an earlier redirect from checkout', () => {
  const again = copyHistoryState({ ...list, state: redirectState('signedOut') });
  expect(redirectReasonOf(again)).toBeUndefined();
});

// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import {
  forgetAddressDraft,
  keepAddressDraft,
  readAddressDraft,
} from '../../src/services/address-draft.ts';
import { hushWarnings, refuseWrites } from './helpers.ts';

const address = { street: '7 Lodhi Road', city: 'New Delhi', zipCode: '', instructions: '' };

beforeEach(() => sessionStorage.clear());

test('what a customer has typed is found again, by nobody else @2.65.2', () => {
  expect(readAddressDraft('asha')).toBeUndefined();
  keepAddressDraft('asha', address);
  expect(readAddressDraft('asha')).toEqual(address);
  expect(readAddressDraft('ravi')).toBeUndefined();
});

test('it can be forgotten', () => {
  keepAddressDraft('asha', address);
  forgetAddressDraft();
  expect(sessionStorage).toHaveLength(0);
});

test.each(['', 'null', '{"userId":"asha"}', '{"userId":"asha","address":{"street":7}}'])(
  'what makes no sense (%j) is no address',
  (text) => {
    sessionStorage.setItem('checkout_address', text);
    expect(readAddressDraft('asha')).toBeUndefined();
  },
);

test('a browser that keeps nothing is told of in the log only', () => {
  const warn = hushWarnings();
  refuseWrites();
  keepAddressDraft('asha', address);
  expect(warn).toHaveBeenCalledTimes(1);
});

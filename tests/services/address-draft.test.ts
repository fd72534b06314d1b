// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import {
  forgetAddressDraft,
  keepAddressDraft,
  readAddressDraft,
} from '../../src/services/address-draft.ts';
import { silenceWarnings, makeWritesFail } from './helpers.ts';

const address = { street: '7 Lodhi Road', city: 'New Delhi', zipCode: '', instructions: '' };

beforeEach(() => sessionStorage.clear());

test('a saved address draft is returned to the same customer only @2.65.2', () => {
  expect(readAddressDraft('asha')).toBeUndefined();
  keepAddressDraft('asha', address);
  expect(readAddressDraft('asha')).toEqual(address);
  expect(readAddressDraft('ravi')).toBeUndefined();
});

test('a saved address draft can be removed', () => {
  keepAddressDraft('asha', address);
  forgetAddressDraft();
  expect(sessionStorage).toHaveLength(0);
});

test.each(['', 'null', '{"userId":"asha"}', '{"userId":"asha","address":{"street":7}}'])(
  'the stored text %j is not an address draft',
  (text) => {
    sessionStorage.setItem('checkout_address', text);
    expect(readAddressDraft('asha')).toBeUndefined();
  },
);

test('a browser that refuses to store the address only logs a warning', () => {
  const warn = silenceWarnings();
  makeWritesFail();
  keepAddressDraft('asha', address);
  expect(warn).toHaveBeenCalledTimes(1);
});

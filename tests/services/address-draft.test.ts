// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import {
  removeAddressDraft,
  saveAddressDraft,
  readAddressDraft,
} from '../../src/services/address-draft.ts';
import { silenceWarnings, makeWritesFail } from './helpers.ts';

const address = { street: '7 Lodhi Road', city: 'New Delhi', zipCode: '', instructions: '' };

beforeEach(() => sessionStorage.clear());

test('a saved address draft is returned to the same customer only @2.65.2', () => {
  expect(readAddressDraft('asha')).toBeUndefined();
  saveAddressDraft('asha', address);
  expect(readAddressDraft('asha')).toEqual(address);
  expect(readAddressDraft('ravi')).toBeUndefined();
});

test('a saved address draft can be removed', () => {
  saveAddressDraft('asha', address);
  removeAddressDraft();
  expect(sessionStorage).toHaveLength(0);
});

test.each(['', 'null', '{"userId":"asha"}', '{"userId":"asha","address":{"street":7}}'])(
  'the stored text %j is not an address draft',
  (text) => {
    sessionStorage.setItem('checkout_address', text);
    expect(readAddressDraft('asha')).toBeUndefined();
  },
);

test('if the browser refuses to store the address, only a warning is logged', () => {
  const warn = silenceWarnings();
  makeWritesFail();
  saveAddressDraft('asha', address);
  expect(warn).toHaveBeenCalledTimes(1);
});

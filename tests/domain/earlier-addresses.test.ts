import { describe, expect, test } from 'vitest';
import {
  removedAddressesRecord,
  earlierAddresses,
  isSameAddress,
} from '../../src/domain/earlier-addresses.ts';
import type { AddressRemovalOperation } from '../../src/domain/earlier-addresses.ts';
import type { DeliveryAddress } from '../../src/domain/entities.ts';

function address(street: string, changes: Partial<DeliveryAddress> = {}): DeliveryAddress {
  return { street, city: 'New Delhi', zipCode: '110003', instructions: '', ...changes };
}

const order = (id: string, deliveryAddress: DeliveryAddress) => ({ id, deliveryAddress });
const streets = (...parameters: Parameters<typeof earlierAddresses>) =>
  earlierAddresses(...parameters).map(({ address: { street } }) => street);

describe('earlierAddresses', () => {
  test('returns the addresses of the latest orders, at most three @19.1', () => {
    const orders = ['a', 'b', 'c', 'd'].map((street) => order(street, address(street)));
    expect(streets(orders, [])).toEqual(['a', 'b', 'c']);
    expect(streets([], [])).toEqual([]);
  });

  test('returns each address once, as it was last written @19.1', () => {
    const last = address('7 Lodhi Road', { instructions: 'Ring twice' });
    const orders = [
      order('1', last),
      order('2', address('12 Khan Market')),
      order('3', address(' 7  lodhi road ', { city: 'NEW DELHI', instructions: 'Ring once' })),
    ];
    expect(earlierAddresses(orders, [])).toEqual([
      { address: last, orderIds: ['1', '3'] },
      { address: address('12 Khan Market'), orderIds: ['2'] },
    ]);
  });

  test('distinguishes addresses by street, city and PIN code', () => {
    const orders = [
      order('1', address('7 Lodhi Road')),
      order('2', address('7 Lodhi Road', { city: 'Agra' })),
      order('3', address('7 Lodhi Road', { zipCode: '110001' })),
    ];
    expect(earlierAddresses(orders, [])).toHaveLength(3);
  });

  test.each(['street', 'city', 'zipCode'] as const)('omits an address without a %s', (field) => {
    expect(streets([order('1', { ...address('7 Lodhi Road'), [field]: ' ' })], [])).toEqual([]);
  });

  test('omits a removed address and returns the next address instead', () => {
    const orders = ['a', 'b', 'c', 'd'].map((street) => order(street, address(street)));
    expect(streets(orders, ['b'])).toEqual(['a', 'c', 'd']);
  });

  test('returns a removed address again after a new order to that address', () => {
    const orders = [order('2', address('a')), order('1', address('a'))];
    expect(earlierAddresses(orders, ['1'])).toEqual([{ address: address('a'), orderIds: ['2'] }]);
  });
});

test('isSameAddress does not ignore a space between two numbers', () => {
  expect(isSameAddress(address('1 12 Lodhi Road'), address('11 2 Lodhi Road'))).toBe(false);
});

test('isSameAddress ignores spaces and case, but compares the instructions', () => {
  const one = address('7 Lodhi Road', { instructions: 'Ring twice' });
  expect(
    isSameAddress(one, { ...one, street: '7 lodhi  road', instructions: ' Ring twice ' }),
  ).toBe(true);
  expect(isSameAddress({ ...one, instructions: ' Ring twice ' }, one)).toBe(true);
  expect(isSameAddress(one, { ...one, instructions: '' })).toBe(false);
  expect(isSameAddress(one, { ...one, zipCode: '1' })).toBe(false);
});

const { apply } = removedAddressesRecord;
const removedOrderIds = (...orderIds: string[]): AddressRemovalOperation => ({
  type: 'removed',
  orderIds,
});
const restored = (...orderIds: string[]): AddressRemovalOperation => ({
  type: 'restored',
  orderIds,
});

test('removing an address stores the IDs of all orders to it, each ID once', () => {
  expect(
    [removedOrderIds('a', 'b'), removedOrderIds('c'), removedOrderIds('a', 'b')].reduce(apply, []),
  ).toEqual(['c', 'a', 'b']);
});

test('restoring one address does not restore the others, even if the restored address was never removed', () => {
  expect(apply(['a', 'b', 'c'], restored('a', 'b'))).toEqual(['c']);
  expect(apply(['c'], restored('a'))).toEqual(['c']);
});

test('no address is listed as removed at first, and the empty list is not stored', () => {
  expect(removedAddressesRecord.empty).toEqual([]);
  expect([[], ['a']].map(removedAddressesRecord.isEmpty)).toEqual([true, false]);
});

import { describe, expect, test } from 'vitest';
import type { CartItem } from '../../src/domain/entities.ts';
import { toRupees } from '../../src/domain/money.ts';
import { billInRupees, billOf, countItems, subtotalOf } from '../../src/domain/pricing.ts';

function item(price: number, quantity = 1): CartItem {
  return { id: `${price}`, name: 'Dish', price, quantity };
}

describe('countItems', () => {
  test('counts quantities, not rows @2.16', () => {
    expect(countItems([item(1, 2), item(2, 3)])).toBe(5);
  });

  test('returns 0 for an empty cart', () => {
    expect(countItems([])).toBe(0);
  });
});

describe('the subtotal', () => {
  test('the subtotal of an empty cart is zero', () => {
    expect(subtotalOf([])).toBe(0);
  });

  test.each([
    ['ten cents and twenty cents', [item(0.1), item(0.2)], 0.3],
    ['three items of ten cents', [item(0.1, 3)], 0.3],
    ['three items of one dollar ten', [item(1.1, 3)], 3.3],
    ['two dishes of 4.35 dollars', [item(4.35), item(4.35)], 8.7],
    ['many small prices', Array.from({ length: 100 }, () => item(0.07)), 7],
    ['a large order', [item(1234.56, 999)], 1_233_325.44],
  ])('the subtotal of %s is exact to the cent', (_, items, subtotal) => {
    expect(subtotalOf(items)).toBe(subtotal);
  });
});

describe('billOf', () => {
  test('the sum before tax is the subtotal plus the flat fee @9.4', () => {
    expect(billOf([item(12.99), item(4.5, 2)])).toMatchObject({
      subtotal: 21.99,
      deliveryFee: 2.99,
      beforeTax: 24.98,
    });
  });

  test('the sum before tax includes the same fee for every cart @9.3', () => {
    expect(billOf([item(100, 10)])).toMatchObject({ subtotal: 1000, beforeTax: 1002.99 });
  });

  test('the sum before tax is exact, even if adding the prices as floating-point numbers is not', () => {
    expect(billOf([item(0.1), item(0.2)]).beforeTax).toBe(3.29);
  });

  test('the total includes 8 percent tax on the subtotal, and no tax on the fee @9.5', () => {
    expect(billOf([item(10)])).toMatchObject({ tax: 0.8, total: 13.79 });
  });

  test('the total includes a tax that is rounded to the nearest cent', () => {
    expect(billOf([item(12.99)])).toMatchObject({ tax: 1.04, total: 17.02 });
    expect(billOf([item(0.06)]).tax).toBe(0);
    expect(billOf([item(0.07)]).tax).toBe(0.01);
  });

  test('the total is in whole cents for every subtotal up to two hundred dollars @9.6', () => {
    const wrong: number[] = [];
    for (let cents = 0; cents <= 20_000; cents += 1) {
      const { tax, total } = billOf([item(cents / 100)]);
      const taxInCents = Math.floor((cents * 8 + 50) / 100);
      if (tax !== taxInCents / 100 || total !== (cents + 299 + taxInCents) / 100) wrong.push(cents);
    }
    expect(wrong).toEqual([]);
  });
});

test('on a bill in rupees, the prices of the dishes add up to the subtotal, and all lines add up to the total', () => {
  const items = [item(10.99, 2), item(3.33)];
  const rupees = billInRupees(items, billOf(items));
  expect(rupees).toEqual({
    items: [1824, 277],
    subtotal: 2101,
    deliveryFee: 248,
    beforeTax: 2349,
    tax: 168,
    total: 2517,
  });
  expect(rupees.subtotal + rupees.deliveryFee + rupees.tax).toBe(rupees.total);
});

test('the subtotal, the fee and the total with tax are each converted to rupees, and the lines add up to the total @9.2.1', () => {
  const wrong: number[] = [];
  for (let cents = 1; cents <= 20_000; cents += 1) {
    const items = [item(cents / 100)];
    const bill = billOf(items);
    const { subtotal, deliveryFee, beforeTax, tax, total } = billInRupees(items, bill);
    const areConversions =
      subtotal === toRupees(bill.subtotal) && deliveryFee === 248 && total === toRupees(bill.total);
    const isSum = subtotal + deliveryFee === beforeTax && beforeTax + tax === total;
    const isClose = Math.abs(tax - bill.tax * 83) < 1.5;
    if (!areConversions || !isSum || !isClose) wrong.push(cents);
  }
  expect(wrong).toEqual([]);
});

test('on a bill in rupees, the sum before tax differs by at most one rupee from the converted dollar amount', () => {
  for (let cents = 1; cents <= 20_000; cents += 1) {
    const items = [item(cents / 100)];
    const bill = billOf(items);
    const { beforeTax } = billInRupees(items, bill);
    expect(Math.abs(beforeTax - toRupees(bill.beforeTax))).toBeLessThanOrEqual(1);
  }
});

test('the tax on a receipt is not negative, even if the order’s total is too small', () => {
  const items = [item(10)];
  expect(billInRupees(items, { ...billOf(items), total: 1 })).toMatchObject({ tax: 0 });
});

import { describe, expect, test } from 'vitest';
import { parseOrder } from '../../src/services/stored-order.ts';
import { orderWithId } from './helpers.ts';

const least = {
  id: 'FD1',
  restaurant: { name: 'Spice Route' },
  estimatedDelivery: '2026-01-01T12:30:00.000Z',
};

test('a complete order is parsed unchanged', () => {
  const order = orderWithId('FD1');
  expect(parseOrder(JSON.parse(JSON.stringify(order)))).toEqual(order);
});

test('an order needs only an ID, a restaurant’s name and an estimated delivery @3.10', () => {
  expect(parseOrder(least)).toEqual({
    id: 'FD1',
    restaurant: { id: '', name: 'Spice Route' },
    items: [],
    total: 0,
    deliveryAddress: { street: '', city: '', zipCode: '', instructions: '' },
    paymentMethod: { cardNumber: '', expiryDate: '', cvv: '', nameOnCard: '' },
    status: 'confirmed',
    createdAt: '1970-01-01T00:00:00.000Z',
    estimatedDelivery: '2026-01-01T12:30:00.000Z',
    driver: { name: 'Your delivery driver', phone: '', vehicle: '', rating: 0 },
  });
});

describe('an unreadable order', () => {
  test.each([
    ['no id', { ...least, id: undefined }],
    ['an empty id', { ...least, id: '' }],
    ['a blank id', { ...least, id: '  ' }],
    ['a number as id', { ...least, id: 1 }],
    ['no restaurant', { ...least, restaurant: undefined }],
    ['null as restaurant', { ...least, restaurant: null }],
    ['a text as restaurant', { ...least, restaurant: 'Spice Route' }],
    ['a restaurant without a name', { ...least, restaurant: { id: 'spice-route' } }],
    ['a restaurant with a number as name', { ...least, restaurant: { name: 7 } }],
    ['no estimated delivery', { ...least, estimatedDelivery: undefined }],
    ['null as estimated delivery', { ...least, estimatedDelivery: null }],
    ['an estimated delivery that is not a date', { ...least, estimatedDelivery: 'soon' }],
    ['an empty estimated delivery', { ...least, estimatedDelivery: '' }],
    ['an estimated delivery beyond all dates', { ...least, estimatedDelivery: 8.65e15 }],
    ['an endless estimated delivery', { ...least, estimatedDelivery: Infinity }],
    ['null', null],
    ['nothing', undefined],
    ['an array', [least]],
    ['a text', 'FD1'],
    ['a number', 1],
    ['an empty object', {}],
  ])('parseOrder returns undefined for %s', (_, raw) => {
    expect(parseOrder(raw)).toBeUndefined();
  });
});

describe('the estimated delivery', () => {
  test.each([
    ['an ISO text', '2026-01-01T12:30:00.000Z'],
    ['an ISO text of another time zone', '2026-01-01T18:00:00+05:30'],
    ['milliseconds', Date.UTC(2026, 0, 1, 12, 30)],
  ])('an estimated delivery given as %s is read as the same moment', (_, estimatedDelivery) => {
    expect(parseOrder({ ...least, estimatedDelivery })?.estimatedDelivery).toBe(
      '2026-01-01T12:30:00.000Z',
    );
  });

  test('an estimated delivery time of 0 ms is valid', () => {
    expect(parseOrder({ ...least, estimatedDelivery: 0 })?.estimatedDelivery).toBe(
      '1970-01-01T00:00:00.000Z',
    );
  });
});

describe('invalid optional fields', () => {
  test.each([null, 7, 'text', [], {}])(
    'every optional field gets its default if its value is %j',
    (odd) => {
      const order = parseOrder({
        ...least,
        total: odd === 7 ? 'seven' : odd,
        items: odd,
        userId: odd === 'text' ? 7 : odd,
        totalINR: odd === 'text' ? 7 : odd,
        deliveryAddress: odd,
        paymentMethod: odd,
        status: odd,
        createdAt: odd === 7 ? 'seven' : odd,
        driver: odd,
      });
      expect(order).toMatchObject({
        items: [],
        total: 0,
        deliveryAddress: { street: '', city: '', zipCode: '', instructions: '' },
        paymentMethod: { cardNumber: '', expiryDate: '', cvv: '', nameOnCard: '' },
        status: 'confirmed',
        createdAt: '1970-01-01T00:00:00.000Z',
      });
      expect(order?.userId).toBeUndefined();
      expect(order?.totalINR).toBeUndefined();
      expect(order?.driver.rating).toBe(0);
    },
  );

  test('an address, a card and a driver are parsed with defaults for their invalid fields', () => {
    expect(
      parseOrder({
        ...least,
        deliveryAddress: { street: '2 Test Road', zipCode: 110001 },
        paymentMethod: { cardNumber: '•••• 4242', cvv: null },
        driver: { name: 'Ravi', rating: '4.9' },
      }),
    ).toMatchObject({
      deliveryAddress: { street: '2 Test Road', city: '', zipCode: '', instructions: '' },
      paymentMethod: { cardNumber: '•••• 4242', expiryDate: '', cvv: '', nameOnCard: '' },
      driver: { name: 'Ravi', phone: '', vehicle: '', rating: 0 },
    });
  });

  test('a restaurant is parsed with only its name if its ID is invalid', () => {
    expect(
      parseOrder({ ...least, restaurant: { id: 7, name: 'Spice Route' } })?.restaurant,
    ).toEqual({ id: '', name: 'Spice Route' });
  });

  test('an unknown status is parsed as confirmed @4.3', () => {
    expect(parseOrder({ ...least, status: 'teleporting' })?.status).toBe('confirmed');
    expect(parseOrder({ ...least, status: 'constructor' })?.status).toBe('confirmed');
  });

  test.each([
    'confirmed',
    'preparing',
    'ready',
    'picked_up',
    'on_the_way',
    'delivered',
    'cancelled',
  ])('the status %s is parsed unchanged', (status) => {
    expect(parseOrder({ ...least, status })?.status).toBe(status);
  });
});

describe('the time of a cancellation', () => {
  test.each([
    ['2026-01-01T12:00:30.000Z', '2026-01-01T12:00:30.000Z'],
    [Date.UTC(2026, 0, 1, 12, 0, 30), '2026-01-01T12:00:30.000Z'],
    ['some day', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('the cancellation time %j is read as %j', (cancelledAt, expected) => {
    const order = parseOrder({ ...least, status: 'cancelled', cancelledAt });
    expect(order?.status).toBe('cancelled');
    expect(order?.cancelledAt).toBe(expected);
  });
});

describe('items', () => {
  test('items need only a name, and get defaults for the other fields', () => {
    expect(parseOrder({ ...least, items: [{ name: 'Dal' }] })?.items).toEqual([
      { id: 'Dal', name: 'Dal', price: 0, quantity: 1 },
    ]);
  });

  test('items are parsed in order, without invalid entries', () => {
    const items = [
      { id: 'dal', name: 'Dal', price: 6.5, priceINR: '₹540', quantity: 2 },
      null,
      'Naan',
      { id: 'nameless', price: 1, quantity: 1 },
      [],
      { id: 'naan', name: 'Naan', price: 2, quantity: 1 },
    ];
    expect(parseOrder({ ...least, items })?.items).toEqual([
      { id: 'dal', name: 'Dal', price: 6.5, priceINR: '₹540', quantity: 2 },
      { id: 'naan', name: 'Naan', price: 2, quantity: 1 },
    ]);
  });

  test('items without IDs are identified by their names', () => {
    const items = [{ name: 'Dal' }, { id: '', name: 'Naan' }, { id: 7, name: 'Raita' }];
    expect(parseOrder({ ...least, items })?.items.map(({ id, name }) => [id, name])).toEqual([
      ['Dal', 'Dal'],
      ['Naan', 'Naan'],
      ['Raita', 'Raita'],
    ]);
  });

  test('items without IDs are identified by their names, even after an invalid entry', () => {
    const items = [
      { id: 'dal', name: 'Dal' },
      null,
      { name: 'Naan' },
      { id: 'raita', name: 'Raita' },
    ];
    expect(parseOrder({ ...least, items })?.items.map(({ id }) => id)).toEqual([
      'dal',
      'Naan',
      'raita',
    ]);
  });

  test('items without stored IDs get the same IDs whenever the order is read', () => {
    const order = parseOrder({ ...least, items: [{ name: 'Dal' }, { name: 'Naan' }] });
    expect(parseOrder(JSON.parse(JSON.stringify(order)))).toEqual(order);
  });

  test.each([
    ['No onions', 'No onions'],
    ['x'.repeat(200), 'x'.repeat(140)],
    [' ', undefined],
    [7, undefined],
  ])('items with the stored note %j have the note %j @20.6', (found, note) => {
    const [item] = parseOrder({ ...least, items: [{ name: 'Dal', note: found }] })?.items ?? [];
    expect(item?.note).toBe(note);
  });

  test.each([0, -1, 1.5, '2', null, 1e300, Infinity])(
    'items get the quantity 1 instead of %j',
    (quantity) => {
      expect(parseOrder({ ...least, items: [{ name: 'Dal', quantity }] })?.items).toMatchObject([
        { quantity: 1 },
      ]);
    },
  );

  test.each(['6.5', null, 1e308, -1e308, Infinity])(
    'items get the price 0 instead of %j',
    (price) => {
      expect(parseOrder({ ...least, items: [{ name: 'Dal', price }] })?.items).toMatchObject([
        { price: 0 },
      ]);
    },
  );
});

test('parsing an order drops unknown fields', () => {
  const raw: unknown = JSON.parse(
    JSON.stringify(least).replace('{', '{"__proto__":{"total":5},"constructor":1,"extra":2,'),
  );
  const order = parseOrder(raw);
  expect(order?.total).toBe(0);
  expect(Object.keys(order ?? {})).not.toContain('extra');
  expect(Object.hasOwn(order ?? {}, 'constructor')).toBe(false);
});

test('parsing an order removes the spaces around its ID', () => {
  expect(parseOrder({ ...least, id: ' FD1 ' })?.id).toBe('FD1');
});

test('a driver without a name gets the default name @2.107', () => {
  const driver = { name: '  ', phone: '+91 98', vehicle: 'Activa', rating: 4.8 };
  expect(parseOrder({ ...least, driver })?.driver).toEqual({
    ...driver,
    name: 'Your delivery driver',
  });
});

describe('declarations of allergens', () => {
  const item = { id: 'dal', name: 'Dal', price: 6.5, quantity: 1 };
  const declared = { ...item, isVegetarian: true, allergens: ['milk'] };

  test('a declaration of allergens is parsed as it was stored', () => {
    const parsed = parseOrder({ ...least, items: [declared], kitchenAllergens: ['milk', 'nuts'] });
    expect(parsed).toMatchObject({ items: [declared], kitchenAllergens: ['milk', 'nuts'] });
  });

  test.each([
    ['is absent', item],
    ['makes no sense', { ...item, isVegetarian: 'yes', allergens: 'milk' }],
    ['names an unknown allergen beside a known one', { ...item, allergens: ['milk', 'gravel'] }],
  ])('a declaration of allergens is dropped if it %s', (_, stored) => {
    const parsed = parseOrder({ ...least, items: [stored], kitchenAllergens: ['gravel'] });
    expect(parsed?.items[0]?.isVegetarian).toBeUndefined();
    expect(parsed?.items[0]?.allergens).toBeUndefined();
    expect(parsed?.kitchenAllergens).toBeUndefined();
  });
});

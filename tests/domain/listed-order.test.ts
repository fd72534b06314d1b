import { describe, expect, test } from 'vitest';
import type { DeliveryAddress, Order, OrderStatus } from '../../src/domain/entities.ts';
import { splitByStatus, toListedOrder } from '../../src/domain/listed-order.ts';

const restaurant = { id: 'spice-route', name: 'Spice Route', cuisine: 'North Indian' };
const address: DeliveryAddress = {
  street: '2 Test Road',
  city: 'Delhi',
  zipCode: '110001',
  instructions: 'Ring twice.',
};
const estimatedDelivery = '2026-01-01T12:30:00.000Z';
const due = Date.parse(estimatedDelivery);

function order(status: OrderStatus, deliveryAddress = address): Order {
  return {
    id: 'FD1',
    userId: 'asha',
    restaurant: { id: restaurant.id, name: restaurant.name },
    items: [{ id: 'dal', name: 'Dal', price: 6.5, priceINR: '₹540', quantity: 2 }],
    total: 17.03,
    totalINR: '₹1,413',
    deliveryAddress,
    paymentMethod: {
      cardNumber: '•••• 4242',
      expiryDate: '09/29',
      cvv: '•••',
      nameOnCard: 'Asha Rao',
    },
    status,
    createdAt: '2026-01-01T12:00:00.000Z',
    estimatedDelivery,
    driver: { name: 'Ravi', phone: '+91 11 5550 0101', vehicle: 'Scooter', rating: 4.9 },
  };
}

const active: OrderStatus[] = ['confirmed', 'preparing', 'ready', 'picked_up', 'on_the_way'];

test('a listed order has the fields that the list shows, and no card @3.13', () => {
  const placed = order('confirmed');
  expect(toListedOrder(placed, restaurant, Date.parse(placed.createdAt))).toEqual({
    id: 'FD1',
    restaurant,
    items: [{ id: 'dal', name: 'Dal', price: 6.5, priceINR: '₹540', quantity: 2 }],
    total: 17.03,
    status: 'confirmed',
    orderTime: '2026-01-01T12:00:00.000Z',
    estimatedDelivery,
    deliveredTime: null,
    cancelledTime: null,
    address: '2 Test Road, Delhi 110001',
    instructions: 'Ring twice.',
  });
});

test.each([
  ['confirmed', 0],
  ['preparing', 60_000],
  ['on_the_way', 15 * 60_000],
])('an order is listed as %s from %d milliseconds after it was placed', (status, elapsed) => {
  const placed = order('confirmed');
  const now = Date.parse(placed.createdAt) + elapsed;
  expect(toListedOrder(placed, restaurant, now).status).toBe(status);
});

test.each([...active, 'delivered'] as const)(
  'an order that is stored as %s has no delivery time before its estimated delivery @13.4',
  (status) => {
    expect(toListedOrder(order(status), restaurant, due - 1).deliveredTime).toBeNull();
  },
);

describe('an order after its estimated delivery', () => {
  test.each(active)(
    'an order that is stored as %s is listed as delivered from its estimated delivery on @2.78',
    (status) => {
      for (const now of [due, due + 1, due + 86_400_000]) {
        const listed = toListedOrder(order(status), restaurant, now);
        expect(listed.status).toBe('delivered');
        expect(listed.deliveredTime).toBe(estimatedDelivery);
      }
    },
  );
});

test.each([due - 1, due, due + 86_400_000])(
  'a cancelled order stays cancelled at the time %d',
  (now) => {
    const listed = toListedOrder(order('cancelled'), restaurant, now);
    expect(listed.status).toBe('cancelled');
    expect(listed.deliveredTime).toBeNull();
  },
);

test('a cancelled order has its cancellation time if that time is known', () => {
  const cancelledAt = '2026-01-01T12:00:30.000Z';
  const listed = toListedOrder({ ...order('cancelled'), cancelledAt }, restaurant, due);
  expect(listed.cancelledTime).toBe(cancelledAt);
  expect(toListedOrder(order('cancelled'), restaurant, due).cancelledTime).toBeNull();
  // The cancellation time of an order that is not cancelled is ignored.
  const onItsWay = toListedOrder({ ...order('confirmed'), cancelledAt }, restaurant, due - 1);
  expect(onItsWay.cancelledTime).toBeNull();
});

test('the allergens that the kitchen handles are listed if they are stored with the order', () => {
  const declared = { ...order('confirmed'), kitchenAllergens: ['nuts', 'milk'] as const };
  expect(toListedOrder(declared, restaurant, due).kitchenAllergens).toEqual(['nuts', 'milk']);
  expect(toListedOrder(order('confirmed'), restaurant, due)).not.toHaveProperty('kitchenAllergens');
});

test('toListedOrder does not change the order', () => {
  const placed = order('confirmed');
  toListedOrder(placed, restaurant, due);
  expect(placed).toEqual(order('confirmed'));
});

test.each([
  [{ street: '', city: '', zipCode: '' }, ''],
  [{ city: '', zipCode: '' }, '2 Test Road'],
  [{ street: '' }, 'Delhi 110001'],
  [{ zipCode: '' }, '2 Test Road, Delhi'],
  [{ city: '' }, '2 Test Road, 110001'],
])(
  'an address with the empty fields %j is formatted without superfluous commas',
  (missing, text) => {
    const placed = order('confirmed', { ...address, ...missing });
    expect(toListedOrder(placed, restaurant, due).address).toBe(text);
  },
);

test('splitByStatus separates past orders from active ones, without changing the sequence of either', () => {
  const statuses: OrderStatus[] = ['cancelled', ...active, 'delivered'];
  const listed = statuses.map((status) =>
    toListedOrder(order(status), restaurant, Date.parse(order(status).createdAt)),
  );
  const divided = splitByStatus(listed);
  expect(divided.active.map(({ status }) => status)).toEqual(active);
  expect(divided.past.map(({ status }) => status)).toEqual(['cancelled', 'delivered']);
});

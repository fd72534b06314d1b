import type { DeliveryAddress, Order, OrderStatus } from '../domain/entities.ts';
import { billOf } from '../domain/pricing.ts';
import { allergensOf, allergensOfKitchen } from './allergens.ts';
import { sampleDriver } from './drivers.ts';
import { menus } from './menus.ts';
import { restaurants } from './restaurants.ts';
import { messages } from './sample-orders.en.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

type Sample = {
  id: string;
  restaurantId: string;
  /** The quantity of each ordered dish. The keys are dish IDs. */
  quantities: Readonly<Record<string, number>>;
  status: OrderStatus;
  /** The time since the order was placed, in milliseconds. */
  age: number;
  /** The time between the order and its estimated delivery, in milliseconds. */
  delivery: number;
  deliveryAddress: DeliveryAddress;
};

const lodhiRoad = { ...messages.lodhiRoad, zipCode: '110003' };

const samples: readonly Sample[] = [
  {
    id: 'FD2718281828',
    restaurantId: 'neem-and-nigella',
    quantities: {
      'neem-and-nigella-paneer-tikka-pizza': 1,
      'neem-and-nigella-kachumber-salad': 2,
    },
    status: 'on_the_way',
    age: 30 * MINUTE,
    delivery: 40 * MINUTE,
    deliveryAddress: {
      ...lodhiRoad,
      instructions: messages.brassBell,
    },
  },
  {
    id: 'FD1414213562',
    restaurantId: 'coal-and-rumali',
    quantities: { 'coal-and-rumali-seekh-kebab-pizza': 2 },
    status: 'delivered',
    age: 2 * DAY,
    delivery: 28 * MINUTE,
    deliveryAddress: { ...lodhiRoad, instructions: '' },
  },
  {
    id: 'FD1618033988',
    restaurantId: 'dastan-e-zafran',
    quantities: { 'dastan-e-zafran-galouti-kebab': 3 },
    status: 'cancelled',
    age: 5 * DAY,
    delivery: 40 * MINUTE,
    deliveryAddress: {
      ...messages.barakhambaRoad,
      zipCode: '110001',
      instructions: messages.leaveWithGuard,
    },
  },
];

function toOrder(sample: Sample, now: number): Order {
  const restaurant = restaurants.find(({ id }) => id === sample.restaurantId);
  if (!restaurant) throw new Error(`No sample restaurant ${sample.restaurantId}.`);
  const items = (menus[restaurant.id] ?? []).flatMap((dish) => {
    const { id, name, price, priceINR, isVegetarian } = dish;
    const quantity = sample.quantities[id];
    const facts = { isVegetarian, allergens: allergensOf(id) };
    return quantity ? [{ id, name, price, priceINR, quantity, ...facts }] : [];
  });
  const placed = now - sample.age;
  return {
    id: sample.id,
    restaurant: { id: restaurant.id, name: restaurant.name },
    items,
    kitchenAllergens: allergensOfKitchen(restaurant.id),
    total: billOf(items).total,
    deliveryAddress: sample.deliveryAddress,
    paymentMethod: { cardNumber: '•••• 4242', expiryDate: '', cvv: '•••', nameOnCard: '' },
    status: sample.status,
    createdAt: new Date(placed).toISOString(),
    estimatedDelivery: new Date(placed + sample.delivery).toISOString(),
    driver: sampleDriver,
  };
}

const sampleIds: ReadonlySet<string> = new Set(samples.map(({ id }) => id));

/** Returns whether an order is a sample, which no customer has placed. */
export function isSampleOrder(orderId: string): boolean {
  return sampleIds.has(orderId);
}

/**
 * Returns the three sample orders, which are 30 minutes, 2 days and 5 days old at the given time.
 *
 * @param now milliseconds since the epoch
 */
export function sampleOrders(now: number): Order[] {
  return samples.map((sample) => toOrder(sample, now));
}

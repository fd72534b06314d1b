import type { ListedOrder, OrderStatus } from '../../machines/entities.ts';
import { checkoutTotals } from '../domain/pricing.ts';
import { menus } from './menus.ts';
import { restaurants } from './restaurants.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

type Sample = {
  id: string;
  restaurantId: string;
  /** Quantities by the ids of dishes on the restaurant's menu. */
  quantities: Readonly<Record<string, number>>;
  status: OrderStatus;
  /** Milliseconds since it was placed. */
  age: number;
  /** Milliseconds from placing to the estimated and to the real delivery. */
  estimate: number;
  delivery?: number;
  address: string;
  instructions: string;
};

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
    estimate: 40 * MINUTE,
    address: '12 Lodhi Road, New Delhi 110003',
    instructions: 'Second floor, the door with the brass bell.',
  },
  {
    id: 'FD1414213562',
    restaurantId: 'coal-and-rumali',
    quantities: { 'coal-and-rumali-seekh-kebab-pizza': 2 },
    status: 'delivered',
    age: 2 * DAY,
    estimate: 30 * MINUTE,
    delivery: 28 * MINUTE,
    address: '12 Lodhi Road, New Delhi 110003',
    instructions: '',
  },
  {
    id: 'FD1618033988',
    restaurantId: 'dastan-e-zafran',
    quantities: { 'dastan-e-zafran-galouti-kebab': 3 },
    status: 'cancelled',
    age: 5 * DAY,
    estimate: 40 * MINUTE,
    address: '7 Barakhamba Road, New Delhi 110001',
    instructions: 'Leave it with the guard at the gate.',
  },
];

function toOrder(sample: Sample, now: number): ListedOrder {
  const restaurant = restaurants.find(({ id }) => id === sample.restaurantId);
  if (!restaurant) throw new Error(`No sample restaurant ${sample.restaurantId}.`);
  const items = (menus[restaurant.id] ?? []).flatMap(({ id, name, price, priceINR }) => {
    const quantity = sample.quantities[id];
    return quantity ? [{ id, name, price, priceINR, quantity }] : [];
  });
  const placed = now - sample.age;
  return {
    id: sample.id,
    restaurant: { id: restaurant.id, name: restaurant.name, cuisine: restaurant.cuisine },
    items,
    total: checkoutTotals(items).total,
    status: sample.status,
    orderTime: new Date(placed).toISOString(),
    estimatedDelivery: new Date(placed + sample.estimate).toISOString(),
    deliveredTime: sample.delivery ? new Date(placed + sample.delivery).toISOString() : null,
    address: sample.address,
    instructions: sample.instructions,
    isTrackable: false,
  };
}

/**
 * The three sample orders: 30 minutes, 2 days and 5 days old whenever they are looked at.
 *
 * @param now milliseconds since the epoch
 */
export function sampleOrders(now: number): ListedOrder[] {
  return samples.map((sample) => toOrder(sample, now));
}

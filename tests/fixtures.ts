/**
 * Examples for models and tests: customers, dishes, orders and messages. The examples repeat parts of
 * FoodDash's sample data. They do not import the sample data, because it imports pictures, which only the
 * bundler can load. `tests/data/fixtures.test.ts` checks that the examples match the sample data.
 */
import type { CheckoutForm } from '../machines/checkout.ts';
import type { Selection } from '../src/domain/cart.ts';
import type {
  Cart,
  CartItem,
  ChatMessage,
  Coordinates,
  FollowedDelivery,
  Order,
  RestaurantSummary,
  User,
} from '../src/domain/entities.ts';
import { formatRupees } from '../src/domain/money.ts';

type Dish = Omit<CartItem, 'quantity'>;

/** The time of most examples. */
export const NOON = Date.parse('2026-01-01T12:00:00.000Z');
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;

/** Returns the time this many minutes after noon, as an order stores it. */
export const afterNoon = (minutes: number) => new Date(NOON + minutes * MINUTE).toISOString();

export const asha: User = { uid: 'asha', displayName: 'Asha Rao', email: 'asha@example.com' };
export const bimal: User = { uid: 'bimal', displayName: 'Bimal Sen', email: 'bimal@example.com' };

function dish(id: string, name: string, price: number): Dish {
  return { id, name, price, priceINR: formatRupees(price) };
}

export const coal: RestaurantSummary = {
  id: 'coal-and-rumali',
  name: 'Coal & Rumali',
  cuisine: 'Kebabs & Rolls',
};
export const coalPlace: Coordinates = [28.6315, 77.2167];
export const coalDish = dish('coal-and-rumali-seekh-kebab-pizza', 'Seekh Kebab Pizza', 10.99);

export const coalSalad = dish('coal-and-rumali-laccha-onion-salad', 'Laccha Onion Salad', 2.49);

export const dastan: RestaurantSummary = {
  id: 'dastan-e-zafran',
  name: 'Dastan-e-Zafran',
  cuisine: 'Mughlai',
};
export const dastanDish = dish(
  'dastan-e-zafran-shahi-paneer-naan-pizza',
  'Shahi Paneer Naan Pizza',
  9.99,
);

export const pastCoalOrder: Selection = {
  restaurant: coal,
  items: [{ ...coalDish, quantity: 2 }],
};
export const pastDastanOrder: Selection = {
  restaurant: dastan,
  items: [{ ...dish('dastan-e-zafran-galouti-kebab', 'Galouti Kebab', 9.99), quantity: 3 }],
};
/** The order ID of `pastCoalOrder`. */
export const PAST_ORDER_ID = 'FD1414213562';

export const NOTE = 'No onions, please';

export function cartOf(restaurant: RestaurantSummary, added: Dish, quantity: number): Cart {
  return { restaurant, items: [{ ...added, quantity }] };
}

const address = { street: '12 Lodhi Road', city: 'New Delhi', zipCode: '110003', instructions: '' };

export const checkoutForm: CheckoutForm = {
  ...address,
  cardNumber: '4242 4242 4242 4242',
  expiryDate: '12/99',
  cvv: '123',
  nameOnCard: 'Asha Rao',
};

/** Creates an order that is under way until 2099. `changes` replaces some of its fields. */
export function order(changes: Partial<Order> = {}): Order {
  return {
    id: 'FD1234561234',
    userId: asha.uid,
    restaurant: { id: coal.id, name: coal.name },
    items: [{ ...coalDish, quantity: 2 }],
    total: 24.57,
    deliveryAddress: { ...address, instructions: 'Ring the lower bell' },
    paymentMethod: {
      cardNumber: '•••• 4242',
      expiryDate: '12/99',
      cvv: '•••',
      nameOnCard: 'Asha Rao',
    },
    status: 'confirmed',
    createdAt: new Date(NOON).toISOString(),
    estimatedDelivery: '2099-01-01T12:30:00.000Z',
    driver: { name: 'Ravi', phone: '+91 11 5550 0101', vehicle: 'Scooter', rating: 4.9 },
    ...changes,
  };
}

/** Three past orders, the latest first, each with a different address. */
export const pastAddressOrders = [
  ['FD1234561001', '12 Lodhi Road'],
  ['FD1234561002', '7 Khan Market'],
  ['FD1234561003', '3 Hauz Khas Village'],
].map(([id, street], index) =>
  order({
    id: String(id),
    deliveryAddress: { ...address, street: String(street) },
    createdAt: new Date(NOON - index * 86_400_000).toISOString(),
  }),
);

/** The part of an order that a friend can see. The order is due half an hour after noon. */
export const followed: FollowedDelivery = {
  restaurantId: coal.id,
  items: 2,
  due: NOON + 30 * MINUTE,
  driver: 'Ravi',
};

export const home: Coordinates = [28.57, 77.2];

export function message(senderType: ChatMessage['senderType'], text: string): ChatMessage {
  const timestamp = NOON - 1000;
  return {
    id: `${timestamp}-${text}`,
    text,
    senderId: senderType === 'driver' ? 'driver' : asha.uid,
    senderName: senderType === 'driver' ? 'Ravi' : 'Asha Rao',
    senderType,
    timestamp,
    createdAt: new Date(timestamp).toISOString(),
  };
}

export const greeting = message('driver', 'I am on my way.');
export const question = message('customer', 'Have you got the naan?');
export const QUICK_REPLY = 'Where are you?';

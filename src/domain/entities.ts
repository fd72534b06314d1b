/** The domain types, which are plain, serialisable data. */
import type { Allergen } from './allergens.ts';

/** A position as `[latitude, longitude]` in degrees (WGS 84). */
export type Coordinates = [latitude: number, longitude: number];

export type RestaurantSummary = {
  id: string;
  name: string;
  cuisine: string;
};

export type Restaurant = RestaurantSummary & {
  /** The average rating, from 0 to 5 stars. */
  rating: number;
  /** The typical time from order to delivery, in minutes. */
  deliveryTime: number;
  /** The distance from the centre of Delhi, in kilometres. */
  distance: number;
  /** The delivery fee in dollars. */
  deliveryFee: number;
  /** The delivery fee in rupees, ready for display. */
  deliveryFeeINR: string;
  isOpen: boolean;
  /** The URL of the restaurant's bundled picture. */
  image: string;
  description: string;
  address: string;
  phone: string;
  location: Coordinates;
};

export type MenuCategory = 'Pizza' | 'Pasta' | 'Salad' | 'Appetizer';

export type MenuItem = {
  id: string;
  name: string;
  description: string;
  /** The price in dollars. */
  price: number;
  /** The price in rupees, ready for display. */
  priceINR: string;
  category: MenuCategory;
  /** The URL of the dish's bundled picture. */
  image: string;
  isVegetarian: boolean;
  isSpicy: boolean;
};

export type CartItem = {
  id: string;
  name: string;
  /** The price of one dish in dollars. */
  price: number;
  priceINR?: string | undefined;
  /** A whole number, at least 1. */
  quantity: number;
  /** The customer's request to the kitchen, trimmed, on one line and never empty. */
  note?: string | undefined;
  /** Whether the dish was veg when it was ordered; absent on older orders. */
  isVegetarian?: boolean | undefined;
  /** The allergens that were declared when the dish was ordered; absent on older orders. */
  allergens?: readonly Allergen[] | undefined;
};

export type Cart = {
  /** The restaurant of the dishes; null if the cart is empty. */
  restaurant: RestaurantSummary | null;
  items: CartItem[];
};

export type User = {
  uid: string;
  displayName: string | null;
  email: string | null;
};

export type DeliveryAddress = {
  street: string;
  city: string;
  zipCode: string;
  instructions: string;
};

export type PaymentMethod = {
  cardNumber: string;
  expiryDate: string;
  cvv: string;
  nameOnCard: string;
};

export const orderStatuses = [
  'confirmed',
  'preparing',
  'ready',
  'picked_up',
  'on_the_way',
  'delivered',
  'cancelled',
] as const;

export type OrderStatus = (typeof orderStatuses)[number];

export type Driver = {
  name: string;
  phone: string;
  vehicle: string;
  /** The average rating, from 0 to 5 stars. */
  rating: number;
};

export type Order = {
  /** `FD`, six digits of the time when the order was placed, and four random digits. */
  id: string;
  /** The ID of the customer who placed the order; absent if it is unknown. */
  userId?: string | undefined;
  restaurant: { id: string; name: string };
  items: CartItem[];
  /** The language of the names in this order; absent if they are in English. */
  language?: string | undefined;
  /** The allergens that the kitchen handled when the order was placed; absent on older orders. */
  kitchenAllergens?: readonly Allergen[] | undefined;
  /** The total in dollars, with two decimals. */
  total: number;
  totalINR?: string | undefined;
  deliveryAddress: DeliveryAddress;
  /** The masked card, with its last four digits and without its CVV. */
  paymentMethod: PaymentMethod;
  status: OrderStatus;
  /** The time when the order was placed, in ISO 8601. */
  createdAt: string;
  /** The estimated time of the delivery, in ISO 8601. */
  estimatedDelivery: string;
  /**
   * The time of the cancellation in ISO 8601; absent if the order was not cancelled or the time is unknown.
   */
  cancelledAt?: string | undefined;
  driver: Driver;
};

/** The parts of an order that a friend with a tracking link may know. */
export type FollowedDelivery = {
  restaurantId: string;
  /** The number of portions of all dishes. */
  items: number;
  /** The estimated time of the delivery, in milliseconds since the epoch. */
  due: number;
  /** The driver's first name; '' if unknown. */
  driver: string;
};

export type ChatMessage = {
  /** The timestamp as text. */
  id: string;
  text: string;
  /** The customer's uid, or `driver`. */
  senderId: string;
  senderName: string;
  senderType: 'customer' | 'driver';
  /** The time when the message was written, in milliseconds since the epoch. */
  timestamp: number;
  /** `timestamp` in ISO 8601. */
  createdAt: string;
};

export type CustomerOrders = {
  userId: string;
  orders: Order[];
  /** The current time, in milliseconds since the epoch. */
  now: number;
};

/** An order as My Orders lists it. */
export type ListedOrder = Pick<
  Order,
  'id' | 'items' | 'kitchenAllergens' | 'total' | 'status' | 'estimatedDelivery'
> & {
  restaurant: RestaurantSummary;
  /** The time when the order was placed, in ISO 8601. */
  orderTime: string;
  /** The time of the delivery in ISO 8601; null if the order was not delivered or the time is unknown. */
  deliveredTime: string | null;
  /** The time of the cancellation in ISO 8601; null if the order was not cancelled or the time is unknown. */
  cancelledTime: string | null;
  address: string;
  instructions: string;
};

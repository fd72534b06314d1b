/** Domain types: plain, serializable data throughout. */

/** `[latitude, longitude]` in degrees (WGS 84). */
export type Coordinates = [latitude: number, longitude: number];

export type RestaurantSummary = {
  id: string;
  name: string;
  cuisine: string;
};

export type Restaurant = RestaurantSummary & {
  /** 0 to 5 stars. */
  rating: number;
  /** Typical minutes from order to door. */
  deliveryTime: number;
  /** Kilometres from the centre of Delhi. */
  distance: number;
  /** Dollars. */
  deliveryFee: number;
  /** The delivery fee in rupees, ready for display. */
  deliveryFeeINR: string;
  isOpen: boolean;
  /** The URL of its bundled picture. */
  image: string;
  description: string;
  address: string;
  phone: string;
  location: Coordinates;
};

/** The allergens that a kitchen in India has to declare (FSSAI, Labelling and Display Regulations, 2020). */
export type Allergen =
  | 'gluten'
  | 'crustaceans'
  | 'milk'
  | 'egg'
  | 'fish'
  | 'nuts'
  | 'soy'
  | 'sulphites';

export type MenuCategory = 'Pizza' | 'Pasta' | 'Salad' | 'Appetizer';

export type MenuItem = {
  id: string;
  name: string;
  description: string;
  /** Dollars. */
  price: number;
  /** The price in rupees, ready for display. */
  priceINR: string;
  category: MenuCategory;
  /** The URL of its bundled picture. */
  image: string;
  isVegetarian: boolean;
  isSpicy: boolean;
};

export type CartItem = {
  id: string;
  name: string;
  /** Dollars for one. */
  price: number;
  priceINR?: string | undefined;
  /** A whole number, at least 1. */
  quantity: number;
  /** The customer's request to the kitchen: trimmed, one line, never empty. */
  note?: string | undefined;
  /** As it was when the dish was ordered; absent on older orders. */
  isVegetarian?: boolean | undefined;
  /** As declared when the dish was ordered; absent on older orders. */
  allergens?: readonly Allergen[] | undefined;
};

export type Cart = {
  /** Null until the first item is added. */
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

export type OrderStatus =
  | 'confirmed'
  | 'preparing'
  | 'ready'
  | 'picked_up'
  | 'on_the_way'
  | 'delivered'
  | 'cancelled';

export type Driver = {
  name: string;
  phone: string;
  vehicle: string;
  /** 0 to 5 stars. */
  rating: number;
};

export type Order = {
  /** `FD`, six digits of the time it was placed, four random digits. */
  id: string;
  /** The customer who placed it; absent if it was placed elsewhere. */
  userId?: string | undefined;
  restaurant: { id: string; name: string };
  items: CartItem[];
  /** The allergens that the kitchen handled when it was ordered; absent on older orders. */
  kitchenAllergens?: readonly Allergen[] | undefined;
  /** Dollars, two decimals. */
  total: number;
  totalINR?: string | undefined;
  deliveryAddress: DeliveryAddress;
  /** Masked: the last four digits of the card and no CVV. */
  paymentMethod: PaymentMethod;
  status: OrderStatus;
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601. */
  estimatedDelivery: string;
  /** ISO 8601; absent if the order was not cancelled, or the time is unknown. */
  cancelledAt?: string | undefined;
  driver: Driver;
};

/** The parts of an order that a friend with a tracking link may know. */
export type FollowedDelivery = {
  restaurantId: string;
  /** How many were ordered, each counted. */
  items: number;
  /** Milliseconds since the epoch. */
  due: number;
  /** The driver's first name; '' if unknown. */
  driver: string;
};

export type ChatMessage = {
  /** A timestamp as text. */
  id: string;
  text: string;
  /** The customer's uid, or `driver`. */
  senderId: string;
  senderName: string;
  senderType: 'customer' | 'driver';
  /** Milliseconds since the epoch. */
  timestamp: number;
  /** ISO 8601. */
  createdAt: string;
};

/** A customer's stored orders as a page opens. */
export type CustomerOrders = {
  userId: string;
  orders: Order[];
  /** Milliseconds since the epoch. */
  now: number;
};

/** An order as My Orders lists it. */
export type ListedOrder = Pick<
  Order,
  'id' | 'items' | 'kitchenAllergens' | 'total' | 'status' | 'estimatedDelivery'
> & {
  restaurant: RestaurantSummary;
  /** ISO 8601. */
  orderTime: string;
  /** ISO 8601; null if it was not delivered. */
  deliveredTime: string | null;
  /** ISO 8601; null if it was not cancelled, or the time is unknown. */
  cancelledTime: string | null;
  address: string;
  instructions: string;
};

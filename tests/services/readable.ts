/**
 * Decides which stored values are readable and which parts are shown. This module restates the rules of “Data
 * in the browser” in the design, without using the parsers that it checks.
 */

type Fields = Readonly<Record<string, unknown>>;

/** The highest price that is readable, in dollars. */
const MAX_PRICE = 1e9;

/** The maximum distance of a date from 1970, in milliseconds. */
const MAX_TIME = 8.64e15;

function fieldsOf(raw: unknown): Fields | undefined {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? { ...raw } : undefined;
}

const isText = (raw: unknown): raw is string => typeof raw === 'string';
const isWithin = (raw: unknown, least: number, most: number): raw is number =>
  typeof raw === 'number' && raw >= least && raw <= most;

/** Returns whether this is an order with an ID, a restaurant's name and a valid estimated delivery. */
function isReadableOrder(raw: unknown): boolean {
  const order = fieldsOf(raw);
  const due = order?.['estimatedDelivery'];
  return (
    isText(order?.['id']) &&
    order['id'].trim() !== '' &&
    isText(fieldsOf(order['restaurant'])?.['name']) &&
    (isText(due) || typeof due === 'number') &&
    !Number.isNaN(new Date(due).getTime())
  );
}

/** Returns how many of the stored orders are readable and belong to this customer. */
export function countReadableOrders(raw: unknown, userId: string): number {
  return Object.values(fieldsOf(raw) ?? {}).filter(
    (order) => isReadableOrder(order) && fieldsOf(order)?.['userId'] === userId,
  ).length;
}

export function canFindOrder(raw: unknown, orderId: string): boolean {
  return isReadableOrder(fieldsOf(raw)?.[orderId]);
}

/**
 * Returns the dishes of a stored cart. Returns undefined if any dish is unreadable, because the customer
 * could otherwise order only a part of the cart by mistake.
 */
export function dishesIn(raw: unknown): { name: string; quantity: number }[] | undefined {
  const cart = fieldsOf(raw);
  const items = cart?.['items'];
  if (!cart || !Array.isArray(items)) return undefined;
  const restaurant = fieldsOf(cart['restaurant']);
  const hasRestaurant = ['id', 'name', 'cuisine'].every((field) => isText(restaurant?.[field]));
  const hasNone = cart['restaurant'] === null && items.length === 0;
  if (!hasRestaurant && !hasNone) return undefined;
  const dishes = items.map((item) => fieldsOf(item) ?? {});
  const areReadable = dishes.every(
    ({ id, name, price, priceINR, quantity }) =>
      isText(id) &&
      isText(name) &&
      isWithin(price, 0, MAX_PRICE) &&
      (priceINR === undefined || isText(priceINR)) &&
      isWithin(quantity, 1, Number.MAX_SAFE_INTEGER) &&
      Number.isInteger(quantity),
  );
  const areDifferent = new Set(dishes.map(({ id }) => id)).size === dishes.length;
  return areReadable && areDifferent ? (dishes as { name: string; quantity: number }[]) : undefined;
}

/** Returns the texts of a stored conversation, or undefined if it can't be read. */
export function textsIn(raw: unknown): string[] | undefined {
  if (!Array.isArray(raw)) return undefined;
  const messages = raw.map((message) => fieldsOf(message) ?? {});
  const areReadable = messages.every(
    ({ id, text, senderType, timestamp }) =>
      isText(id) &&
      isText(text) &&
      (senderType === 'customer' || senderType === 'driver') &&
      isWithin(timestamp, -MAX_TIME, MAX_TIME),
  );
  return areReadable ? messages.map(({ text }) => text as string) : undefined;
}

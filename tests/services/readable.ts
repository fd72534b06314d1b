/**
 * Which stored values can be read, and what of them is shown: the rules of "Data in the browser" in the
 * design, written down a second time. Nothing here comes from the parsers that it judges.
 */

type Fields = Readonly<Record<string, unknown>>;

/** The most that anything costs, in dollars. */
const MAX_PRICE = 1e9;

/** The most milliseconds from 1970 that a date can be away. */
const MAX_TIME = 8.64e15;

function fieldsOf(raw: unknown): Fields | undefined {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? { ...raw } : undefined;
}

const isText = (raw: unknown): raw is string => typeof raw === 'string';
const isWithin = (raw: unknown, least: number, most: number): raw is number =>
  typeof raw === 'number' && raw >= least && raw <= most;

/** An order needs an id, the name of a restaurant and a moment at which it is due. */
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

/** How many of the stored orders are this customer's and can be read. */
export function countReadableOrders(raw: unknown, userId: string): number {
  return Object.values(fieldsOf(raw) ?? {}).filter(
    (order) => isReadableOrder(order) && fieldsOf(order)?.['userId'] === userId,
  ).length;
}

/** Whether the order with this id can be read. */
export function canFindOrder(raw: unknown, orderId: string): boolean {
  return isReadableOrder(fieldsOf(raw)?.[orderId]);
}

/** The dishes of a stored cart; undefined if it can't be read: half a cart would be ordered by mistake. */
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

/** The texts of a stored conversation; undefined if it can't be read. */
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

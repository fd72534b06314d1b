import type { DeliveryAddress, Order } from './entities.ts';
import type { RecordDefinition } from './record-definition.ts';

/** An order and its address, without its card. */
export type DeliveredOrder = Pick<Order, 'id' | 'deliveryAddress'>;

/** An address, and all the orders that went there. */
export type EarlierAddress = { address: DeliveryAddress; orderIds: string[] };

/** More would push the form itself out of sight. */
const MOST = 3;

function placeOf({ street, city, zipCode }: DeliveryAddress): string {
  return JSON.stringify(
    // Stryker disable next-line MethodExpression: Both addresses are put in the same case, whichever that is.
    [street, city, zipCode].map((text) => text.trim().replaceAll(/\s+/g, ' ').toLowerCase()),
  );
}

const isComplete = ({ street, city, zipCode }: DeliveryAddress) =>
  [street, city, zipCode].every((text) => text.trim() !== '');

/** Whether two addresses read the same, instructions and all. */
export function isSameAddress(one: DeliveryAddress, other: DeliveryAddress): boolean {
  return placeOf(one) === placeOf(other) && one.instructions.trim() === other.instructions.trim();
}

/**
 * The latest addresses that orders went to, each once and as the customer wrote it last.
 *
 * @param orders the customer's own, newest first
 * @param forgotten the ids of orders whose addresses are not to be offered
 */
export function earlierAddresses(
  orders: readonly DeliveredOrder[],
  forgotten: readonly string[],
): EarlierAddress[] {
  const places = new Map<string, EarlierAddress>();
  for (const { id, deliveryAddress } of orders) {
    if (!isComplete(deliveryAddress) || forgotten.includes(id)) continue;
    const place = placeOf(deliveryAddress);
    const known = places.get(place);
    if (known) known.orderIds.push(id);
    else places.set(place, { address: deliveryAddress, orderIds: [id] });
  }
  return [...places.values()].slice(0, MOST);
}

/** The ids of the orders whose addresses the customer had forgotten. */
export type ForgottenOrders = readonly string[];

export type AddressesOperation = {
  type: 'forgotten' | 'remembered';
  /** All orders that went to one address. */
  orderIds: readonly string[];
};

export const addressesRecord: RecordDefinition<ForgottenOrders, AddressesOperation> = {
  empty: [],
  isEmpty: (forgotten) => forgotten.length === 0,
  apply: (forgotten, { type, orderIds }) => {
    const others = forgotten.filter((id) => !orderIds.includes(id));
    return type === 'forgotten' ? [...others, ...orderIds] : others;
  },
};

import type { DeliveryAddress, Order } from './entities.ts';
import type { RecordDefinition } from './record-definition.ts';

/** The ID and address of an order, without its card. */
export type OrderAddress = Pick<Order, 'id' | 'deliveryAddress'>;

/** An earlier address, and the IDs of all orders to it. */
export type EarlierAddress = { address: DeliveryAddress; orderIds: string[] };

/** The maximum number of addresses to offer. More addresses would push the form out of sight. */
const MAX_ADDRESSES = 3;

function toAddressKey({ street, city, zipCode }: DeliveryAddress): string {
  return JSON.stringify(
    // Stryker disable next-line MethodExpression: Two addresses can be compared in upper case as well as in lower case.
    [street, city, zipCode].map((text) => text.trim().replaceAll(/\s+/g, ' ').toLowerCase()),
  );
}

const isComplete = ({ street, city, zipCode }: DeliveryAddress) =>
  [street, city, zipCode].every((text) => text.trim() !== '');

/** Returns whether two addresses are the same, including their instructions. */
export function isSameAddress(one: DeliveryAddress, other: DeliveryAddress): boolean {
  return (
    toAddressKey(one) === toAddressKey(other) &&
    one.instructions.trim() === other.instructions.trim()
  );
}

/**
 * Returns the most recent addresses of the customer's orders, without duplicates. Each address is written as
 * the customer last typed it.
 *
 * @param orders the customer's own orders, newest first
 * @param removedOrderIds the IDs of the orders whose addresses the customer has removed
 */
export function earlierAddresses(
  orders: readonly OrderAddress[],
  removedOrderIds: readonly string[],
): EarlierAddress[] {
  const addressByKey = new Map<string, EarlierAddress>();
  for (const { id, deliveryAddress } of orders) {
    if (!isComplete(deliveryAddress) || removedOrderIds.includes(id)) continue;
    const key = toAddressKey(deliveryAddress);
    const known = addressByKey.get(key);
    if (known) known.orderIds.push(id);
    else addressByKey.set(key, { address: deliveryAddress, orderIds: [id] });
  }
  return [...addressByKey.values()].slice(0, MAX_ADDRESSES);
}

/** The IDs of the orders whose addresses the customer has removed. */
export type RemovedOrderIds = readonly string[];

export type AddressRemovalOperation = {
  type: 'removed' | 'restored';
  /** The IDs of all orders to one address. */
  orderIds: readonly string[];
};

export const removedAddressesRecord: RecordDefinition<RemovedOrderIds, AddressRemovalOperation> = {
  empty: [],
  isEmpty: (removedOrderIds) => removedOrderIds.length === 0,
  apply: (removedOrderIds, { type, orderIds }) => {
    const others = removedOrderIds.filter((id) => !orderIds.includes(id));
    return type === 'removed' ? [...others, ...orderIds] : others;
  },
};

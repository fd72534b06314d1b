import type { StorageReport } from '../../machines/customer-record.ts';
import type { RecordDefinition } from '../domain/record-definition.ts';
import { hasValue, readValue, removeValue, watchKey, writeValue } from './browser-storage.ts';

type StoreOptions<Value, Operation> = RecordDefinition<Value, Operation> & {
  /** Returns the storage key for the value of an owner. The owner is a customer or the guest. */
  keyOf: (owner: string) => string;
  /** Returns the value, or undefined if it is invalid. */
  parse: (raw: unknown) => Value | undefined;
};

/** The customer's ID; null for the guest. */
type UserId = string | null;

/** The guest's ID, which no customer of the identity service has. */
const GUEST = 'guest';

export type CustomerRecordStore<Value, Operation> = {
  /**
   * Opens the value of an owner. At sign-in, the guest's value is merged into the customer's value if the
   * record has `toOperations`. Otherwise, the customer's saved value, if there is one, replaces the guest's
   * value.
   *
   * @param guestOperations the guest's operations that were not stored
   * @param isFollowing whether another tab has signed the customer in. If so, this tab may not yet be able to
   *   read the values that the other tab has stored. Without `toOperations`, the guest's value is therefore not
   *   stored for the customer, and is only returned as `replaced`.
   */
  open: (
    userId: UserId,
    guestOperations: readonly Operation[],
    isFollowing?: boolean,
  ) => StorageReport<Value, Operation>;
  /**
   * Applies the operations to the value that is stored at this moment. If the result is empty, removes the
   * value.
   */
  store: (userId: UserId, operations: readonly Operation[]) => StorageReport<Value, Operation>;
  /** Calls back when another tab has changed the stored value. Returns a function to unsubscribe. */
  watch: (userId: UserId, onChange: () => void) => () => void;
};

/** Creates a store with a value for each customer in the browser's storage. */
export function createCustomerRecordStore<Value, Operation>(
  options: StoreOptions<Value, Operation>,
): CustomerRecordStore<Value, Operation> {
  const { empty, isEmpty, apply, toOperations, parse } = options;
  const keyOf = (userId: UserId) => options.keyOf(userId ?? GUEST);
  const read = (userId: UserId): Value => {
    const value = readValue(keyOf(userId), parse);
    return value === undefined || isEmpty(value) ? empty : value;
  };
  /** Whether the guest's stored value was merged into the customer's value and must now be removed. */
  let isGuestCopyLeft = false;

  const removeGuestCopy = () => {
    if (!isGuestCopyLeft) return;
    isGuestCopyLeft = false;
    try {
      removeValue(keyOf(null), parse);
    } catch (error) {
      console.warn('A guest’s value was not removed.', error);
    }
  };

  const store: CustomerRecordStore<Value, Operation>['store'] = (userId, operations) => {
    if (userId === null && !toOperations) {
      const value = operations.reduce(apply, empty);
      return { type: 'record.held', userId, value, pending: operations };
    }
    const value = operations.reduce(apply, read(userId));
    if (operations.length === 0) return { type: 'record.stored', userId, value, pending: [] };
    try {
      if (isEmpty(value)) removeValue(keyOf(userId), parse);
      else writeValue(keyOf(userId), value, parse);
    } catch (error) {
      console.warn('A change was not saved.', error);
      return { type: 'record.refused', userId, value, pending: operations };
    }
    removeGuestCopy();
    return { type: 'record.stored', userId, value, pending: [] };
  };

  return {
    open(userId, guestOperations, isFollowing = false) {
      // The previous customer has left. If the browser could not store their merged value, the guest's copy
      // still exists, and it must not reach the next customer.
      removeGuestCopy();
      if (userId === null) return store(null, []);
      if (toOperations) {
        const guestValue = readValue(keyOf(null), parse);
        isGuestCopyLeft = guestValue !== undefined;
        return store(userId, toOperations(guestOperations.reduce(apply, guestValue ?? empty)));
      }
      if (!isFollowing && isEmpty(read(userId))) return store(userId, guestOperations);
      const guestValue = guestOperations.reduce(apply, empty);
      return { ...store(userId, []), ...(!isEmpty(guestValue) && { replaced: guestValue }) };
    },
    store,
    watch(userId, onChange) {
      const key = keyOf(userId);
      return watchKey(key, () => {
        // An unreadable value does not change the value on the screen.
        if (readValue(key, parse) !== undefined || !hasValue(key)) onChange();
      });
    },
  };
}

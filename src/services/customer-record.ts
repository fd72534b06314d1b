import type { OwnerInput } from '../../machines/customer-record.ts';
import type { RecordDefinition } from '../domain/record-definition.ts';
import {
  hasValue,
  readValue,
  removeValue,
  watchKey,
  withLock,
  writeValue,
} from './browser-storage.ts';

type StoreOptions<Value, Operation> = RecordDefinition<Value, Operation> & {
  /** @param owner the id of a customer, or of the guest */
  keyOf: (owner: string) => string;
  /** The value, or undefined where it makes no sense. */
  parse: (raw: unknown) => Value | undefined;
};

type UserId = OwnerInput['userId'];

/** No customer of the identity service has this id. */
const GUEST = 'guest';

export type CustomerRecordStore<Value, Operation> = {
  /** The stored value, or undefined where nothing (or nothing readable) is stored. */
  load: (userId: UserId) => Value | undefined;
  /**
   * Applies the operations to what is stored by now; an empty value is removed.
   *
   * @returns what is stored then
   * @throws what the browser throws when it can't store it
   */
  store: (userId: UserId, operations: readonly Operation[]) => Promise<Value>;
  /**
   * Moves what the guest has stored into what is stored for this customer. If the browser refuses, it stays
   * where it is, counts as the customer's, and is moved with their next change.
   */
  adoptGuest: (userId: string) => void;
  /** Removes what could not be moved: the customer has left, and it is nobody else's. */
  removeUnmoved: () => void;
  /** Calls back with what another tab stored. Returns what ends it. */
  watch: (userId: UserId, onChange: (value: Value) => void) => () => void;
};

/** Keeps a value for each customer in the browser's storage. */
export function createCustomerRecordStore<Value, Operation>(
  options: StoreOptions<Value, Operation>,
): CustomerRecordStore<Value, Operation> {
  const { empty, isEmpty, apply, toOperations, parse } = options;
  const keyOf = (userId: UserId) => options.keyOf(userId ?? GUEST);
  /** Whether the guest's stored value belongs to the customer who is signed in. */
  let isUnmoved = false;
  const read = (userId: UserId): Value | undefined => {
    const value = readValue(keyOf(userId), parse);
    const unmoved = isUnmoved && userId !== null ? readValue(keyOf(null), parse) : undefined;
    if (!toOperations || unmoved === undefined) return value;
    return toOperations(unmoved).reduce(apply, value ?? empty);
  };
  const removeUnmoved = () => {
    if (!isUnmoved) return;
    isUnmoved = false;
    try {
      removeValue(keyOf(null), parse);
    } catch (error) {
      console.warn('A guest’s value was not removed.', error);
    }
  };
  const load = (userId: UserId) => {
    const value = read(userId);
    return value === undefined || isEmpty(value) ? undefined : value;
  };
  return {
    load,
    adoptGuest(userId) {
      if (!toOperations || load(null) === undefined) return;
      isUnmoved = true;
      try {
        // Without the lock, whose wait might outlast the page. Nothing is lost: if another tab writes
        // at the same moment, it adopts the same value of the same guest.
        writeValue(keyOf(userId), read(userId) ?? empty, parse);
        removeUnmoved();
      } catch (error) {
        console.warn('A guest’s value was not saved for the customer.', error);
      }
    },
    removeUnmoved,
    store(userId, operations) {
      const key = keyOf(userId);
      return withLock(key, () => {
        const value = operations.reduce(apply, read(userId) ?? empty);
        if (isEmpty(value)) removeValue(key, parse);
        else writeValue(key, value, parse);
        if (userId !== null) removeUnmoved();
        return value;
      });
    },
    watch(userId, onChange) {
      const key = keyOf(userId);
      return watchKey(key, () => {
        const value = read(userId);
        // What can't be read changes nothing here.
        if (value !== undefined || !hasValue(key)) onChange(value ?? empty);
      });
    },
  };
}

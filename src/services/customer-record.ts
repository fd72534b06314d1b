import type { OwnerInput, RecordDefinition } from '../../machines/customer-record.ts';
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
  /** Moves what the guest has stored into what is stored for this customer. */
  adoptGuest: (userId: string) => void;
  /** Calls back with what another tab stored. Returns what ends it. */
  watch: (userId: UserId, onChange: (value: Value) => void) => () => void;
};

/** Keeps a value for each customer in the browser's storage. */
export function createCustomerRecordStore<Value, Operation>(
  options: StoreOptions<Value, Operation>,
): CustomerRecordStore<Value, Operation> {
  const { empty, isEmpty, apply, toOperations, parse } = options;
  const keyOf = (userId: UserId) => options.keyOf(userId ?? GUEST);
  const read = (userId: UserId) => readValue(keyOf(userId), parse);
  const load = (userId: UserId) => {
    const value = read(userId);
    return value === undefined || isEmpty(value) ? undefined : value;
  };
  return {
    load,
    adoptGuest(userId) {
      const value = toOperations && load(null);
      if (!toOperations || value === undefined) return;
      try {
        // Without the lock, whose wait might outlast the page. Nothing is lost: if another tab writes
        // at the same moment, it adopts the same value of the same guest.
        const joined = toOperations(value).reduce(apply, read(userId) ?? empty);
        writeValue(keyOf(userId), joined, parse);
        removeValue(keyOf(null), parse);
      } catch (error) {
        console.warn('A guest’s value was not saved for the customer.', error);
      }
    },
    store(userId, operations) {
      const key = keyOf(userId);
      return withLock(key, () => {
        const value = operations.reduce(apply, read(userId) ?? empty);
        if (isEmpty(value)) removeValue(key, parse);
        else writeValue(key, value, parse);
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

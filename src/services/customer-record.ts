import type { RecordDefinition } from '../../machines/customer-record.ts';
import {
  hasValue,
  readValue,
  removeValue,
  watchKey,
  withLock,
  writeValue,
} from './browser-storage.ts';

type StoreOptions<Value, Operation> = RecordDefinition<Value, Operation> & {
  keyOf: (userId: string) => string;
  /** The value, or undefined where it makes no sense. */
  parse: (raw: unknown) => Value | undefined;
};

export type CustomerRecordStore<Value, Operation> = {
  /** The stored value, or undefined where nothing (or nothing readable) is stored. */
  load: (userId: string) => Value | undefined;
  /**
   * Applies the operations to what is stored by now; an empty value is removed.
   *
   * @returns what is stored then
   * @throws what the browser throws when it can't store it
   */
  store: (userId: string, operations: readonly Operation[]) => Promise<Value>;
  /** Calls back with what another tab stored. Returns what ends it. */
  watch: (userId: string, onChange: (value: Value) => void) => () => void;
};

/** Keeps a value for each customer in the browser's storage. */
export function createCustomerRecordStore<Value, Operation>(
  options: StoreOptions<Value, Operation>,
): CustomerRecordStore<Value, Operation> {
  const { empty, isEmpty, apply, keyOf, parse } = options;
  const read = (userId: string) => readValue(keyOf(userId), parse);
  return {
    load(userId) {
      const value = read(userId);
      return value === undefined || isEmpty(value) ? undefined : value;
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

/**
 * The definition of a value that the browser stores for a customer: its empty value, and how operations
 * change it.
 */
export type RecordDefinition<Value, Operation> = {
  empty: Value;
  isEmpty: (value: Value) => boolean;
  /**
   * Returns the value after an operation, without changing the old value. An operation says what to add or
   * remove, not what the result is, because another tab may have changed the stored value.
   */
  apply: (value: Value, operation: Operation) => Value;
  /**
   * Returns the operations that turn the empty value into this one. If a record has this function, the
   * guest's value is stored, and is merged into the customer's saved value at sign-in. Otherwise, the guest's
   * value exists only in memory. At sign-in, the customer's saved value replaces it, if there is one.
   */
  toOperations?: (value: Value) => readonly Operation[];
};

/**
 * The definition of a value that the browser stores for a customer: its empty value, and how operations
 * change it.
 */
export type RecordDefinition<Value, Operation> = {
  empty: Value;
  isEmpty: (value: Value) => boolean;
  /**
   * Returns the value after an operation, without side effects. Another tab may have changed the stored
   * value, so an operation says what to add or remove, not what the result is.
   */
  apply: (value: Value, operation: Operation) => Value;
  /**
   * Returns the operations that turn the empty value into this one. If a record has this function, the
   * guest's value is stored, and merged into the saved value at sign-in. Otherwise, the guest's value lives
   * in memory, and a saved value replaces it.
   */
  toOperations?: (value: Value) => readonly Operation[];
};

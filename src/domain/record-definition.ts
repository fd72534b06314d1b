/**
 * The definition of a value that the browser stores for a customer: its first value, and how operations
 * change it.
 */
export type RecordDefinition<Value, Operation> = {
  empty: Value;
  isEmpty: (value: Value) => boolean;
  /**
   * Pure. An operation is applied to the value stored at that moment, which another tab may have changed.
   * Therefore it says what to add or remove, not what the result is.
   */
  apply: (value: Value, operation: Operation) => Value;
  /**
   * Returns the operations that make the empty value this one. If a record has it, a guest's value is
   * stored, too, and joins the saved value at sign-in. Otherwise it lives in memory, and a saved value
   * takes its place.
   */
  toOperations?: (value: Value) => readonly Operation[];
};

/** What the browser keeps for a customer: its first value, and how operations change it. */
export type RecordDefinition<Value, Operation> = {
  empty: Value;
  isEmpty: (value: Value) => boolean;
  /**
   * Pure. An operation is applied to what is stored at that moment, which another tab may have changed.
   * So it says what to add or take away, not what the result is.
   */
  apply: (value: Value, operation: Operation) => Value;
  /**
   * Returns the operations that make the empty value this one. If a record has it, a guest's value is
   * stored, too, and joins the saved value at sign-in. Otherwise it lives in memory, and a saved value
   * takes its place.
   */
  toOperations?: (value: Value) => readonly Operation[];
};

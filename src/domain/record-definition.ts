/** What the browser keeps for a customer: its first value, and how operations change it. */
export type RecordDefinition<Value, Operation> = {
  empty: Value;
  isEmpty: (value: Value) => boolean;
  /**
   * Pure. An operation is applied twice: to the value on the screen, and to what is stored by then,
   * which another tab may have changed. So it says what to add or take away, not what the result is.
   */
  apply: (value: Value, operation: Operation) => Value;
  /**
   * Returns the operations that make the empty value this one. If a record has it, a guest's value is
   * stored, too, and these are what a customer takes over at sign-in.
   */
  toOperations?: (value: Value) => readonly Operation[];
};

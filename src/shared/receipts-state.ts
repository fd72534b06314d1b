/** The history state with which a link to My Orders leads to the receipts. */
export const receiptsState = { isForReceipts: true };

/** Returns whether a history state comes from a link to the receipts. */
export function isForReceiptsIn(state: unknown): boolean {
  return (state as Partial<typeof receiptsState> | null)?.isForReceipts === true;
}

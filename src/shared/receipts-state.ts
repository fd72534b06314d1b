/** The history state of a link that leads to the receipts in My Orders. */
export const receiptsState = { isForReceipts: true };

/** Returns whether a history state comes from a link to the receipts. */
export function isForReceiptsIn(state: unknown): boolean {
  return (state as Partial<typeof receiptsState> | null)?.isForReceipts === true;
}

/** Lets a test show My Orders without the sample orders, which the app always contains. */
import type * as data from '../../src/data/sample-orders.ts';

let areHidden = false;

export function hideSampleOrders(): void {
  areHidden = true;
}

export function showSampleOrders(): void {
  areHidden = false;
}

/** Returns the module of the sample orders. Its list is empty while a test hides the sample orders. */
export const hideable = (module: typeof data): typeof data => ({
  ...module,
  sampleOrders: (since) => (areHidden ? [] : module.sampleOrders(since)),
});

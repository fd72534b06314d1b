/** What the tests of this folder share: how hard they try, and what a soak writes in docs/reliability.md. */
import { test } from '../support/test.ts';

/** How many times the usual number of random tries: 1 in `npm test`, 100 in `npm run soak`. */
export const size = Number(process.env['SOAK'] ?? 1);

/** A row of docs/reliability.md; its result is the result of the test. */
export type Fault = {
  area: string;
  /** What went wrong. */
  fault: string;
  tries: number;
  /** What the customer sees, and what was not lost. */
  kept: string;
};

/** Says what this test tries, as its first line. */
export function tryFault(fault: Fault): void {
  test.info().annotations.push({ type: 'fault', description: JSON.stringify(fault) });
}

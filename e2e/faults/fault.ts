/**
 * Shared by the fault tests: how many tries they make, and the rows that a soak writes to
 * docs/reliability.md.
 */
import { test } from '../support/test.ts';

/** How long the random tests try: 1 in `npm test`, 100 in `npm run soak`. Each says what it makes of it. */
export const size = Number(process.env['SOAK'] ?? 1);

/** A row of docs/reliability.md; its result is the result of the test. */
export type Fault = {
  area: string;
  /** The injected fault. */
  fault: string;
  /** The customer's view of it, and the data that was not lost. */
  kept: string;
};

/** A fault, and how many tries of it the run has counted. */
export type TriedFault = Fault & { tries: number };

/**
 * Says what this test tries, as its first line. Gives what counts a try: to be called once one is
 * made and what is kept was seen to be kept.
 */
export function tryFault(fault: Fault): (count?: number) => void {
  const tried: TriedFault = { ...fault, tries: 0 };
  const annotation = { type: 'fault', description: JSON.stringify(tried) };
  test.info().annotations.push(annotation);
  return (count = 1) => {
    tried.tries += count;
    annotation.description = JSON.stringify(tried);
  };
}

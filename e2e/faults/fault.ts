/**
 * Sets how often the fault tests try each fault, and records the tried faults, which `npm run soak` writes to
 * docs/reliability.md.
 */
import { test } from '../support/test.ts';

/** The factor for the number of random tries: 1 in `npm test`, 100 in `npm run soak`. */
export const size = Number(process.env['SOAK'] ?? 1);

/** A row of docs/reliability.md, without its tries and its result. */
export type Fault = {
  area: string;
  fault: string;
  /** The effects that the customer sees, and the data that was not lost. */
  outcome: string;
};

/** A fault, and the number of tries that the run has counted. */
export type TriedFault = Fault & { tries: number };

/**
 * Declares the fault that this test injects. Call this function at the beginning of the test.
 *
 * @returns a function that counts tries. Call the returned function after the test has checked that the data
 *   is intact.
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

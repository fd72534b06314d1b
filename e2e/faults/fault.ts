/**
 * Scales the number of tries of the fault tests, and records their faults, which a soak writes to
 * docs/reliability.md.
 */
import { test } from '../support/test.ts';

/** Scales the number of random tries: 1 in `npm test`, 100 in `npm run soak`. */
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
 * Declares the fault that this test injects. Call it at the beginning of the test.
 *
 * @returns a function that counts a try, to be called once the data was found intact
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

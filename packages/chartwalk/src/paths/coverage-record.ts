/**
 * Stores the coverage of walks for the table on the command line and for the charts. The records are in a
 * subfolder of the folder in which the tests were started.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { mergeCoverage } from '../coverage.ts';
import type { Coverage, CoverageRecords, Measured } from '../coverage.ts';
import { describeCheckout } from '../git.ts';

const folder = resolve('.cache/path-coverage');

/** The coverage of this run's walks so far. */
const records = new Map<string, Coverage>();

function fileOf(where: keyof CoverageRecords, machineId: string): string {
  return join(folder, where, `${machineId}.json`);
}

let checkout: ReturnType<typeof describeCheckout> | undefined;

function measuredNow(): Measured {
  checkout ??= describeCheckout();
  return {
    // This is the real time, even if a test has replaced the clock.
    at: new Date(performance.timeOrigin + performance.now()).toISOString(),
    commit: checkout.commit,
    isChanged: checkout.hasChanges,
  };
}

/** Removes the record of a machine if an earlier run wrote it, but keeps a record that this run wrote. */
export function removeRecord(where: keyof CoverageRecords, machineId: string): void {
  const file = fileOf(where, machineId);
  if (!records.has(file)) rmSync(file, { force: true });
}

/** Merges the coverage of a machine's walks with the coverage of earlier walks in this run, and writes it. */
export function writeRecord(where: keyof CoverageRecords, coverage: Coverage): void {
  const file = fileOf(where, coverage.machine);
  const earlier = records.get(file);
  const measured = { ...coverage, measured: measuredNow() };
  const merged = earlier ? mergeCoverage(earlier, measured) : measured;
  records.set(file, merged);
  mkdirSync(join(folder, where), { recursive: true });
  writeFileSync(file, `${JSON.stringify(merged, null, 2)}\n`);
}

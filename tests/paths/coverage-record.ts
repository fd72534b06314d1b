/** Where walks leave what they have covered, for the table on the command line and the charts. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mergeCoverage } from '../../src/statecharts/coverage.ts';
import type { Coverage, CoverageRecords } from '../../src/statecharts/coverage.ts';

const folder = join(import.meta.dirname, '../../.cache/path-coverage');

/** What this run's walks have recorded so far. */
const records = new Map<string, Coverage>();

function fileOf(where: keyof CoverageRecords, machineId: string): string {
  return join(folder, where, `${machineId}.json`);
}

/** Removes what an earlier run has left of a machine; not what this one has. */
export function forgetRecord(where: keyof CoverageRecords, machineId: string): void {
  const file = fileOf(where, machineId);
  if (!records.has(file)) rmSync(file, { force: true });
}

/** Writes down what walks over a machine have covered, with what this run's earlier ones have. */
export function writeRecord(where: keyof CoverageRecords, coverage: Coverage): void {
  const file = fileOf(where, coverage.machine);
  const earlier = records.get(file);
  const merged = earlier ? mergeCoverage(earlier, coverage) : coverage;
  records.set(file, merged);
  mkdirSync(join(folder, where), { recursive: true });
  writeFileSync(file, `${JSON.stringify(merged, null, 2)}\n`);
}

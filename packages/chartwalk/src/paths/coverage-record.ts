/**
 * Stores the coverage of walks for the table on the command line and for the charts. The records are in a
 * subfolder of the folder in which the tests were started. Several test files may walk a machine, and may
 * run at the same time, so each file has its own records.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { mergeCoverage } from '../coverage.ts';
import type { Coverage, CoverageRecords, Measured } from '../coverage.ts';
import { fileNameOf } from '../file-name.ts';
import { describeCheckout } from '../git.ts';

const folder = resolve('.cache/path-coverage');

type Place = keyof CoverageRecords;

/** The coverage of a machine in the walks of one test file. `testFile` is relative to the project. */
type FileCoverage = { testFile: string; coverage: Coverage };

/** The coverage of this run's walks so far. The keys are the paths of the records' files. */
const records = new Map<string, Coverage>();

const folderOf = (place: Place, testFile: string) =>
  join(folder, place, fileNameOf(relative('', testFile)));

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

/**
 * Removes the records that an earlier run wrote for a test file, because the file may now walk fewer
 * machines. Records that this run has written stay.
 */
export function removeRecords(place: Place, testFile: string): void {
  const ofFile = folderOf(place, testFile);
  const isWritten = [...records.keys()].some((file) => dirname(file) === ofFile);
  if (!isWritten) rmSync(ofFile, { recursive: true, force: true });
}

/**
 * Merges the coverage of a machine's walks with the coverage of earlier walks in this run of the test file,
 * and writes it.
 */
export function writeRecord(place: Place, testFile: string, coverage: Coverage): void {
  const ofFile = folderOf(place, testFile);
  const file = join(ofFile, `${fileNameOf(coverage.machine)}.json`);
  const earlier = records.get(file);
  const measured = { ...coverage, measured: measuredNow() };
  const merged = earlier ? mergeCoverage(earlier, measured) : measured;
  records.set(file, merged);
  mkdirSync(ofFile, { recursive: true });
  const record: FileCoverage = { testFile: relative('', testFile), coverage: merged };
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
}

/** Returns the coverage of each machine in one place, merged from all test files that still exist. */
function readPlace(place: Place): Record<string, Coverage> {
  const placeFolder = join(folder, place);
  const files = existsSync(placeFolder) ? readdirSync(placeFolder, { recursive: true }) : [];
  const byMachine: Record<string, Coverage> = {};
  for (const file of files.map(String)) {
    if (!file.endsWith('.json')) continue;
    const record = JSON.parse(readFileSync(join(placeFolder, file), 'utf8')) as FileCoverage;
    // Records of earlier versions of this tool name no test file.
    if (record.testFile === undefined || !existsSync(record.testFile)) continue;
    const { machine } = record.coverage;
    const known = byMachine[machine];
    byMachine[machine] = known ? mergeCoverage(known, record.coverage) : record.coverage;
  }
  return byMachine;
}

/** Returns the coverage of the last run of the path tests; undefined if no run has measured anything. */
export function readCoverageRecords(): CoverageRecords | undefined {
  const read = { screen: readPlace('screen'), browser: readPlace('browser') };
  const isEmpty = Object.keys({ ...read.screen, ...read.browser }).length === 0;
  return isEmpty ? undefined : read;
}

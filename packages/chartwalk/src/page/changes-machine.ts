import type { ChangesRecord } from '../comparison/record.ts';
import { createRecordMachine } from './fetched-record.ts';

function read(json: unknown): ChangesRecord {
  const { format } = json as Partial<ChangesRecord>;
  if (format === 'statecharts-changes/3') return json as ChangesRecord;
  throw new Error('The record of changes was made by another version of this page.');
}

/** Loads the record that the last `chartwalk diff` wrote in the folder from which this page is served. */
export const changesMachine = createRecordMachine({
  id: 'changes',
  description: 'What the last comparison of two versions has found, if there was one.',
  address: '/statecharts-changes.json',
  read,
});

import type { CoverageRecords } from '../coverage.ts';
import { createRecordMachine } from './fetched-record.ts';

/** Loads the record that the last test run wrote on the computer that serves this page. */
export const coverageMachine = createRecordMachine({
  id: 'coverage',
  description: 'What the last test run measured, if there was one.',
  address: '/path-coverage.json',
  read: (json) => json as CoverageRecords,
});

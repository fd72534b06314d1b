import type { CoverageRecords } from '../coverage.ts';
import { createRecordMachine } from './fetched-record.ts';

/** Written by the last test run on the machine that serves this page. */
export const coverageMachine = createRecordMachine({
  id: 'coverage',
  description: 'What the last test run measured, if there was one.',
  address: '/path-coverage.json',
  read: (json) => json as CoverageRecords,
});

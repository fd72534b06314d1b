import { modelsById } from '../model.ts';
import { readCoverageRecords } from './coverage-record.ts';
import { formatCoverage } from './format-coverage.ts';
import { formatReports } from './format-report.ts';
import { jointReport } from './joint-report.ts';
import { formatMissing, missingJourneys } from './missing-journeys.ts';
import { reportOf, statesIn } from './report.ts';
import { formatSummary } from './summary.ts';

/**
 * Collects the functions that `chartwalk paths` and `chartwalk journeys` call, so that each command loads a
 * single module.
 */
export const paths = {
  formatCoverage,
  formatMissing,
  formatReports,
  formatSummary,
  jointReport,
  missingJourneys,
  modelsById,
  readCoverageRecords,
  reportOf,
  statesIn,
};

import { modelsById } from '../model.ts';
import { formatCoverage } from './format-coverage.ts';
import { formatReports } from './format-report.ts';
import { jointReport } from './joint-report.ts';
import { formatMissing, missingJourneys } from './missing-journeys.ts';
import { reportOf, statesIn } from './report.ts';
import { formatSummary } from './summary.ts';

/** The functions that the commands for paths and journeys need, in the one module that they load. */
export const paths = {
  formatCoverage,
  formatMissing,
  formatReports,
  formatSummary,
  jointReport,
  missingJourneys,
  modelsById,
  reportOf,
  statesIn,
};

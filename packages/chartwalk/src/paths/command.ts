import { modelsById } from '../model.ts';
import { formatCoverage } from './format-coverage.ts';
import { formatReports } from './format-report.ts';
import { jointReport } from './joint-report.ts';
import { reportOf, statesIn } from './report.ts';

/** The functions that the paths command needs, in the one module that it loads. */
export const paths = { formatCoverage, formatReports, jointReport, modelsById, reportOf, statesIn };

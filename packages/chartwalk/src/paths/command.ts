import { modelsById } from '../model.ts';
import { formatCoverage } from './format-coverage.ts';
import { formatReports } from './format-report.ts';
import { jointReport } from './joint-report.ts';
import { reportOf, statesIn } from './report.ts';

/** What the paths command has of all this: it loads one module. */
export const paths = { formatCoverage, formatReports, jointReport, modelsById, reportOf, statesIn };

import { formatCoverage } from './format-coverage.ts';
import { formatReports } from './format-report.ts';
import { jointReport } from './joint-report.ts';
import { machineIds, reportOf, statesOf } from './report.ts';

/** What `npm run paths` has of the path tests: it loads one module. */
export const paths = { formatCoverage, formatReports, jointReport, machineIds, reportOf, statesOf };

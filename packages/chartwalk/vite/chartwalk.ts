import type { Plugin } from 'vite';
import { servedRecords } from './command-records.ts';
import { inspectionRelay } from './inspection-relay.ts';
import { projectConfig, servedPage } from './page.ts';

/**
 * Serves the page at `/statecharts` beside the app of a development server, and connects programs in Node
 * with the page. It adds nothing to a build of the app.
 */
export function chartwalk(): Plugin[] {
  return [projectConfig, servedPage, servedRecords, inspectionRelay];
}

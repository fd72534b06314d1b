import type { Plugin } from 'vite';
import { servedBoard } from './board.ts';
import { servedRecords } from './command-records.ts';
import { inspectionRelay } from './inspection-relay.ts';
import { projectConfig, servedPage } from './page.ts';

/**
 * Returns plugins for a development server. They serve the page at `/statecharts` and the states board at
 * `/statecharts-board/` beside the app, and connect programs in Node with the page. They add nothing to a
 * build of the app.
 */
export function chartwalk(): Plugin[] {
  return [projectConfig, servedPage, servedRecords, servedBoard, inspectionRelay];
}

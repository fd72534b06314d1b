/**
 * Provides the page with the records that commands store. A development server serves the records, and a
 * build contains them as files.
 */
import type { Plugin } from 'vite';
import { readChangesRecord } from '../commands/changes-record.mjs';
import { readCoverageRecords } from '../src/paths/coverage-record.ts';

/** The functions that read the records. The keys are the names of the files that the page requests. */
const records: Readonly<Record<string, () => string | undefined>> = {
  'path-coverage.json': () => {
    const coverage = readCoverageRecords();
    return coverage && JSON.stringify(coverage);
  },
  'statecharts-changes.json': readChangesRecord,
};

export const servedRecords: Plugin = {
  name: 'chartwalk:served-records',
  apply: 'serve',
  configureServer(server) {
    for (const [fileName, read] of Object.entries(records)) {
      server.middlewares.use(`/${fileName}`, (_request, response) => {
        const record = read();
        response.statusCode = record === undefined ? 404 : 200;
        response.setHeader(
          'Content-Type',
          record === undefined ? 'text/plain' : 'application/json',
        );
        response.end(record ?? 'No command has left this here yet.');
      });
    }
  },
};

export const builtRecords: Plugin = {
  name: 'chartwalk:built-records',
  apply: 'build',
  generateBundle() {
    for (const [fileName, read] of Object.entries(records)) {
      const source = read();
      if (source !== undefined) this.emitFile({ type: 'asset', fileName, source });
    }
  },
};

/** Exports, as one module, the functions that `chartwalk diff` needs. Vite runs the module. */
import { readCoverageRecords } from '../paths/coverage-record.ts';
import { compareVersions } from './compare-versions.ts';
import { toMarkdown } from './markdown.ts';
import { picturesOf } from './pictures.ts';
import { readVersion } from './read-version.ts';

export const diff = { compareVersions, readCoverageRecords, readVersion, toMarkdown, picturesOf };

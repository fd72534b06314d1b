/** Exports, as one module, the functions that `chartwalk diff` needs. Vite runs the module. */
import { changedFiles } from '../code/piece.ts';
import { toMarkdown } from './markdown.ts';
import { picturesOf } from './pictures.ts';
import { readVersion } from './read-version.ts';
import { recordChanges } from './record.ts';

export const diff = { changedFiles, readVersion, recordChanges, toMarkdown, picturesOf };

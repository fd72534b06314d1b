/** Exports, as one module, the functions that `chartwalk diff` needs. Vite runs the module. */
import { toMarkdown } from './markdown.ts';
import { picturesOf } from './pictures.ts';
import { readMachines } from './read-machines.ts';
import { recordChanges } from './record.ts';

export const diff = { readMachines, recordChanges, toMarkdown, picturesOf };

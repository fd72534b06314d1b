/** Exports all functions of the sources that `chartwalk diff` needs, as one module that Vite runs. */
import { toMarkdown } from './markdown.ts';
import { picturesOf } from './pictures.ts';
import { readMachines } from './read-machines.ts';
import { recordChanges } from './record.ts';

export const diff = { readMachines, recordChanges, toMarkdown, picturesOf };

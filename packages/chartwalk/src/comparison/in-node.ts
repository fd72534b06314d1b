/** Exports everything that `chartwalk diff` needs of the charts as one module, which Vite runs. */
import { toMarkdown } from './markdown.ts';
import { picturesOf } from './pictures.ts';
import { readMachines } from './read-machines.ts';
import { recordChanges } from './record.ts';

export const diff = { readMachines, recordChanges, toMarkdown, picturesOf };

/** Exports, as one module, the functions that `chartwalk check` needs. Vite runs the module. */
import { areAlike, machinesIn } from '../machines-in.ts';
import { examine } from './examine.ts';

export { areAlike, examine, machinesIn };

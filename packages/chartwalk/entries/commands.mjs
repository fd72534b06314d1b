/** Provides the entry point `chartwalk/commands`, with helpers for writing commands. */
export { withModules } from '../commands/module-runner.mjs';
export { requireFreePorts } from '../commands/ports.mjs';
export {
  printError,
  Problem,
  runUntilStopped,
  printLine,
  onStopSignal,
} from '../commands/terminal.mjs';
export { formatTable } from '../src/table.mjs';

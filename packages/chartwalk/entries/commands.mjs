/** Provides the entry point `chartwalk/commands`, with helpers for writing commands. */
export { withModules } from '../commands/module-runner.mjs';
export { requireFreePorts } from '../commands/ports.mjs';
export { complain, Problem, runUntilStopped, say, whenToldToStop } from '../commands/terminal.mjs';
export { formatTable } from '../src/table.mjs';

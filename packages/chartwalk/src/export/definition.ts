import type { AnyStateMachine } from 'xstate';
import { withoutCode } from '../structure.ts';

/**
 * Returns the machine's definition as JSON, for Stately Studio. JSON can't contain code, so guards, actions,
 * actors and delays appear by name.
 */
export function toDefinition(machine: AnyStateMachine): string {
  return JSON.stringify(machine.config, withoutCode, 2);
}

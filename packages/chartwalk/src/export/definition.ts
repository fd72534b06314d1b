import type { AnyStateMachine } from 'xstate';
import { withoutCode } from '../structure.ts';

/**
 * The machine's definition as JSON, for Stately Studio. Code does not travel: guards, actions, actors
 * and delays go by their names.
 */
export function toDefinition(machine: AnyStateMachine): string {
  return JSON.stringify(machine.config, withoutCode, 2);
}

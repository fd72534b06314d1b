import type { AnyStateMachine } from 'xstate';
import { guardNameOf } from '../chart.ts';

function withoutCode(key: string, value: unknown): unknown {
  if (key === 'guard' && typeof value === 'function') return { type: guardNameOf(value as never) };
  return typeof value === 'function' ? undefined : value;
}

/**
 * The machine's definition as JSON, for Stately Studio. Code does not travel: guards, actions, actors
 * and delays go by their names.
 */
export function toDefinition(machine: AnyStateMachine): string {
  return JSON.stringify(machine.config, withoutCode, 2);
}

import type { AnyStateMachine } from 'xstate';
import { actionName, guardName, logicName } from '../names.ts';

const isCode = (value: unknown) => typeof value === 'function';
const listOf = (values: unknown) => [values].flat();

/** By name what is written as code, in the places where a name can stand. */
function withoutCode(key: string, value: unknown): unknown {
  if (key === 'guard' && isCode(value)) return { type: guardName(value) };
  if (['actions', 'entry', 'exit'].includes(key) && listOf(value).some(isCode)) {
    return listOf(value).map((action) => (isCode(action) ? { type: actionName(action) } : action));
  }
  if (key === 'on' && typeof value === 'object' && value !== null) {
    // JSON leaves out what is undefined; here it forbids an event.
    return Object.fromEntries(Object.entries(value).map(([event, it]) => [event, it ?? {}]));
  }
  if (key === 'invoke') {
    const invocations = listOf(value) as { id?: string; src: unknown }[];
    return invocations.map((invocation) => {
      const { id, src } = invocation;
      const name = typeof src === 'string' ? src : (id ?? logicName(src));
      return Object.assign({}, invocation, { src: name });
    });
  }
  return isCode(value) ? undefined : value;
}

/**
 * The machine's definition as JSON, for Stately Studio. Code does not travel: guards, actions, actors
 * and delays go by their names.
 */
export function toDefinition(machine: AnyStateMachine): string {
  return JSON.stringify(machine.config, withoutCode, 2);
}

/** Stores the payloads and answers that the user gave in the simulation of a machine. */
import * as v from 'valibot';
import { keep, recalled } from '../kept.ts';

const memory = v.object({
  /** The last input with which the machine was started, as JSON. */
  input: v.optional(v.string(), ''),
  /** The last payload that the user wrote for each event, as JSON. */
  payloads: v.optional(v.record(v.string(), v.string()), {}),
  /** The guards without an implementation that the user has set to pass. */
  yes: v.optional(v.array(v.string()), []),
  /** The lengths of delays that have no implementation, in milliseconds. */
  lengths: v.optional(v.record(v.string(), v.number()), {}),
});

export type Memory = v.InferOutput<typeof memory>;

const stored = v.fallback(v.pipe(v.string(), v.parseJson(), memory), v.parse(memory, {}));

const keyOf = (machineId: string) => `statecharts:simulated:${machineId}`;

/** Returns the stored payloads and answers for a machine; empty ones if nothing valid is stored. */
export function recallMemory(machineId: string): Memory {
  return v.parse(stored, recalled('localStorage', keyOf(machineId)));
}

/** Stores payloads and answers, if the browser allows it. */
export function keepMemory(machineId: string, kept: Memory): void {
  keep('localStorage', keyOf(machineId), JSON.stringify(kept));
}

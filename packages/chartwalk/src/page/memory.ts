/** Stores the payloads and answers that the user gave in the simulation of a machine. */
import * as v from 'valibot';
import { writeStorage, readStorage } from '../web-storage.ts';

const inputsSchema = v.object({
  /** The last input with which the machine was started, as JSON. */
  input: v.optional(v.string(), ''),
  /** The last payload that the user wrote for each event, as JSON. */
  payloads: v.optional(v.record(v.string(), v.string()), {}),
  /** The guards without an implementation that the user has set to pass. */
  yes: v.optional(v.array(v.string()), []),
  /** The lengths of delays that have no implementation, in milliseconds. */
  lengths: v.optional(v.record(v.string(), v.number()), {}),
});

export type SimulationInputs = v.InferOutput<typeof inputsSchema>;

const stored = v.fallback(
  v.pipe(v.string(), v.parseJson(), inputsSchema),
  v.parse(inputsSchema, {}),
);

const keyOf = (machineId: string) => `statecharts:simulated:${machineId}`;

/** Returns the stored payloads and answers for a machine; empty ones if nothing valid is stored. */
export function readSimulationInputs(machineId: string): SimulationInputs {
  return v.parse(stored, readStorage('localStorage', keyOf(machineId)));
}

/** Stores payloads and answers, if the browser allows it. */
export function storeSimulationInputs(machineId: string, inputs: SimulationInputs): void {
  writeStorage('localStorage', keyOf(machineId), JSON.stringify(inputs));
}

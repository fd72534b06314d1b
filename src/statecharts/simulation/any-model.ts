import type { AnyStateMachine } from 'xstate';
import { models } from '../models.ts';

/** A model without its types: all that the simulator needs of any of them. */
export type AnyModel = {
  machine: AnyStateMachine;
  starts: Readonly<Record<string, { input?: unknown }>>;
  raised?: readonly string[];
  moves: Readonly<Record<string, { samples: Readonly<Record<string, unknown>> } | undefined>>;
};

/** @throws when no machine of the catalogue has this id */
export function modelOf(machineId: string): AnyModel {
  const model = Object.hasOwn(models, machineId)
    ? (models as Readonly<Record<string, unknown>>)[machineId]
    : undefined;
  if (!model) throw new Error(`${machineId} has no model.`);
  return model as AnyModel;
}

/** The models by their machines' ids. */
import { config } from '../../chartwalk.config.ts';
import type { AnyModel } from './model.ts';

export const models: Readonly<Record<string, AnyModel>> = Object.fromEntries(
  Object.values<AnyModel>(config.models).map((model) => [model.machine.id, model]),
);

/** The model of the machine with this id; null where there is none. */
export function findModel(machineId: string): AnyModel | null {
  return (Object.hasOwn(models, machineId) ? models[machineId] : null) ?? null;
}

/** @throws when no machine of the catalogue has this id */
export function modelOf(machineId: string): AnyModel {
  const model = findModel(machineId);
  if (!model) throw new Error(`${machineId} has no model.`);
  return model;
}

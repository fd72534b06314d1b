import { modelsById } from 'chartwalk';
import type { AnyModel } from 'chartwalk';
import * as all from './models/index.ts';

export const models = modelsById(all);

/** @throws if no machine of the catalogue has this ID */
export function modelOf(machineId: string): AnyModel {
  const model = models.get(machineId);
  if (!model) throw new Error(`${machineId} has no model.`);
  return model;
}

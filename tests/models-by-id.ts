/** The models of the catalogue, by their machines' ids. */
import { modelsById } from 'chartwalk';
import type { AnyModel } from 'chartwalk';
import * as all from './models/index.ts';

export const models = modelsById(all);

/** @throws when no machine of the catalogue has this id */
export function modelOf(machineId: string): AnyModel {
  const model = models.get(machineId);
  if (!model) throw new Error(`${machineId} has no model.`);
  return model;
}

import type { CatalogueEntry } from '../catalogue.ts';
import type { AnyModel } from '../model.ts';

/** Returns the model of a machine. If the machine has no model, returns one without any phrases. */
export function modelFor({ machine, model }: Pick<CatalogueEntry, 'machine' | 'model'>): AnyModel {
  return model ?? { machine, starts: { 'the start': {} }, moves: {} };
}

import type { CatalogueEntry } from '../catalogue.ts';
import type { AnyModel } from '../model.ts';

/** Returns the model of a machine, or a model without any phrases if the machine has none. */
export function modelFor({ machine, model }: Pick<CatalogueEntry, 'machine' | 'model'>): AnyModel {
  return model ?? { machine, starts: { 'the start': {} }, moves: {} };
}

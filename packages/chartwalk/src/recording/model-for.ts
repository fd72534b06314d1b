import type { CatalogueEntry } from '../catalogue.ts';
import type { AnyModel } from '../model.ts';

/** The model of a machine; where nobody has written one, one that has no word for anything. */
export function modelFor({ machine, model }: Pick<CatalogueEntry, 'machine' | 'model'>): AnyModel {
  return model ?? { machine, starts: { 'the start': {} }, moves: {} };
}

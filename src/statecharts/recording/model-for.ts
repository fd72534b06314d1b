import type { CatalogueEntry } from '../catalogue.ts';
import type { AnyModel } from '../model.ts';
import { findModel } from '../models.ts';

/**
 * The model of a machine; where nobody has written one, one that has no word for anything. A machine of
 * another project that is called the same is another one.
 */
export function modelFor({ machine, chart, group }: Omit<CatalogueEntry, 'source'>): AnyModel {
  const model = group === 'production' ? findModel(chart.id) : null;
  return model ?? { machine, starts: { 'the start': {} }, moves: {} };
}

import { language } from './language.en.ts';
import { once } from './once.ts';

const createFormat = (type: 'conjunction' | 'unit') =>
  once(() => new Intl.ListFormat(language.locale, { style: 'short', type }));

const withAnd = createFormat('conjunction');
const withCommas = createFormat('unit');

/** Joins names for a sentence, as in "A, B and C". */
export function joinWithAnd(names: readonly string[]): string {
  return withAnd().format(names);
}

/** Joins names for a table or a card, as in "A, B, C". */
export function joinWithCommas(names: readonly string[]): string {
  return withCommas().format(names);
}

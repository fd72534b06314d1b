import { language } from '../domain/language.en.ts';
import { once } from '../domain/once.ts';

const format = once(
  () =>
    new Intl.NumberFormat(language.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/** Formats a rating or a distance with one decimal, as in `4.5`. */
export function formatOneDecimal(amount: number): string {
  return format().format(amount);
}

import { language } from './language.en.ts';
import { once } from './once.ts';

const rules = once(() => new Intl.PluralRules(language.locale));

/** Returns the form for a count. In English, 0 takes `other`; in Hindi, 0 takes `one`. */
export function plural(count: number, forms: { one: string; other: string }): string {
  return rules().select(count) === 'one' ? forms.one : forms.other;
}

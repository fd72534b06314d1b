/**
 * Stores the language that the customer has chosen. A script in index.html follows the choice at every start.
 */
import { isLanguageCode } from '../domain/languages.ts';
import type { LanguageCode } from '../domain/languages.ts';

const KEY = 'language';

export function chooseLanguage(code: LanguageCode): void {
  try {
    localStorage.setItem(KEY, code);
  } catch (error) {
    console.warn('The language must be chosen again at the next visit.', error);
  }
}

/**
 * Returns the site's language that the browser's settings prefer. Returns undefined if the settings name no
 * such language, or if the customer has already chosen a language.
 */
export function findPreferredLanguage(): LanguageCode | undefined {
  try {
    if (localStorage.getItem(KEY) !== null) return undefined;
  } catch {
    // Without storage, the customer's choice can't be stored, so the language would be offered at every
    // visit.
    return undefined;
  }
  return navigator.languages.map((tag) => tag.split('-')[0]).find(isLanguageCode);
}

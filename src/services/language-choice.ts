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
 * Returns the language of the site that the browser's settings prefer, if the customer has not chosen one.
 */
export function findPreferredLanguage(): LanguageCode | undefined {
  try {
    if (localStorage.getItem(KEY) !== null) return undefined;
  } catch {
    // Without storage, the answer to the offer can't be stored, so the offer would appear at every visit.
    return undefined;
  }
  return navigator.languages.map((tag) => tag.split('-')[0]).find(isLanguageCode);
}

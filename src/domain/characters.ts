/**
 * Functions that count characters as a reader does. For example, a flag, a family emoji and क्षि are one
 * character each.
 */
import { language } from './language.en.ts';

let segmenter: Intl.Segmenter | undefined;

/**
 * Yields the characters of a text. Firefox before 125 has no segmenter, so it may count a visible character
 * as several.
 */
function* charactersOf(text: string): Generator<string> {
  // Most texts are ASCII and need no segmenter. The segmenter's tables take time to load.
  if (/^[ -~]*$/.test(text) || !('Segmenter' in Intl)) {
    yield* text;
    return;
  }
  segmenter ??= new Intl.Segmenter(language.locale);
  for (const { segment } of segmenter.segment(text)) yield segment;
}

export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of charactersOf(text)) count += 1;
  return count;
}

/**
 * Returns the beginning of a text, with at most this number of characters. Never cuts through a character.
 */
export function cutAfter(text: string, count: number): string {
  // The length counts UTF-16 code units, and each character consists of at least one of them.
  if (text.length <= count) return text;
  let kept = '';
  let left = count;
  for (const character of charactersOf(text)) {
    if (left === 0) return kept;
    kept += character;
    left -= 1;
  }
  return kept;
}

/** Returns the first character of a name, in upper case, or '' if the name is blank. */
export function initialOf(name: string): string {
  return cutAfter(name.trimStart(), 1).toLocaleUpperCase(language.locale);
}

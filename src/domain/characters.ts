/** Functions that count characters as a reader does. A flag, a family emoji and क्षि are one each. */

let segmenter: Intl.Segmenter | undefined;

/**
 * Yields the characters of a text. Firefox before 125 has no segmenter, so a visible character may count as
 * several there.
 */
function* charactersOf(text: string): Generator<string> {
  // Most texts are ASCII and need no segmenter, whose tables for all scripts take time to load.
  if (/^[ -~]*$/.test(text) || !('Segmenter' in Intl)) {
    yield* text;
    return;
  }
  segmenter ??= new Intl.Segmenter();
  for (const { segment } of segmenter.segment(text)) yield segment;
}

/** Returns how many characters a reader sees in the text. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of charactersOf(text)) count += 1;
  return count;
}

/** Returns the first characters of a text, up to this number. Never cuts within a character. */
export function cutAfter(text: string, count: number): string {
  // The length in UTF-16 code units is never less than the number of characters.
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

/** Returns the first character of a name, in upper case, or '' if there is none. */
export function initialOf(name: string): string {
  return cutAfter(name.trimStart(), 1).toUpperCase();
}

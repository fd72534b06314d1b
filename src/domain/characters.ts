/** Characters as a reader counts them: a flag, a family and क्षि are one each. */

let segmenter: Intl.Segmenter | undefined;

/** Firefox before 125 has no segmenter, so a visible character may count as several there. */
function* charactersOf(text: string): Generator<string> {
  // Most texts are plain, and need no tables of all the world's scripts.
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

/** Returns the text, cut after this many characters and never within one. */
export function cutAfter(text: string, count: number): string {
  // A text is never shorter than the characters in it.
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

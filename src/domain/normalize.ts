/** Lower case without accents, so that "café" is found by "cafe". */
export function normalize(text: string): string {
  // Most texts have no accents, and are ready several times sooner.
  // Stryker disable next-line Regex: A text without accents is the same after they were taken away; it only takes longer.
  const plain = /^[\0-\x7F]*$/.test(text) ? text : text.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return plain.toLowerCase();
}

/** The words of a search, each of which has to be found. */
export function wordsOf(search: string): string[] {
  return normalize(search).match(/\S+/g) ?? [];
}

/** Returns a text in lower case and without accents, so that "cafe" finds "café". */
export function normalize(text: string): string {
  // Most texts are ASCII. Without the slow normalisation, they take a fraction of the time.
  // Stryker disable next-line Regex: A text without accents is the same after they were taken away; it only takes longer.
  const plain = /^[\0-\x7F]*$/.test(text) ? text : text.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return plain.toLowerCase();
}

/** Returns the words of a search. Each of them must be found. */
export function wordsOf(search: string): string[] {
  return normalize(search).match(/\S+/g) ?? [];
}

/** The accents of Latin, Greek and Cyrillic letters. The vowel signs of Devanagari are not among them. */
const ACCENTS = /[\u0300-\u036F]/g;

/** Returns a text in lower case and without accents, so that "cafe" finds "café". */
export function normalize(text: string): string {
  // Most texts are ASCII and need no normalisation, which is slow.
  // Stryker disable next-line Regex: Removing accents from a text without accents does not change the text, and only takes longer.
  const plain = /^[\0-\x7F]*$/.test(text) ? text : text.normalize('NFD').replaceAll(ACCENTS, '');
  return plain.toLowerCase();
}

export function wordsOf(search: string): string[] {
  return normalize(search).match(/\S+/g) ?? [];
}

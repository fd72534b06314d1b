/**
 * The accents of Latin, Greek and Cyrillic letters, the nuqta (dot) of Devanagari, and the invisible joiners
 * that some keyboards add to Devanagari text. The vowel signs of Devanagari are not removed.
 */
const REMOVED = /[\u0300-\u036F\u093C\u200C\u200D]/g;

/**
 * The nasals of Devanagari that can also be written as an anusvara: ँ, and ङ्, ञ्, ण्, न् or म् before a stop
 * consonant.
 */
const NASALS = /\u0901|[ङञणनम]\u094D(?=[क-घच-झट-ढत-धप-भ])/g;

/**
 * Returns a text in lower case and in one spelling, so that "cafe" finds "café", "पिज्जा" finds "पिज़्ज़ा" and
 * "तन्दूरी" finds "तंदूरी".
 */
export function normalize(text: string): string {
  // Most texts are ASCII and need no normalisation, which is slow.
  // Stryker disable next-line Regex: Removing accents from a text without accents does not change the text, and only takes longer.
  if (/^[\0-\x7F]*$/.test(text)) return text.toLowerCase();
  return text.normalize('NFD').replaceAll(REMOVED, '').replaceAll(NASALS, 'ं').toLowerCase();
}

/**
 * A word begins with a letter or a digit. The invisible mark that may follow an emoji is therefore not a
 * word.
 */
const WORDS = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;

/**
 * Returns the words of a text, separated by spaces. "Non veg" and "non-veg" become the single word "nonveg",
 * because they mean the opposite of "veg". If a text contains only punctuation or emoji, these count as its
 * words. A search for them then finds nothing, because no name contains them.
 */
export function toWords(text: string): string {
  const plain = normalize(text);
  const words = plain.match(WORDS) ?? plain.match(/\S+/g) ?? [];
  return words.join(' ').replaceAll(/(^| )(non|नॉन) /g, '$1$2');
}

export function wordsOf(text: string): string[] {
  const words = toWords(text);
  return words === '' ? [] : words.split(' ');
}

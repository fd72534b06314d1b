/** Formats texts, and searches them for words. */

/** Returns a number with a noun, for example `1 state` or `2 states`. */
export const formatCount = (number: number, noun: string) =>
  `${number} ${noun}${number === 1 ? '' : 's'}`;

export const capitalize = (sentence: string) =>
  sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** Returns the indented title and the lines below it; empty if there are no lines. */
export const formatSection = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [`  ${title}`, ...lines.map((line) => `    ${line}`)];

/** Returns whether a text contains all words of a search, in any order and case. */
export function hasAllWords(text: string, search: string): boolean {
  const words = text.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word));
}

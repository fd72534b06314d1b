/** Writes the Vitest command that runs chosen tests. */
import type { ListedTest } from './walks.ts';

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * Returns a pattern that matches the whole name of a test. Vitest joins a test's titles with ` > ` when it
 * lists the test, but with a space when it compares the pattern.
 */
const patternOf = (name: string) => name.split(' > ').map(escaped).join('[ >]+');

/** Returns the arguments after `vitest` that run exactly these tests; empty if there are none. */
export function vitestArguments(tests: readonly ListedTest[]): string[] {
  if (tests.length === 0) return [];
  const files = [...new Set(tests.map(({ file }) => file))].toSorted();
  const names = [...new Set(tests.map(({ name }) => name))];
  return ['run', ...files, '-t', `^(?:${names.map(patternOf).join('|')})$`];
}

const quoted = (word: string) =>
  /^[\w./:@=-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;

/** Returns words as a command for a shell. */
export function toShell(words: readonly string[]): string {
  return words.map(quoted).join(' ');
}

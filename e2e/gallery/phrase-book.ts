/** Translates the texts of FoodDash's screens from English into Hindi, using the messages of both builds. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * A text of a screen in both languages. If its message has parameters, the text has a slot in place of each
 * parameter.
 */
type Phrase = { english: string; hindi: string };

const SLOTS = ['⟨1⟩', '⟨2⟩', '⟨3⟩'];
const SLOT = /⟨\d⟩/;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** Returns a message's text for these arguments, or undefined if the message fails or returns no text. */
function textOf(message: unknown, parameters: readonly unknown[]): string | undefined {
  try {
    const text: unknown = (message as (...all: unknown[]) => unknown)(...parameters);
    return typeof text === 'string' ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the texts of a message, or of a tree of messages. */
function phrasesIn(english: unknown, hindi: unknown): Phrase[] {
  if (typeof english === 'string' && typeof hindi === 'string') return [{ english, hindi }];
  if (typeof english === 'function') {
    const examples = [SLOTS, [1, ...SLOTS], [2, ...SLOTS]];
    return examples.flatMap((parameters) => {
      const [text, translation] = [textOf(english, parameters), textOf(hindi, parameters)];
      const isText = text !== undefined && translation !== undefined;
      return isText ? [{ english: text, hindi: translation }] : [];
    });
  }
  if (typeof english !== 'object' || english === null || typeof hindi !== 'object') return [];
  return Object.entries(english).flatMap(([key, value]) =>
    phrasesIn(value, (hindi as Readonly<Record<string, unknown>>)[key]),
  );
}

async function messagesOf(file: string): Promise<unknown> {
  const module = (await import(pathToFileURL(file).href)) as { messages?: unknown };
  return module.messages;
}

/** Reads the messages of all screens in both languages. */
export async function readPhrases(): Promise<Phrase[]> {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.en\.tsx?$/.test(file))
    .map((file) => join(process.cwd(), 'src', file));
  const phrases = await Promise.all(
    files.map(async (file) =>
      phrasesIn(await messagesOf(file), await messagesOf(file.replace(/\.en(\.tsx?)$/, '.hi$1'))),
    ),
  );
  return phrases.flat();
}

/** Returns a pattern that matches a text with slots. Each slot matches any text. */
const patternOf = (text: string) => escaped(text).split(SLOT).join('(.+)');

/** Returns the Hindi translations of an English text. The English text can be a message with filled slots. */
function translationsOf(phrases: readonly Phrase[], text: string): string[] {
  const same = phrases.filter(({ english }) => english === text).map(({ hindi }) => hindi);
  if (same.length > 0) return same;
  return phrases.flatMap(({ english, hindi }) => {
    if (!SLOT.test(english) || english.replace(SLOT, '').trim() === '') return [];
    const filled = new RegExp(`^${patternOf(english)}$`).exec(text);
    if (!filled) return [];
    const slots = [...english.matchAll(new RegExp(SLOT, 'g'))].map(([slot]) => slot);
    return [
      slots.reduce((filledIn, slot, index) => {
        const argument = filled[index + 1] ?? '';
        return filledIn.replace(slot, translationsOf(phrases, argument)[0] ?? argument);
      }, hindi),
    ];
  });
}

/**
 * Returns a pattern that matches the Hindi translations of an English text, or of all English texts that a
 * pattern matches. A text without a translation, such as a customer's name, is returned unchanged.
 */
export function inHindi(phrases: readonly Phrase[], text: string | RegExp): string | RegExp {
  const isText = typeof text === 'string';
  const translations = isText
    ? translationsOf(phrases, text).map(escaped)
    : phrases.filter(({ english }) => text.test(english)).map(({ hindi }) => patternOf(hindi));
  if (translations.length === 0) return text;
  const alternatives = [...new Set(translations)].join('|');
  return new RegExp(isText ? `^(?:${alternatives})$` : `(?:${alternatives})`);
}

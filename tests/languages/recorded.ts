/** Records the messages that screens read, each with its translation into Hindi. */
import { cloneElement, isValidElement } from 'react';
import type { ReactNode } from 'react';

/**
 * Maps each English text that was read from the messages to its Hindi translation. The map is stored on Node's
 * `process`, so that all test files share it. The app's modules are loaded once for all test files, and read
 * some messages only while loading.
 */
const store = process as unknown as { translations?: Map<string, string> };
export const translations = (store.translations ??= new Map());

type Parent = { children?: ReactNode };

/** Returns the texts of a message: its own, and those of the elements that it contains. */
function textsIn(node: ReactNode): string[] {
  if (typeof node === 'string') return node.split(/&copy;|<[^>]*>/).map((text) => text.trim());
  if (Array.isArray(node)) return node.flatMap((child: ReactNode) => textsIn(child));
  return isValidElement<Parent>(node) ? textsIn(node.props.children) : [];
}

/**
 * Records a message. If elements divide an English sentence into parts, the Hindi parts may be in another
 * order. Each English part is therefore recorded with the whole Hindi sentence.
 */
function record(english: ReactNode, hindi: ReactNode): void {
  const texts = textsIn(english).filter(Boolean);
  const translation = textsIn(hindi).join(' ').trim();
  for (const text of texts) {
    if (texts.length === 1 || !translations.has(text)) translations.set(text, translation);
  }
}

/** Translates a message or a list of messages, such as the allergens of a dish. */
const translate = (text: string): string =>
  translations.get(text.trim()) ??
  text
    .split(/(, | and )/)
    .map((part) => (part === ' and ' ? ' और ' : (translations.get(part) ?? part)))
    .join('');

/** Translates the messages in an argument of another message. */
function inHindi(argument: unknown): unknown {
  if (typeof argument === 'string') return translate(argument);
  if (Array.isArray(argument)) return argument.map(inHindi);
  if (!isValidElement<Parent>(argument)) return argument;
  return cloneElement(argument, undefined, inHindi(argument.props.children) as ReactNode);
}

type Message = (...args: unknown[]) => ReactNode;

/** Wraps the English messages. Whenever a text is read from them, it is recorded with its translation. */
export function recorded<Value>(english: Value, hindi: unknown): Value {
  if (typeof english === 'function') {
    const message = english as unknown as Message;
    const translated = hindi as Message;
    const recording: Message = (...args) => {
      const text = message(...args);
      record(text, translated(...args.map(inHindi)));
      return text;
    };
    return recording as Value;
  }
  if (typeof english !== 'object' || english === null || isValidElement(english)) {
    record(english as ReactNode, hindi as ReactNode);
    return english;
  }
  return new Proxy(english, {
    get: (target, key, receiver) => {
      const value: unknown = Reflect.get(target, key, receiver);
      if (typeof key === 'symbol' || !Object.hasOwn(target, key)) return value;
      return recorded(value, Reflect.get(hindi as object, key));
    },
  });
}

import { isValidElement } from 'react';
import type { ReactNode } from 'react';

/** The Hindi texts that the screens would have shown, by their English texts. */
export const translations = new Map<string, string>();

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Returns the texts of a message that contains elements. */
function textsIn(node: ReactNode): string[] {
  if (typeof node === 'string') return [node];
  if (Array.isArray(node)) return node.flatMap((child: ReactNode) => textsIn(child));
  return isValidElement<{ children?: ReactNode }>(node) ? textsIn(node.props.children) : [];
}

function record(english: unknown, hindi: unknown): void {
  if (typeof english === 'string' && typeof hindi === 'string') {
    translations.set(english, hindi);
    return;
  }
  // The translation of a sentence around elements may have another order of texts. Together they are checked.
  const translated = textsIn(hindi as ReactNode).join(' ');
  for (const text of textsIn(english as ReactNode)) translations.set(text, translated);
}

/** Translates the arguments that are themselves messages, such as the name of a dish. */
const inHindi = (argument: unknown): unknown =>
  typeof argument === 'string' ? (translations.get(argument) ?? argument) : argument;

type Message = (...args: unknown[]) => unknown;

/** Returns the same messages. Each text that is read from them is recorded with its translation. */
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
  if (!isObject(english) || isValidElement(english)) {
    record(english, hindi);
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

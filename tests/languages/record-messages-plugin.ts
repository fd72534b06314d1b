import type { Plugin } from 'vite';

/**
 * Lets screen tests in English record each message that a screen reads, together with its translation into
 * Hindi. The screens stay in English. One walk can therefore check both languages.
 */
export function recordMessages(): Plugin {
  return {
    name: 'fooddash:record-messages',
    enforce: 'pre',
    transform(code, id) {
      const [, path] = /\/src\/((?!build\/).*)\.en\.tsx?$/.exec(id) ?? [];
      if (path === undefined || !code.includes('export const messages')) return null;
      const translation = id.replace(/\.en(\.tsx?)$/, '.hi$1');
      return [
        `import { recorded as recordedMessages } from '/tests/languages/recorded.ts';`,
        `import { messages as translatedMessages } from '${translation}';`,
        code.replace('export const messages', 'const englishMessages'),
        `export const messages = recordedMessages(englishMessages, translatedMessages);`,
      ].join('\n');
    },
  };
}

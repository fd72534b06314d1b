/** Builds the app in one language (docs/adding-a-language.md). */
import type { Plugin } from 'vite';
import type { LanguageCode } from '../domain/language.en.ts';

/**
 * Replaces every module `name.en.ts` by the module `name.hi.ts` beside it, if the language is Hindi. Imports in
 * modules that are themselves in Hindi stay as they are.
 */
export function inLanguage(code: LanguageCode): Plugin {
  return {
    name: 'fooddash:language',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (code === 'en' || !importer || !/\.en\.tsx?$/.test(source)) return null;
      if (/\.[a-z]{2}\.tsx?$/.test(importer)) return null;
      const translated = source.replace(/\.en(\.tsx?)$/, `.${code}$1`);
      const found = await this.resolve(translated, importer, { ...options, skipSelf: true });
      if (!found) throw new Error(`${source} has no translation, which ${importer} needs.`);
      return found;
    },
  };
}

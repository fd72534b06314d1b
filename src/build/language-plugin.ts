/** Replaces the app's English texts with those of the build's language (docs/adding-a-language.md). */
import type { Plugin } from 'vite';
import { site } from './site.ts';

/**
 * If the language is Hindi, replaces every module `name.en.ts` with the module `name.hi.ts` beside it.
 * Imports in these modules stay as they are. Puts the language and its texts into index.html.
 */
export function inLanguage(): Plugin {
  const { language: code, direction, noScript } = site;
  return {
    name: 'fooddash:language',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (code === 'en' || !importer || !/\.en\.tsx?$/.test(source)) return null;
      if (/\.[a-z]{2}\.tsx?$/.test(importer)) return null;
      const translation = source.replace(/\.en(\.tsx?)$/, `.${code}$1`);
      const resolved = await this.resolve(translation, importer, { ...options, skipSelf: true });
      if (!resolved) throw new Error(`${importer} imports ${source}, which has no translation.`);
      return resolved;
    },
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        return html
          .replace('<html lang="en">', `<html lang="${code}" dir="${direction}">`)
          .replace(/(<noscript>)[^<]*/, `$1${noScript}`);
      },
    },
  };
}

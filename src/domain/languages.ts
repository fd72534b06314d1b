export type LanguageCode = 'en' | 'hi';

export type Language = {
  code: LanguageCode;
  /** The language's own name for itself. */
  name: string;
  /** The locale of `Intl`'s formats. */
  locale: string;
  /**
   * The form of a month in a date. In Hindi, it is long, because most short forms contain a sign that looks
   * like a degree sign.
   */
  month: 'short' | 'long';
  direction: 'ltr' | 'rtl';
  /** Matches a text that has a letter of the language's script. */
  script: RegExp;
  /** The beginning of every path in this language, without a slash at its end. */
  basePath: '' | `/${LanguageCode}`;
};

export const languages: Readonly<Record<LanguageCode, Language>> = {
  en: {
    code: 'en',
    name: 'English',
    locale: 'en-IN',
    month: 'short',
    direction: 'ltr',
    script: /\p{Script=Latin}/u,
    basePath: '',
  },
  hi: {
    code: 'hi',
    name: 'हिन्दी',
    locale: 'hi-IN',
    month: 'long',
    direction: 'ltr',
    script: /\p{Script=Devanagari}/u,
    basePath: '/hi',
  },
};

export function isLanguageCode(code: string | null | undefined): code is LanguageCode {
  return typeof code === 'string' && Object.hasOwn(languages, code);
}

/**
 * Returns the path of a page in a language. It begins with a single slash, because two would lead to another
 * site.
 *
 * @param pathname the page's path, usually without a base path. If a page in this language did not load, the
 *   service worker of another language shows its own 404 page at the same path. That path already contains
 *   this language's base path.
 */
export function pathIn({ basePath }: Language, pathname: string): string {
  const page = pathname.replace(/^\/+/, '/');
  const isThere = `${page}/`.startsWith(`${basePath}/`);
  return (isThere ? page : basePath + page).replace(/(?<=.)\/$/, '');
}

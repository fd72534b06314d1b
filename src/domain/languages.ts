export type LanguageCode = 'en' | 'hi';

export type Language = {
  code: LanguageCode;
  /** The language's own name for itself. */
  name: string;
  /** The locale of `Intl`'s formats. */
  locale: string;
  /**
   * The form of the month in dates. Hindi uses the long form, because most of its short forms contain a sign
   * that looks like a degree sign.
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
 * Returns the path of a page in a language. The result begins with a single slash, because a path that begins
 * with two slashes would lead to another site.
 *
 * @param pathname the page's path, which may already contain this language's base path. This is the case if a
 *   page in this language did not load, and the service worker of another language shows its own 404 page at
 *   the same path.
 */
export function pathIn({ basePath }: Language, pathname: string): string {
  const page = pathname.replace(/^\/+/, '/');
  const isThere = `${page}/`.startsWith(`${basePath}/`);
  return (isThere ? page : basePath + page).replace(/(?<=.)\/$/, '');
}

/** The language of this build. A build in another language has the other file of this name instead. */
export const language: Language = {
  code: 'en',
  name: 'English',
  locale: 'en-IN',
  direction: 'ltr',
  basePath: '',
};

export type LanguageCode = 'en' | 'hi';

export type Language = {
  code: LanguageCode;
  /** The language's own name for itself. */
  name: string;
  /** The locale of `Intl`'s formats. */
  locale: string;
  direction: 'ltr' | 'rtl';
  /** The beginning of every path in this language, without a slash at its end. */
  basePath: '' | `/${LanguageCode}`;
};

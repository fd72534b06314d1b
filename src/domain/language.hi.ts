import type { Language } from './language.en.ts';

export const language: Language = {
  code: 'hi',
  name: 'हिन्दी',
  locale: 'hi-IN',
  direction: 'ltr',
  basePath: '/hi',
};

import type { LanguageCode } from '../../domain/languages.ts';

/** The offer to read FoodDash in a language, in that language. */
export const languageOffers: Readonly<
  Record<LanguageCode, { offer: string; accept: string; close: string }>
> = {
  en: {
    offer: 'FoodDash is also available in English.',
    accept: 'View in English',
    close: 'Close the offer of English',
  },
  hi: {
    offer: 'FoodDash हिन्दी में भी है।',
    accept: 'हिन्दी में देखें',
    close: 'हिन्दी का सुझाव बंद करें',
  },
};

import { languages } from './languages.ts';

/** The language of this build. A build in Hindi has the module `language.hi.ts` instead. */
export const language = languages.en;

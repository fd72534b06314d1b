import { languages } from './languages.ts';

/** The language of this build. A build in another language has the other module of this name instead. */
export const language = languages.en;

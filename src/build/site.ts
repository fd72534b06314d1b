/** Defines what a build's manifest, service worker and HTML contain in its language. */
import { languages } from '../domain/languages.ts';
import type { LanguageCode } from '../domain/languages.ts';
import { messages as english } from './messages.en.ts';
import { messages as hindi } from './messages.hi.ts';

const messagesIn = { en: english, hi: hindi };

/** The language of this build or development server. The commands set the variable. */
const code: LanguageCode = process.env['FOODDASH_LANGUAGE'] === 'hi' ? 'hi' : 'en';

const { basePath, direction } = languages[code];

export const site = {
  ...messagesIn[code],
  language: code,
  direction,
  basePath,
  /** The service worker and the installed app serve this path and all paths that begin with it. */
  scope: basePath || '/',
  // The service worker of every language is in the root folder, because a service worker serves no path
  // outside its own folder.
  serviceWorker: code === 'en' ? 'sw.js' : `sw.${code}.js`,
  manifest: code === 'en' ? 'manifest.webmanifest' : `manifest.${code}.webmanifest`,
};

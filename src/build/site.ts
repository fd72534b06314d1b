/** Defines what a build's manifest, service worker and HTML contain in its language. */
import { languages } from '../domain/languages.ts';
import type { LanguageCode } from '../domain/languages.ts';
import { messages as english } from './messages.en.ts';
import { messages as hindi } from './messages.hi.ts';

const messagesIn = { en: english, hi: hindi };

/** The environment variable that names the language of a build or of a development server. */
export const LANGUAGE_VARIABLE = 'FOODDASH_LANGUAGE';

export function siteIn(code: LanguageCode) {
  const { basePath, direction } = languages[code];
  return {
    ...messagesIn[code],
    language: code,
    direction,
    basePath,
    /** The path that the service worker and the installed app serve, with all paths that begin with it. */
    scope: basePath || '/',
    // They are in the root folder, because a service worker serves no path outside its own folder.
    serviceWorker: code === 'en' ? 'sw.js' : `sw.${code}.js`,
    manifest: code === 'en' ? 'manifest.webmanifest' : `manifest.${code}.webmanifest`,
  };
}

export const site = siteIn(process.env[LANGUAGE_VARIABLE] === 'hi' ? 'hi' : 'en');

/** Collects the texts that appear during walks. Finds those without a message or a Hindi translation. */
import { translations } from './recorded.ts';

const ATTRIBUTES = [
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'alt',
  'placeholder',
  'title',
];

const shown = new Set<string>();

const add = (text: string | null) => {
  const tidy = text?.trim();
  if (tidy) shown.add(tidy);
};

/** Elements to ignore: code, and offers of the other language, which are written in that language. */
const IGNORED = 'script, style, body [lang]';

function addTextsIn(node: Node): void {
  if (node instanceof Text) {
    if (node.parentElement?.closest(IGNORED) === null) add(node.data);
    return;
  }
  if (node instanceof Element && node.closest(IGNORED)) return;
  if (node instanceof Element) for (const name of ATTRIBUTES) add(node.getAttribute(name));
  node.childNodes.forEach(addTextsIn);
}

/** Starts collecting the texts of this document. */
export function collectTexts(): void {
  shown.clear();
  new MutationObserver((changes) => {
    for (const { target, type, addedNodes, attributeName } of changes) {
      if (type === 'attributes') add((target as Element).getAttribute(attributeName ?? ''));
      else if (type === 'characterData') addTextsIn(target);
      else addedNodes.forEach(addTextsIn);
    }
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ATTRIBUTES,
  });
}

/** Texts that are the same in every language, such as names in Latin letters, IDs, dates and keyboard keys. */
const SAME_IN_HINDI = [
  /FoodDash|OpenStreetMap|Leaflet|JavaScript/,
  /\bFood\b|\bDash\b/,
  /हिन्दी/,
  /FD\d*/,
  /\S+@\S+\.\w+/,
  /MM\/YY|\bCVV\b|\bCtrl\b/,
  /DL 3S AB 4821/,
  /\b\d{1,2}\s(?:Jan|Feb|Mar|Apr|May|June|July|Aug|Sept|Oct|Nov|Dec)(?:\s\d{4})?(?:,\s)?/,
  /\b\d{1,2}:\d{2}\s[ap]m\b/,
];

/** Texts that the walks enter or store: names, addresses, notes, messages, and dishes that are on no menu. */
const ENTERED = [
  /Asha Rao|Bimal Sen|Ravi|Scooter|^[ABRU]$/,
  /12 Lodhi Road|7 Khan Market|3 Hauz Khas Village|New Delhi 110003|Ring the lower bell/,
  /^\d open$/,
  /Dal|Mutton Burra|Tandoor Nights|No onions, please/,
  /News \d+|I am on my way\.|I am at the gate\.|It is on top\.|Have you got the naan\?/,
];

const without = (text: string, patterns: readonly RegExp[]) =>
  patterns.reduce((rest, pattern) => rest.replaceAll(new RegExp(pattern, 'gu'), ''), text);

const isOfNoLanguage = (text: string) =>
  !/\p{L}/u.test(without(without(text, SAME_IN_HINDI), ENTERED));

/**
 * Returns the parts of a row, which is a text that joins messages by “·”. A page's title is a row, and may
 * begin with the number of unread messages, as in “(2) ”.
 */
const partsOf = (text: string) => text.replace(/^\(\d\) /, '').split(' · ');

const isTranslated = (text: string) => translations.has(text) || isOfNoLanguage(text);

/** Returns the shown texts that are neither a message, a row of messages nor the beginning of a message. */
export function findUntranslated(): string[] {
  const messages = [...translations.keys()];
  return [...shown].filter(
    (text) =>
      !isTranslated(text) &&
      !partsOf(text).every(isTranslated) &&
      !messages.some((message) => message.startsWith(text)),
  );
}

/** Returns each shown text's Hindi translation if the translation contains words in Latin script. */
export function findEnglishInHindi(): string[] {
  return [...shown]
    .map((text) => translations.get(text) ?? '')
    .filter((text) => /[A-Za-z]/.test(without(without(text, SAME_IN_HINDI), ENTERED)));
}

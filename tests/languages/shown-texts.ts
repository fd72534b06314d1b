/** Collects every text that screen tests show, and finds those that are in no message. */
import { expect } from 'vitest';
import { translations } from './recorded.ts';

const ATTRIBUTES = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'placeholder', 'title'];

const shown = new Set<string>();

const add = (text: string | null) => {
  const tidy = text?.trim();
  if (tidy) shown.add(tidy);
};

function addTextsIn(node: Node): void {
  if (node instanceof Text) {
    if (node.parentElement?.closest('script, style') === null) add(node.data);
    return;
  }
  if (node instanceof Element) for (const name of ATTRIBUTES) add(node.getAttribute(name));
  node.childNodes.forEach(addTextsIn);
}

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

/** Texts that are the same in every language, and texts that tests enter. */
const UNTRANSLATED: readonly RegExp[] = [];

export function expectOnlyMessages(): void {
  const letters = [...shown].filter((text) => /\p{L}/u.test(text));
  const strange = letters.filter(
    (text) => !translations.has(text) && !UNTRANSLATED.some((pattern) => pattern.test(text)),
  );
  expect(strange).toEqual([]);
}

import { useSyncExternalStore } from 'react';

const CARD_FIELDS = 'input[autocomplete^="cc-"]';

/** What may fill a field, empty it or take it off the page. */
const events = ['input', 'change', 'focusin'] as const;

function watchFields(onChange: () => void): () => void {
  for (const event of events) document.addEventListener(event, onChange);
  return () => {
    for (const event of events) document.removeEventListener(event, onChange);
  };
}

const hasTypedCard = () =>
  [...document.querySelectorAll<HTMLInputElement>(CARD_FIELDS)].some(({ value }) => value !== '');

/** Whether a reload would lose a card: what is typed of one is in the page's fields and nowhere else. */
export function useHasTypedCard(): boolean {
  return useSyncExternalStore(watchFields, hasTypedCard);
}

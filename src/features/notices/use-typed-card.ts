import { useSyncExternalStore } from 'react';

const CARD_FIELDS = 'input[autocomplete^="cc-"]';

/** The events after which a field may have been filled in, emptied or removed from the page. */
const events = ['input', 'change', 'focusin'] as const;

function watchFields(onChange: () => void): () => void {
  for (const event of events) document.addEventListener(event, onChange);
  return () => {
    for (const event of events) document.removeEventListener(event, onChange);
  };
}

const hasTypedCard = () =>
  [...document.querySelectorAll<HTMLInputElement>(CARD_FIELDS)].some(({ value }) => value !== '');

/** Returns whether a reload would lose typed card details, which exist only in the page's fields. */
export function useHasTypedCard(): boolean {
  return useSyncExternalStore(watchFields, hasTypedCard);
}

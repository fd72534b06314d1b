import * as v from 'valibot';
import { createParser } from '../services/parsing.ts';
import { parseCart, receiveGuestCart } from '../services/carts.ts';
import { namedControlsIn } from '../shared/use-take-over.ts';
import { enter } from './enter.ts';

/** Parses what `leaveForLanguage` has handed over. */
const parse = createParser(
  v.object({
    guestCart: v.pipe(v.unknown(), v.transform(parseCart)),
    entered: v.array(v.object({ name: v.string(), value: v.string() })),
  }),
);

/** The time in milliseconds that the page's forms have to appear, for example while the session is confirmed. */
const PATIENCE = 30_000;

/**
 * Continues where the page in the other language ended. Input is entered when its control appears.
 *
 * @param json what that page has handed over
 */
export function startHandedOver(container: Element, json: string): void {
  const handedOver = parse(JSON.parse(json));
  if (!handedOver) return;
  receiveGuestCart(handedOver.guestCart);
  let missing = handedOver.entered;
  const enterWhatIsThere = () => {
    const controls = new Set(namedControlsIn(container));
    missing = missing.filter(({ name, value }) => {
      const control = [...controls].find((candidate) => candidate.name === name);
      if (!control) return true;
      controls.delete(control);
      if (control.value !== value) enter(control, value);
      return false;
    });
    if (missing.length === 0) observer.disconnect();
  };
  const observer = new MutationObserver(enterWhatIsThere);
  observer.observe(container, { childList: true, subtree: true });
  enterWhatIsThere();
  setTimeout(() => observer.disconnect(), PATIENCE);
}

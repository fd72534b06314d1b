import { receiveGuestCart } from '../services/carts.ts';
import type { HandedOver } from '../services/hand-over.ts';
import { namedControlsIn } from '../shared/use-take-over.ts';
import { enter } from './enter.ts';

/** The time in milliseconds that the page's forms have to appear, for example while the session is confirmed. */
const PATIENCE = 30_000;

/**
 * Continues where the page in the other language ended. Input is entered when its control appears. A control
 * that already has other input keeps it.
 */
export function startHandedOver(container: Element, { guestCart, entered }: HandedOver): void {
  receiveGuestCart(guestCart);
  let missing = entered;
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

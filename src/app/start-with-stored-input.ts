import * as v from 'valibot';
import { createParser } from '../services/parsing.ts';
import { parseCart, receiveGuestCart } from '../services/carts.ts';
import { namedControlsIn } from '../shared/use-input-before-hydration.ts';
import type { NamedControl } from '../shared/use-input-before-hydration.ts';
import { receiveOpenMenu } from '../features/header/handed-over-menu.ts';
import { enter } from './enter.ts';

/** Parses the value that `leaveForLanguage` hands over. */
const parse = createParser(
  v.pipe(
    v.string(),
    v.parseJson(),
    v.object({
      guestCart: v.optional(v.pipe(v.unknown(), v.transform(parseCart))),
      entered: v.array(v.object({ name: v.string(), value: v.string() })),
      isMenuOpen: v.boolean(),
      scrolled: v.number(),
      entryState: v.unknown(),
    }),
  ),
);

/**
 * The maximum wait in milliseconds for the page's forms, which may appear only once the session is confirmed.
 */
const MAX_WAIT_MS = 30_000;

/**
 * Restores the input, the open menu and the scroll position that this page had in the other language. A form
 * can appear a second time once the session is confirmed, so the earlier input is entered into each control
 * that appears. The restoration ends after `MAX_WAIT_MS`, or when the customer opens another page.
 *
 * @param json the value that the page in the other language handed over
 */
export function startWithStoredInput(container: Element, json: string): void {
  const handedOver = parse(json);
  if (!handedOver) return;
  receiveGuestCart(handedOver.guestCart);
  if (handedOver.isMenuOpen) receiveOpenMenu();
  history.replaceState(handedOver.entryState, '');
  scrollTo(0, handedOver.scrolled);
  const { pathname } = location;
  const seen = new WeakSet<NamedControl>();
  const observer = new MutationObserver(() => enterInput());
  const enterInput = () => {
    if (location.pathname !== pathname) {
      observer.disconnect();
      return;
    }
    const controls = namedControlsIn(container);
    for (const { name, value } of handedOver.entered) {
      const index = controls.findIndex((control) => control.name === name);
      const [control] = index === -1 ? [] : controls.splice(index, 1);
      if (!control || value === '' || seen.has(control)) continue;
      seen.add(control);
      if (control.value !== value) enter(control, value);
    }
  };
  observer.observe(container, { childList: true, subtree: true });
  enterInput();
  setTimeout(() => observer.disconnect(), MAX_WAIT_MS);
}

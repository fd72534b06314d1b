import { waitFor } from 'xstate';
import type { Cart } from '../domain/entities.ts';
import { pathIn } from '../domain/languages.ts';
import type { Language } from '../domain/languages.ts';
import { storeForNextPage } from '../services/hand-over.ts';
import { chooseLanguage } from '../services/language-choice.ts';
import type { OpenLayersActor } from './open-layers.ts';
import { namedControlsIn } from './use-input-before-hydration.ts';
import { pathInApp } from './watch-location.ts';

/** The names of the fields whose input is never stored, not even while another page loads. */
const SECRET = new Set(['password', 'confirmPassword', 'cardNumber', 'cvv']);

type Leaving = {
  language: Language;
  /**
   * Returns the guest's cart for the next page. A customer's cart is not passed on, because the next page
   * loads it from storage.
   */
  findGuestCart: () => Cart | undefined;
  isMenuOpen: boolean;
  openLayers: ReturnType<typeof OpenLayersActor.useActorRef>;
};

/**
 * Stores the choice of another language, and opens the current page in it. First waits until no dialog,
 * drawer or menu has a history entry above the page's own entry. If the customer opens another page
 * meanwhile, opens that page instead. The URL's query and fragment stay the same, and so does the state of
 * the page's history entry. The page is loaded as a new document, so that Back also loads the previous page
 * in the new language.
 */
export async function leaveForLanguage(leaving: Leaving): Promise<void> {
  const { language, findGuestCart, isMenuOpen, openLayers } = leaving;
  chooseLanguage(language.code);
  await waitFor(openLayers, ({ context }) => context.depth === 0);
  storeForNextPage({
    guestCart: findGuestCart(),
    entered: namedControlsIn(document.body).map(({ name, value }) => ({
      name,
      value: SECRET.has(name) ? '' : value,
    })),
    isMenuOpen,
    scrolled: scrollY,
    entryState: history.state as unknown,
  });
  const { pathname, search, hash } = location;
  location.replace(pathIn(language, pathInApp(pathname)) + search + hash);
}

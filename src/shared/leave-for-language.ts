import { waitFor } from 'xstate';
import type { Cart } from '../domain/entities.ts';
import type { LanguageCode } from '../domain/languages.ts';
import { storeForNextPage } from '../services/hand-over.ts';
import { chooseLanguage } from '../services/language-choice.ts';
import type { OpenLayersActor } from './open-layers.ts';
import { namedControlsIn } from './use-input-before-hydration.ts';

/** The names of the fields whose input is never stored, not even while another page loads. */
const SECRET = new Set(['password', 'confirmPassword', 'cardNumber', 'cvv']);

type Leaving = {
  code: LanguageCode;
  /** The page's path in the other language. */
  path: string;
  /** The guest's cart. A customer's cart is not handed over, because it is stored. */
  guestCart: Cart | undefined;
  isMenuOpen: boolean;
  openLayers: ReturnType<typeof OpenLayersActor.useActorRef>;
};

/**
 * Stores the choice of another language, and opens this page in that language. First waits until no dialog,
 * drawer or menu has a history entry above the page's own entry. The query, the fragment and the state of the
 * page's entry stay. The page is loaded as a new document, so that Back also loads the previous page in the
 * new language.
 */
export async function leaveForLanguage(leaving: Leaving): Promise<void> {
  const { code, path, guestCart, isMenuOpen, openLayers } = leaving;
  chooseLanguage(code);
  const entered = namedControlsIn(document.body).map(({ name, value }) => ({
    name,
    value: SECRET.has(name) ? '' : value,
  }));
  const scrolled = scrollY;
  await waitFor(openLayers, ({ context }) => context.depth === 0);
  storeForNextPage({
    guestCart,
    entered,
    isMenuOpen,
    scrolled,
    entryState: history.state as unknown,
  });
  location.replace(path + location.search + location.hash);
}

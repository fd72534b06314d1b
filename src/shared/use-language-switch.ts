import { useLocation } from 'react-router-dom';
import { language } from '../domain/language.en.ts';
import { languages } from '../domain/languages.ts';
import type { Language } from '../domain/languages.ts';
import { chooseLanguage } from '../services/language-choice.ts';
import { CartActor } from './cart.ts';
import { OpenLayersActor } from './open-layers.ts';

const other: Language = language.code === 'en' ? languages.hi : languages.en;

/**
 * Returns the site's other language, this page's path in it, and a function that opens this page in it.
 *
 * @param closeMenu closes the menu that contains the switch. It is open again in the other language.
 */
export function useLanguageSwitch(closeMenu?: () => void) {
  const cart = CartActor.useActorRef();
  const openLayers = OpenLayersActor.useActorRef();
  const { pathname } = useLocation();
  const path = `${other.basePath}${pathname}`.replace(/(?<=.)\/$/, '');
  const open = async () => {
    const { leaveForLanguage } = await import('./leave-for-language.ts');
    const { context } = cart.getSnapshot();
    chooseLanguage(other.code);
    const guestCart = context.userId === null ? context.cart : undefined;
    closeMenu?.();
    await leaveForLanguage({ path, guestCart, isMenuOpen: closeMenu !== undefined, openLayers });
  };
  return { other, path, open };
}

import { useLocation } from 'react-router-dom';
import { language } from '../domain/language.en.ts';
import { languages, pathIn } from '../domain/languages.ts';
import type { Language } from '../domain/languages.ts';
import { CartActor } from './cart.ts';
import { OpenLayersActor } from './open-layers.ts';
import { pathInApp } from './watch-location.ts';

const other: Language = language.code === 'en' ? languages.hi : languages.en;

/**
 * Returns the site's other language, the URL of this page in that language, and a function that opens this
 * page in that language. If the other page can't be loaded, the customer stays on this page, the choice is
 * not stored, and a notice appears.
 *
 * @param closeMenu closes the menu that contains the switch. The menu opens again in the other language.
 */
export function useLanguageSwitch(closeMenu?: () => void) {
  const cart = CartActor.useActorRef();
  const openLayers = OpenLayersActor.useActorRef();
  const { pathname, search, hash } = useLocation();
  const findGuestCart = () => {
    const { context } = cart.getSnapshot();
    return context.userId === null ? context.cart : undefined;
  };
  const open = async () => {
    const { canLoad } = await import('../services/other-language.ts');
    const [{ leaveForLanguage }, isLoadable] = await Promise.all([
      import('./leave-for-language.ts'),
      // The current URL is read again, because it may have changed since the last render, for example after
      // an order.
      canLoad(pathIn(other, pathInApp(location.pathname)), other.basePath),
    ]);
    if (!isLoadable) return;
    // The customer may have closed the menu while `canLoad` checked the other page.
    const isMenuOpen =
      closeMenu !== undefined && openLayers.getSnapshot().context.layers.length > 0;
    closeMenu?.();
    await leaveForLanguage({ language: other, findGuestCart, isMenuOpen, openLayers });
  };
  return { other, url: pathIn(other, pathname) + search + hash, open };
}

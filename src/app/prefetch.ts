/**
 * Code that is fetched before it is wanted: what a customer points at or tabs to, and what most of
 * them do next, once the browser has time.
 */
import { preloadable, preloadWhenSettled, tryToPreload } from '../shared/preloadable.tsx';
import { preloadAccountMenu } from '../features/header/Header.tsx';
import { preloadPage, routeOf } from './routes.tsx';

export const authModal = preloadable(async () => {
  const [{ AuthModal }] = await Promise.all([
    import('../features/auth/AuthModal.tsx'),
    preloadAccountMenu(),
  ]);
  return AuthModal;
});

let cartRows = 0;

/** With all that the cart's rows need: a list that changes as one looks at it loses the focus. */
async function loadCartDrawer() {
  const { CartDrawer, preloadCartItems } = await import('../features/cart/CartDrawer.tsx');
  // What does not come is asked for again, and its failure shown, where it is drawn.
  await preloadCartItems(cartRows).catch(() => {});
  return CartDrawer;
}

export const cartDrawer = preloadable(loadCartDrawer);

const overlays = { cart: cartDrawer, account: authModal };

/** The path that most customers go to from a route's path. */
const likelyNext: Readonly<Record<string, string>> = {
  '/': '/restaurants',
  '/restaurants': '/restaurant/any',
  '/restaurant/:id': '/checkout',
  '/checkout': '/track',
};

/** Fetches what a link leads to, or a button opens that says so by `data-opens`. */
export function prefetchWhatIsPointedAt({ target }: { target: EventTarget }): void {
  if (!(target instanceof Element)) return;
  const control = target.closest<HTMLElement>('a[href], [data-opens]');
  if (control instanceof HTMLAnchorElement) {
    if (control.origin === location.origin) tryToPreload(() => preloadPage(control.pathname));
  } else if (control) {
    tryToPreload(overlays[control.dataset['opens'] as keyof typeof overlays].preload);
  }
}

export function prefetchLikelyNext(pathname: string): void {
  const next = likelyNext[routeOf(pathname)?.path ?? ''];
  if (next) preloadWhenSettled(() => preloadPage(next));
}

/** For a cart of so many rows: it will be looked into. */
export function prefetchCartDrawer(rows: number): void {
  cartRows = rows;
  if (rows === 0) return;
  preloadWhenSettled(async () => {
    await cartDrawer.preload();
    // The drawer may have come for a cart of fewer rows.
    await loadCartDrawer();
  });
}

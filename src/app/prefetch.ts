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

export const cartDrawer = preloadable(
  async () => (await import('../features/cart/CartDrawer.tsx')).CartDrawer,
);

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

/** For a cart that has something in it: it will be looked into. */
export function prefetchCartDrawer(): void {
  preloadWhenSettled(cartDrawer.preload);
}

import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { AuthModalContext } from '../shared/auth-modal.ts';
import { CartContext } from '../shared/cart.ts';
import { Overlay } from '../shared/Overlay.tsx';
import { preloadable } from '../shared/preloadable.tsx';
import {
  authModal as authModalCode,
  cartDrawer,
  prefetchCartDrawer,
  prefetchLikelyNext,
} from './prefetch.ts';

const { Component: AuthModal } = authModalCode;
const { Component: CartDrawer } = cartDrawer;
const { Component: CartNotices } = preloadable(
  async () => (await import('../features/cart/CartNotices.tsx')).CartNotices,
);

/** The drawer and dialogs that every page can open. Their code comes before it is likely wanted. */
export function PageOverlays() {
  const authModal = AuthModalContext.useActorRef();
  const cart = CartContext.useActorRef();
  const { pathname } = useLocation();
  const isModalOpen = AuthModalContext.useSelector((snapshot) => snapshot.hasTag('open'));
  const isDrawerOpen = CartContext.useSelector((snapshot) => snapshot.matches({ drawer: 'open' }));
  const hasNotice = CartContext.useSelector((snapshot) => snapshot.hasTag('notice'));
  const rows = CartContext.useSelector(({ context }) => context.cart.items.length);
  // Nothing that was opened on one page stays open over another, however the customer got there.
  useEffect(() => {
    cart.send({ type: 'cart.closed' });
    authModal.send({ type: 'auth.closed' });
  }, [authModal, cart, pathname]);
  useEffect(() => prefetchLikelyNext(pathname), [pathname]);
  useEffect(() => prefetchCartDrawer(rows), [rows]);
  return (
    <>
      <Overlay isOpen={isModalOpen}>
        <AuthModal />
      </Overlay>
      <Overlay isOpen={isDrawerOpen}>
        <CartDrawer />
      </Overlay>
      <Overlay isOpen={hasNotice}>
        <CartNotices />
      </Overlay>
    </>
  );
}

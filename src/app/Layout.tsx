import Box from '@mui/material/Box';
import { Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Header } from '../features/header/Header.tsx';
import { AuthModalContext } from '../shared/auth-modal.ts';
import { Boundary } from '../shared/Boundary.tsx';
import { CartContext } from '../shared/cart.ts';
import { deferred } from '../shared/deferred.tsx';
import { TakenOver } from '../shared/early-input.tsx';
import { Failure } from '../shared/Failure.tsx';
import { headerHeight } from '../shared/header-height.ts';
import { Overlay } from '../shared/Overlay.tsx';
import { PageSkeleton } from '../shared/PageSkeleton.tsx';
import { preloadable } from '../shared/preloadable.tsx';
import { CarriedCart } from './CarriedCart.tsx';
import {
  authModal as authModalCode,
  cartDrawer,
  prefetchCartDrawer,
  prefetchLikelyNext,
  prefetchWhatIsPointedAt,
} from './prefetch.ts';

const Footer = deferred(async () => (await import('../features/footer/Footer.tsx')).Footer);
const AppNotices = deferred(
  async () => (await import('../features/notices/AppNotices.tsx')).AppNotices,
  // Who sees that the rest did not come needs no notice.
  null,
);
const { Component: AuthModal } = authModalCode;
const { Component: CartDrawer } = cartDrawer;
const { Component: CartNotices } = preloadable(
  async () => (await import('../features/cart/CartNotices.tsx')).CartNotices,
);

const pageFailure = (
  <Box sx={{ px: 2, py: 8 }}>
    <Failure />
  </Box>
);

/** Header, main content and footer, with the drawer and dialogs that every page can open. */
export function Layout() {
  const authModal = AuthModalContext.useActorRef();
  const cart = CartContext.useActorRef();
  const { pathname } = useLocation();
  const isModalOpen = AuthModalContext.useSelector((snapshot) => snapshot.hasTag('open'));
  const isDrawerOpen = CartContext.useSelector((snapshot) => snapshot.matches({ drawer: 'open' }));
  const hasNotice = CartContext.useSelector((snapshot) => snapshot.hasTag('notice'));
  const hasItems = CartContext.useSelector(({ context }) => context.cart.items.length > 0);
  const main = useRef<HTMLElement>(null);
  // Nothing that was opened on one page stays open over another, however the customer got there.
  useEffect(() => {
    cart.send({ type: 'cart.closed' });
    authModal.send({ type: 'auth.closed' });
  }, [authModal, cart, pathname]);
  useEffect(() => prefetchLikelyNext(pathname), [pathname]);
  useEffect(() => {
    if (hasItems) prefetchCartDrawer();
  }, [hasItems]);

  return (
    <Box
      onPointerOver={prefetchWhatIsPointedAt}
      onFocus={prefetchWhatIsPointedAt}
      sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}
    >
      <Box
        component="a"
        href="#main"
        sx={{
          position: 'absolute',
          zIndex: 'tooltip',
          top: -100,
          left: 16,
          p: 1.5,
          borderRadius: 2,
          bgcolor: 'background.paper',
          color: 'primary.main',
          '&:focus': { top: 8 },
        }}
      >
        Skip to content
      </Box>
      <Header />
      <Box
        component="main"
        id="main"
        ref={main}
        tabIndex={-1}
        // React takes the page over after what is around it.
        data-waiting=""
        // With the header as high as the screen: the footer stays out of sight while a page fills.
        sx={{
          flex: 1,
          minHeight: {
            xs: `calc(100dvh - ${headerHeight.xs}px)`,
            md: `calc(100dvh - ${headerHeight.md}px)`,
          },
        }}
      >
        <Boundary failure={pageFailure}>
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
            <TakenOver part={main} />
            <CarriedCart />
          </Suspense>
        </Boundary>
      </Box>
      <Footer />
      <AppNotices />
      <Overlay isOpen={isModalOpen}>
        <AuthModal />
      </Overlay>
      <Overlay isOpen={isDrawerOpen}>
        <CartDrawer />
      </Overlay>
      <Overlay isOpen={hasNotice}>
        <CartNotices />
      </Overlay>
    </Box>
  );
}

import Box from '@mui/material/Box';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, useLocation } from 'react-router-dom';
import { Header } from '../features/header/Header.tsx';
import { AuthModalContext } from '../shared/auth-modal.ts';
import { CartContext } from '../shared/cart.ts';
import { deferred } from '../shared/deferred.tsx';
import { TakenOver } from '../shared/early-input.tsx';
import { Failure } from '../shared/Failure.tsx';
import { PageSkeleton } from '../shared/PageSkeleton.tsx';
import { useEver } from '../shared/use-ever.ts';
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
const CartNotices = lazy(async () => ({
  default: (await import('../features/cart/CartNotices.tsx')).CartNotices,
}));

const pageFailure = (
  <Box sx={{ px: 2, py: 8 }}>
    <Failure />
  </Box>
);
const overlayFailure = (
  <Box sx={{ position: 'fixed', zIndex: 'snackbar', left: 16, right: 16, bottom: 16 }}>
    <Failure />
  </Box>
);
const logError = (error: unknown) => console.error(error);

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
  const showsModal = useEver(isModalOpen);
  const showsDrawer = useEver(isDrawerOpen);
  const showsNotices = useEver(hasNotice);
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
        sx={{ flex: 1, minHeight: '80dvh' }}
      >
        <ErrorBoundary fallback={pageFailure} onError={logError} resetKeys={[pathname]}>
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
            <TakenOver part={main} />
          </Suspense>
        </ErrorBoundary>
      </Box>
      <Footer />
      <AppNotices />
      <ErrorBoundary fallback={overlayFailure} onError={logError} resetKeys={[pathname]}>
        <Suspense fallback={null}>
          {showsModal && <AuthModal />}
          {showsDrawer && <CartDrawer />}
          {showsNotices && <CartNotices />}
        </Suspense>
      </ErrorBoundary>
    </Box>
  );
}

import Box from '@mui/material/Box';
import { Suspense, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Header } from '../features/header/Header.tsx';
import { Boundary } from '../shared/Boundary.tsx';
import { deferred } from '../shared/deferred.tsx';
import { TakenOver } from '../shared/early-input.tsx';
import { Failure } from '../shared/Failure.tsx';
import { headerHeight } from '../shared/header-height.ts';
import { PageSkeleton } from '../shared/PageSkeleton.tsx';
import { CarriedCart } from './CarriedCart.tsx';
import { PageOverlays } from './PageOverlays.tsx';
import { prefetchWhatIsPointedAt } from './prefetch.ts';

const Footer = deferred(async () => (await import('../features/footer/Footer.tsx')).Footer);
const AppNotices = deferred(
  async () => (await import('../features/notices/AppNotices.tsx')).AppNotices,
  // Who sees that the rest did not come needs no notice.
  null,
);

const pageFailure = (
  <Box sx={{ px: 2, py: 8 }}>
    <Failure />
  </Box>
);

/** The page that is shown. */
function Main() {
  // Where React has not taken a page over yet, it does so before it shows another one, but only if it
  // comes by here: that a context beyond this part has changed escapes it.
  useLocation();
  const main = useRef<HTMLElement>(null);
  return (
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
  );
}

/**
 * Header, main content and footer, with the drawer and dialogs that every page can open. Nothing
 * draws it again: what a change of page or of an actor changes asks for it itself.
 */
export function Layout() {
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
      <Main />
      <Footer />
      <AppNotices />
      <PageOverlays />
    </Box>
  );
}

import Box from '@mui/material/Box';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { Footer } from '../features/footer/Footer.tsx';
import { Header } from '../features/header/Header.tsx';
import { LanguageOffer } from '../features/notices/LanguageOffer.tsx';
import { headerHeight } from '../shared/header-height.ts';
import { LastListContext, scrollKeyOf } from '../shared/page-origin.ts';
import { messages } from './messages.en.ts';
import { NavigationProgress } from './NavigationProgress.tsx';
import { PageOverlays } from './PageOverlays.tsx';

/**
 * Shows the current page. Until the first navigation, the page receives the key of the visit's first history
 * entry. Afterwards, it receives null.
 */
function Main() {
  const location = useLocation();
  const [firstKey, setFirstKey] = useState<string | null>(location.key);
  if (firstKey !== null && firstKey !== location.key) setFirstKey(null);
  const lastList = useRef<Location>(null);
  useEffect(() => {
    if (location.pathname === '/restaurants') lastList.current = location;
  }, [location]);
  return (
    <Box
      component="main"
      id="main"
      tabIndex={-1}
      // Together, the header and this element are at least as high as the screen, so the footer is out of view
      // while a page loads.
      sx={{
        flex: 1,
        minHeight: {
          xs: `calc(100dvh - ${headerHeight.xs}px)`,
          md: `calc(100dvh - ${headerHeight.md}px)`,
        },
      }}
    >
      <LanguageOffer />
      <LastListContext value={lastList}>
        <Outlet context={firstKey} />
      </LastListContext>
    </Box>
  );
}

export function Layout() {
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <Box
        component="a"
        href="#main"
        sx={{
          position: 'absolute',
          zIndex: 'tooltip',
          top: -100,
          insetInlineStart: 16,
          p: 1.5,
          borderRadius: 2,
          bgcolor: 'background.paper',
          color: 'primary.main',
          '&:focus': { top: 8 },
        }}
      >
        {messages.skipToContent}
      </Box>
      <NavigationProgress />
      <Header />
      <Main />
      <Suspense>
        <Footer />
      </Suspense>
      <PageOverlays />
      <ScrollRestoration getKey={scrollKeyOf} />
    </Box>
  );
}

import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { hasOrdered } from '../../services/has-ordered.ts';
import { loadable } from '../../shared/loadable.tsx';
import { Page } from '../../shared/Page.tsx';
import { PartBoundary } from '../../shared/PartBoundary.tsx';
import { PopularDishes } from '../../shared/PopularDishes.tsx';
import { useUser } from '../../shared/session.ts';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';
import { Features } from './Features.tsx';
import { HideFirstVisit, RETURNING_COLUMNS } from './HideFirstVisit.tsx';
import { Hero } from './Hero.tsx';
import { Kitchens } from './Kitchens.tsx';
import { messages } from './messages.en.tsx';
import { Testimonials } from './Testimonials.tsx';
import { TrackingDemo } from './TrackingDemo.tsx';

const OrderAgain = lazy(async () => ({ default: (await import('./OrderAgain.tsx')).OrderAgain }));
const VegModeSwitch = loadable(
  async () => (await import('../../shared/DietControls.tsx')).VegModeSwitch,
);

/*
 * These elements are created only once, not at each render. If the hydrated page were rendered with new
 * elements, React would hydrate all their sections at once.
 */
const dishes = (
  <PopularDishes
    more={
      // This box reserves room for the switch until its code has loaded.
      <Box sx={{ minWidth: 116, minHeight: 40, marginInlineStart: 'auto', textAlign: 'end' }}>
        <PartBoundary failure={null}>
          <VegModeSwitch />
        </PartBoundary>
      </Box>
    }
  />
);
const explanations = (
  <>
    <Suspense>
      <TrackingDemo />
    </Suspense>
    <Suspense>
      <Features />
    </Suspense>
    <Suspense>
      <Testimonials />
    </Suspense>
  </>
);
const firstVisit = (
  <>
    <Suspense>
      <Kitchens />
    </Suspense>
    <Suspense>{dishes}</Suspense>
    {explanations}
  </>
);

/** On a wide screen, the past orders are beside the headline. All other sections are below both. */
const besidePastOrders = {
  display: { md: 'grid' },
  gridTemplateColumns: RETURNING_COLUMNS,
  alignItems: 'start',
  '& > *': { gridColumn: '1 / -1' },
  '& > .hero': { gridColumn: '2' },
  '& > .again': { gridColumn: '3' },
} as const;

function HomePage() {
  const user = useUser();
  const isHydrated = useIsHydrated();
  const isReturning = isHydrated && user !== null && hasOrdered(user.uid);
  return (
    <Page title={messages.title} description={messages.description}>
      <HideFirstVisit />
      <Box className="greeting" sx={isReturning ? besidePastOrders : undefined}>
        <Hero isReturning={isReturning} />
        {/* Nothing is shown below the headline until the past orders have loaded, so that nothing moves. */}
        {isReturning && (
          <Suspense fallback={<Box sx={{ minHeight: '100dvh' }} />}>
            <PartBoundary failure={null}>
              <OrderAgain userId={user.uid} />
            </PartBoundary>
            {dishes}
            <Kitchens />
            {explanations}
          </Suspense>
        )}
      </Box>
      {!isReturning && firstVisit}
    </Page>
  );
}

export { HomePage as Component };

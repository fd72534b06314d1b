import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { hasOrdered } from '../../services/has-ordered.ts';
import { Page } from '../../shared/Page.tsx';
import { PartBoundary } from '../../shared/PartBoundary.tsx';
import { useUser } from '../../shared/session.ts';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';
import { Features } from './Features.tsx';
import { HideFirstVisit } from './HideFirstVisit.tsx';
import { Hero } from './Hero.tsx';
import { Kitchens } from './Kitchens.tsx';
import { PopularDishes } from './PopularDishes.tsx';
import { Testimonials } from './Testimonials.tsx';
import { TrackingDemo } from './TrackingDemo.tsx';

const OrderAgain = lazy(async () => ({ default: (await import('./OrderAgain.tsx')).OrderAgain }));

/*
 * These elements are created only once, not at each render. If the hydrated page were rendered with new
 * elements, React would hydrate all their sections at once.
 */
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
    <Suspense>
      <PopularDishes />
    </Suspense>
    {explanations}
  </>
);

function HomePage() {
  const user = useUser();
  const isHydrated = useIsHydrated();
  const isReturning = isHydrated && user !== null && hasOrdered(user.uid);
  return (
    <Page
      title="Order food in Delhi, track it live"
      description="Order from Delhi’s best restaurants, delivered in 30 min or less, and track your food to your door."
    >
      <HideFirstVisit />
      <Hero isReturning={isReturning} />
      {!isReturning && firstVisit}
      {/* Nothing is shown below the headline until the past orders have loaded, so that nothing moves. */}
      {isReturning && (
        <Suspense fallback={<Box sx={{ minHeight: '100dvh' }} />}>
          <PartBoundary failure={null}>
            <OrderAgain userId={user.uid} />
          </PartBoundary>
          <PopularDishes />
          <Kitchens />
          {explanations}
        </Suspense>
      )}
    </Page>
  );
}

export { HomePage as Component };

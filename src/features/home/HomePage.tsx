import { Suspense } from 'react';
import { Page } from '../../shared/Page.tsx';
import { Features } from './Features.tsx';
import { HideFirstVisit } from './HideFirstVisit.tsx';
import { Hero } from './Hero.tsx';
import { Kitchens } from './Kitchens.tsx';
import { OrderAgain } from './OrderAgain.tsx';
import { PopularDishes } from './PopularDishes.tsx';
import { Testimonials } from './Testimonials.tsx';
import { TrackingDemo } from './TrackingDemo.tsx';
import { usePastOrders } from './use-past-orders.ts';

function HomePage() {
  const { isReturning, toRepeat } = usePastOrders();
  const kitchens = (
    <Suspense>
      <Kitchens />
    </Suspense>
  );
  return (
    <Page
      title="Order food in Delhi, track it live"
      description="Order from Delhi’s best restaurants, delivered in 30 min or less, and track your food to your door."
    >
      <HideFirstVisit />
      <Hero isReturning={isReturning} />
      {toRepeat.length > 0 && <OrderAgain orders={toRepeat} />}
      {!isReturning && kitchens}
      <Suspense>
        <PopularDishes />
      </Suspense>
      {isReturning && kitchens}
      <Suspense>
        <TrackingDemo />
      </Suspense>
      <Suspense>
        <Features />
      </Suspense>
      <Suspense>
        <Testimonials />
      </Suspense>
    </Page>
  );
}

export { HomePage as Component };

import { Suspense } from 'react';
import { Page } from '../../shared/Page.tsx';
import { Features } from './Features.tsx';
import { Hero } from './Hero.tsx';
import { Kitchens } from './Kitchens.tsx';
import { PopularDishes } from './PopularDishes.tsx';
import { Testimonials } from './Testimonials.tsx';
import { TrackingDemo } from './TrackingDemo.tsx';

function HomePage() {
  return (
    <Page
      title="FoodDash"
      description="Order from Delhi’s best kitchens and follow your food to the door, in 30 minutes or less."
    >
      <Hero />
      <Suspense>
        <Kitchens />
      </Suspense>
      <Suspense>
        <PopularDishes />
      </Suspense>
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

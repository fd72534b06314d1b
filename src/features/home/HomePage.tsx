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
      title="Order food in Delhi, track it live"
      description="Order from Delhi’s best restaurants, delivered in 30 min or less, and track your food to your door."
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

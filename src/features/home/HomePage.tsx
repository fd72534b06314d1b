import { deferred } from '../../shared/deferred.tsx';
import { Page } from '../../shared/Page.tsx';
import { Hero } from './Hero.tsx';

const HomeSections = deferred(async () => (await import('./HomeSections.tsx')).HomeSections);

export function HomePage() {
  return (
    <Page
      title="FoodDash"
      description="Order from Delhi’s best kitchens and follow your food to the door, in 30 minutes or less."
    >
      <Hero />
      <HomeSections />
    </Page>
  );
}

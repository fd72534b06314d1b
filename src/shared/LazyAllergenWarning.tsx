import { DietActor } from './diet.ts';
import { loadable } from './loadable.tsx';
import { PartBoundary } from './PartBoundary.tsx';

const AllergenWarning = loadable(
  async () => (await import('./AllergenWarning.tsx')).AllergenWarning,
);

/** Shows a dish's allergen warning. The warning's code loads only for customers who avoid an allergen. */
export function LazyAllergenWarning({ dishId }: { dishId: string }) {
  const avoidsSomething = DietActor.useSelector(({ context }) => context.value.avoided.length > 0);
  return (
    avoidsSomething && (
      <PartBoundary failure={null}>
        <AllergenWarning dishId={dishId} />
      </PartBoundary>
    )
  );
}

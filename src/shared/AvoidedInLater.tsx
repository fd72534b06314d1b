import { DietActor } from './diet.ts';
import { later } from './later.tsx';
import { PartBoundary } from './PartBoundary.tsx';

const AvoidedIn = later(async () => (await import('./AvoidedIn.tsx')).AvoidedIn);

/** A dish's allergen warning. Its code loads only for customers who avoid something. */
export function AvoidedInLater({ dishId }: { dishId: string }) {
  const avoidsSomething = DietActor.useSelector(({ context }) => context.value.avoided.length > 0);
  return (
    avoidsSomething && (
      <PartBoundary failure={null}>
        <AvoidedIn dishId={dishId} />
      </PartBoundary>
    )
  );
}

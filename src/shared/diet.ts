import { actorOfApp } from './app.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

/** The customer's diet. */
export const DietActor = actorOfApp('diet');

/** Turns on veg mode, after a question about the non-veg dishes in the cart. */
export const VegModeActor = actorOfApp('vegMode');

export function useVegMode(): boolean {
  const isOn = DietActor.useSelector(({ context }) => context.value.isVegetarian);
  return useIsHydrated() && isOn;
}

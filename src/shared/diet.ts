import { actorOfApp } from './app.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

/** The actor that stores the customer's diet. */
export const DietActor = actorOfApp('diet');

/** The actor that turns veg mode on, after it has asked about the non-veg dishes in the cart. */
export const VegModeActor = actorOfApp('vegMode');

export function useVegMode(): boolean {
  const isOn = DietActor.useSelector(({ context }) => context.value.isVegetarian);
  return useIsHydrated() && isOn;
}

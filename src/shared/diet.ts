import { actorOfApp } from './app.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

/** What the customer eats. */
export const DietActor = actorOfApp('diet');

/** What that has to ask about a dish: every dish on its way into the cart goes through it. */
export const DietCheckActor = actorOfApp('dietCheck');

/** Turns on veg mode, after a question about the non-veg dishes in the cart. */
export const VegModeActor = actorOfApp('vegMode');

export function useVegMode(): boolean {
  const isOn = DietActor.useSelector(({ context }) => context.value.isVegetarian);
  return useIsHydrated() && isOn;
}

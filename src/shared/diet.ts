import { dietCheckMachine } from '../../machines/diet-check.ts';
import { dietMachine } from '../../machines/diet.ts';
import { createActorContext } from './actors.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

/** What the customer eats; `app/AppActors` gives it session and storage. */
export const DietContext = createActorContext(dietMachine);

/** What that has to ask about a dish, or about the cart: every dish on its way there goes through it. */
export const DietCheckContext = createActorContext(dietCheckMachine);

export function useVegMode(): boolean {
  const isOn = DietContext.useSelector(({ context }) => context.value.isVegetarian);
  return useIsHydrated() && isOn;
}

import { createCustomerRecordMachine } from '../../machines/customer-record.ts';
import { dietCheckMachine } from '../../machines/diet-check.ts';
import { vegModeMachine } from '../../machines/veg-mode.ts';
import type { Diet, DietOperation } from '../domain/diet.ts';
import { createActorContext } from './actors.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

/** What the customer eats; `app/AppActors` gives it session and storage. */
export const DietContext = createActorContext(createCustomerRecordMachine<Diet, DietOperation>());

/** What that has to ask about a dish: every dish on its way into the cart goes through it. */
export const DietCheckContext = createActorContext(dietCheckMachine);

/** Turns on veg mode, after a question about the non-veg dishes in the cart. */
export const VegModeContext = createActorContext(vegModeMachine);

export function useVegMode(): boolean {
  const isOn = DietContext.useSelector(({ context }) => context.value.isVegetarian);
  return useIsHydrated() && isOn;
}

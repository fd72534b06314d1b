import { createCustomerRecordMachine } from './customer-record.ts';
import type { RecordDefinition } from './customer-record.ts';
import type { Allergen } from './entities.ts';

export type Diet = {
  /** Veg mode: dishes that are not vegetarian are hidden, and asked about. */
  isVegetarian: boolean;
  /** What the customer avoids, the latest last. */
  avoided: readonly Allergen[];
};

export type DietOperation =
  | { type: 'vegModeTurnedOn' }
  | { type: 'vegModeTurnedOff' }
  | { type: 'allergenAvoided' | 'allergenAccepted'; allergen: Allergen };

/** Whether a dish can be against this diet at all. */
export function restricts({ isVegetarian, avoided }: Diet): boolean {
  return isVegetarian || avoided.length > 0;
}

function applyToDiet(diet: Diet, operation: DietOperation): Diet {
  switch (operation.type) {
    case 'vegModeTurnedOn':
      return { ...diet, isVegetarian: true };
    case 'vegModeTurnedOff':
      return { ...diet, isVegetarian: false };
    default: {
      const others = diet.avoided.filter((allergen) => allergen !== operation.allergen);
      const isAvoided = operation.type === 'allergenAvoided';
      return { ...diet, avoided: isAvoided ? [...others, operation.allergen] : others };
    }
  }
}

export const dietRecord: RecordDefinition<Diet, DietOperation> = {
  empty: { isVegetarian: false, avoided: [] },
  isEmpty: (diet) => !restricts(diet),
  apply: applyToDiet,
  toOperations: ({ isVegetarian, avoided }) => [
    ...(isVegetarian ? [{ type: 'vegModeTurnedOn' } as const] : []),
    ...avoided.map((allergen) => ({ type: 'allergenAvoided', allergen }) as const),
  ],
};

export const dietMachine = createCustomerRecordMachine({
  ...dietRecord,
  id: 'diet',
  description:
    'Veg mode, and the allergens that a customer avoids. What a guest set is added to what is saved for who signs in.',
  // Stryker disable next-line StringLiteral: Only 'replaced' is asked for: anything else adds, and the compiler refuses anything else.
  guestValue: 'added',
});

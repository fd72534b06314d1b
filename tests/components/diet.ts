import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { fullNameOf } from '../../src/shared/allergen-texts.ts';
import type { Diet } from '../../src/domain/diet.ts';
import type { Allergen } from '../../src/domain/allergens.ts';
import { customer } from './app.tsx';

export const vegMode = () => screen.getByRole('button', { name: 'Veg mode' });
const allergensButton = () => screen.getByRole('button', { name: /^Allergens/ });

/** Opens the dialog about allergens, toggles an allergen and closes the dialog. */
export async function toggleAllergen(allergen: Allergen): Promise<void> {
  await customer.click(allergensButton());
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Which allergens do you avoid?' }),
  );
  await customer.click(dialog.getByRole('checkbox', { name: fullNameOf(allergen) }));
  await customer.click(dialog.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

export function expectDiet({ isVegetarian, avoided }: Diet): void {
  const group = within(screen.getByRole('group', { name: 'Diet', hidden: true }));
  const [veg, allergens] = group.getAllByRole('button', { hidden: true });
  expect(veg).toHaveAttribute('aria-pressed', String(isVegetarian));
  expect(allergens).toHaveTextContent(
    avoided.length > 0 ? `Avoiding ${avoided.length} allergen` : /^Allergens$/,
  );
}

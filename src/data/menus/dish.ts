import type { MenuItem } from '../../../machines/entities.ts';
import { formatRupees } from '../../domain/money.ts';

/** The rupee text follows from the price. */
export function dish(facts: Omit<MenuItem, 'priceINR'>): MenuItem {
  return { ...facts, priceINR: formatRupees(facts.price) };
}

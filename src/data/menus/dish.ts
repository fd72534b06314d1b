import type { MenuItem } from '../../../machines/entities.ts';
import { formatRupees } from '../../domain/money.ts';

/** The rupee text follows from the price; it is made when it is read. */
export function dish(facts: Omit<MenuItem, 'priceINR'>): MenuItem {
  return {
    ...facts,
    get priceINR() {
      return formatRupees(facts.price);
    },
  };
}

import type { MenuItem } from '../../domain/entities.ts';
import { formatRupees } from '../../domain/money.ts';
import { findCard } from '../dish-cards.ts';

/**
 * Adds a dish's picture, and its price in rupees. The price is formatted only when it is read, because `Intl`
 * formats take time to create.
 */
export function dish(facts: Omit<MenuItem, 'priceINR' | 'image'>): MenuItem {
  return {
    ...facts,
    image: findCard(facts.id),
    get priceINR() {
      return formatRupees(facts.price);
    },
  };
}

import type { MenuItem } from '../../domain/entities.ts';
import { formatRupees } from '../../domain/money.ts';
import { findCard } from '../dish-cards.ts';

/** The rupee text follows from the price; it is made when it is read. The picture follows from the id. */
export function dish(facts: Omit<MenuItem, 'priceINR' | 'image'>): MenuItem {
  return {
    ...facts,
    image: findCard(facts.id),
    get priceINR() {
      return formatRupees(facts.price);
    },
  };
}

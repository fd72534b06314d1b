import type { MenuItem } from '../../domain/entities.ts';
import { formatRupees } from '../../domain/money.ts';
import { findCard } from '../dish-cards.ts';
import { messages } from '../names.en.ts';

type DishId = keyof typeof messages.dishes;

type Facts<Id extends DishId> = Omit<
  MenuItem,
  'id' | 'name' | 'description' | 'priceINR' | 'image'
> & { id: Id };

/**
 * Adds the name, the description, the picture and the price in rupees to each dish. The price is formatted
 * only when it is read, because `Intl` formats take time to create.
 */
export function createMenu<Id extends DishId>(
  descriptions: Readonly<Record<Id, string>>,
  dishes: readonly Facts<NoInfer<Id>>[],
): readonly MenuItem[] {
  return dishes.map((facts) => ({
    ...facts,
    name: messages.dishes[facts.id],
    description: descriptions[facts.id],
    image: findCard(facts.id),
    get priceINR() {
      return formatRupees(facts.price);
    },
  }));
}

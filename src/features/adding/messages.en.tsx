import type { ReactNode } from 'react';
import { plural } from '../../domain/plural.ts';

export const messages = {
  restaurantGone: (restaurant: string) => `${restaurant} is no longer on FoodDash`,
  orderElsewhere: 'You can order from another restaurant instead.',
  restaurantClosed: (restaurant: string) => `${restaurant} is closed right now`,
  reorderLater: 'You can reorder when it opens, or see the restaurants that are open now.',
  dishesGone: 'These dishes are no longer available',
  allDishesGone: (restaurant: string) =>
    `${restaurant} no longer serves any of the dishes in this order.`,

  checkChanges: 'Check what has changed',
  menuChanged: (restaurant: ReactNode) => (
    <>{restaurant} has changed its menu since you placed this order.</>
  ),
  changes: 'Changes',
  dishGone: 'No longer on the menu',
  dishRenamed: (name: string) => `Now called ${name}`,
  oldPrice: 'Old price:',
  newPrice: 'New price:',
  reorder: 'Reorder',
  reorderAvailable: 'Reorder available dishes',
  reorderAtNewPrices: 'Reorder at today’s prices',
  dontReorder: 'Don’t reorder',

  addAnywayTitle: (count: number) =>
    plural(count, { one: 'Add this dish anyway?', other: 'Add these dishes anyway?' }),
  nonVeg: 'This dish is non-veg.',
  avoided: (allergens: string) => `Contains ${allergens}, which you avoid.`,
  undeclared: 'We don’t know what it contains.',
  addAnyway: 'Add anyway',
  dontAdd: 'Don’t add',
  addOthers: 'Add only the other dishes',

  replaceTitle: 'Replace your cart?',
  replace: 'Replace my cart',
  keepCart: 'Keep my cart',
  oneRestaurant: 'You can order from only one restaurant at a time.',
  /** The number of dishes in the cart, and what they are worth. */
  worth: (items: string, price: string) => `${items} (${price})`,
  orderReplaces: (restaurant: ReactNode, lost: ReactNode, cartRestaurant: ReactNode) => (
    <>
      If you add dishes from {restaurant}, you’ll lose {lost} from {cartRestaurant}.
    </>
  ),
  dishReplaces: (
    dish: ReactNode,
    restaurant: ReactNode,
    lost: ReactNode,
    cartRestaurant: ReactNode,
  ) => (
    <>
      If you add {dish} from {restaurant}, you’ll lose {lost} from {cartRestaurant}.
    </>
  ),
};

import type { ReactNode } from 'react';
import { plural } from '../../domain/plural.ts';

export const messages = {
  backToList: 'Back to restaurants',
  loading: 'Loading restaurant...',
  notFound: {
    title: 'Restaurant not found',
    description: 'This restaurant is not on FoodDash.',
    text: 'We couldn’t find this restaurant. The link may be out of date or incomplete.',
    seeAll: 'See all restaurants',
  },

  open: 'Open',
  deliveryFee: (fee: ReactNode) => <>Delivery fee {fee}</>,
  browseWhileClosed: 'You can browse the menu now and order when it opens.',
  seeOthers: 'See other restaurants',
  preparedAt: (address: string, phone: ReactNode) => (
    <>
      <span>{`Your food is prepared at ${address}. To ask about a dish, call`}</span> {phone}.
    </>
  ),

  menu: 'Menu',
  searchMenu: 'Search the menu',
  search: 'Search',
  categories: 'Menu categories',
  found: (count: number) => plural(count, { one: '1 dish found', other: `${count} dishes found` }),
  nothingFound: 'No items found',
  noDishes: (restaurant: string) => `${restaurant} has no dishes.`,
  noDishesIn: (restaurant: string, category: string) =>
    `${restaurant} has no dishes under “${category}”.`,
  noVegDishes: (restaurant: string) => `${restaurant} has no veg dishes.`,
  noVegDishesIn: (restaurant: string, category: string) =>
    `${restaurant} has no veg dishes under “${category}”.`,
  noMatch: (search: string) => `No dishes match “${search}”.`,
  noMatchIn: (category: string, search: string) =>
    `No dishes under “${category}” match “${search}”.`,
  noVegMatch: (search: string) => `No veg dishes match “${search}”.`,
  noVegMatchIn: (category: string, search: string) =>
    `No veg dishes under “${category}” match “${search}”.`,
  showFullMenu: 'Show full menu',

  hiddenDishes: (count: number) =>
    plural(count, { one: '1 non-veg dish hidden.', other: `${count} non-veg dishes hidden.` }),
  showHidden: (count: number) => plural(count, { one: 'Show it', other: 'Show them' }),
};

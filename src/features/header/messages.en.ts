import { plural } from '../../domain/plural.ts';

export const messages = {
  home: 'FoodDash, home',
  navigation: 'Main',
  about: 'About',
  track: 'Track Order',
  cart: (count: number) => plural(count, { one: 'Cart, 1 item', other: `Cart, ${count} items` }),
  searchPlaceholder: 'Search for restaurants or food...',
  search: 'Search for restaurants or food',
  /** The hint in the search field on a phone. The field has room for about twelve letters. */
  searchHint: 'Search food',
  closeMenu: 'Close menu',
  account: 'Account',
  signOut: 'Sign Out',
};

import { plural } from '../domain/plural.ts';

export const messages = {
  aboutUs: 'About Us',
  add: 'Add',
  blog: 'Blog',
  browseRestaurants: 'Browse Restaurants',
  close: 'Close',
  home: 'Home',
  itemCount: (count: number) => plural(count, { one: '1 item', other: `${count} items` }),
  menu: 'Menu',
  myOrders: 'My Orders',
  reloadPage: 'Reload page',
  restaurants: 'Restaurants',
  seeAllRestaurants: 'See all restaurants',
  services: 'Services',
  showMore: 'Show more',
  signIn: 'Sign In',
  signUp: 'Sign Up',
  trackOrder: 'Track Order',
  undo: 'Undo',
  user: 'User',
};

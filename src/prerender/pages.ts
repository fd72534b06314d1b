import { restaurants } from '../data/restaurants.ts';

export type PrerenderedPage = {
  /** The path that is rendered. */
  path: string;
  /** The path of its file in the build. */
  file: string;
  /** The module of its screen, which the page asks for at once. */
  module: string;
};

function page(path: string, screen: string, file = `${path.slice(1)}.html`): PrerenderedPage {
  return { path, file, module: `src/features/${screen}.tsx` };
}

/** Every page of the build. */
export const pages: readonly PrerenderedPage[] = [
  page('/', 'home/HomePage', 'index.html'),
  page('/about', 'about/AboutPage'),
  page('/services', 'services-page/ServicesPage'),
  page('/blog', 'blog/BlogPage'),
  page('/restaurants', 'restaurants/RestaurantListPage'),
  ...restaurants.map(({ id }) => page(`/restaurant/${id}`, 'restaurant/RestaurantPage')),
  // Firebase Hosting rewrites every other restaurant's path to this one.
  page('/restaurant/any', 'restaurant/RestaurantPage'),
  page('/checkout', 'checkout/CheckoutPage'),
  page('/orders', 'orders/OrdersPage'),
  page('/track', 'tracking/TrackPage'),
  page('/404', 'not-found/NotFoundPage'),
  // Hosting answers 404.html with its status, which a service worker does not keep: it keeps this one.
  page('/404', 'not-found/NotFoundPage', 'offline/not-found.html'),
];

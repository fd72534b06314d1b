import { restaurants } from '../data/restaurants.ts';
import { language } from '../domain/language.en.ts';

export type PrerenderedPage = {
  /** The path in the app, without the base path of a language. */
  path: string;
  /** The path of the page's file in the build. */
  file: string;
  /** The module of the page's component, which the HTML preloads. */
  module: string;
};

const { basePath } = language;

function page(path: string, screen: string, name = path): PrerenderedPage {
  return {
    path,
    // A service worker finds `hi.html` for the path /hi, but not `hi/index.html`.
    file: `${(basePath + name).slice(1) || 'index'}.html`,
    module: `src/features/${screen}.tsx`,
  };
}

export const pages: readonly PrerenderedPage[] = [
  page('/', 'home/HomePage', ''),
  page('/about', 'about/AboutPage'),
  page('/services', 'services-page/ServicesPage'),
  page('/blog', 'blog/BlogPage'),
  page('/restaurants', 'restaurants/RestaurantListPage'),
  ...restaurants.map(({ id }) => page(`/restaurant/${id}`, 'restaurant/RestaurantPage')),
  // Firebase Hosting serves this page for any restaurant ID that has no page of its own.
  page('/restaurant/any', 'restaurant/RestaurantPage'),
  page('/checkout', 'checkout/CheckoutPage'),
  page('/orders', 'orders/OrdersPage'),
  page('/track', 'tracking/TrackPage'),
  page('/404', 'not-found/NotFoundPage'),
  // Hosting serves 404.html with the status 404. The service worker caches no response with that status, so
  // it caches this copy.
  page('/404', 'not-found/NotFoundPage', '/offline/not-found'),
];

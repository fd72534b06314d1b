import { restaurants } from '../data/restaurants.ts';

export type PrerenderedPage = {
  /** The path that is rendered. */
  path: string;
  /** Where it is put in the build. */
  file: string;
  /** The module of its screen, which the page asks for at once. */
  module: string;
};

const notFoundModule = 'src/features/not-found/NotFoundPage.tsx';
const restaurantModule = 'src/features/restaurant/RestaurantPage.tsx';

/** Every page of the build. */
export const pages: readonly PrerenderedPage[] = [
  { path: '/', file: 'index.html', module: 'src/features/home/HomePage.tsx' },
  { path: '/about', file: 'about.html', module: 'src/features/about/AboutPage.tsx' },
  { path: '/services', file: 'services.html', module: 'src/features/services/ServicesPage.tsx' },
  { path: '/blog', file: 'blog.html', module: 'src/features/blog/BlogPage.tsx' },
  {
    path: '/restaurants',
    file: 'restaurants.html',
    module: 'src/features/restaurants/RestaurantListPage.tsx',
  },
  ...restaurants.map(({ id }) => ({
    path: `/restaurant/${id}`,
    file: `restaurant/${id}.html`,
    module: restaurantModule,
  })),
  // Firebase Hosting rewrites every other restaurant's path to this one.
  {
    path: '/restaurant/any',
    file: 'restaurant/any.html',
    module: restaurantModule,
  },
  { path: '/checkout', file: 'checkout.html', module: 'src/features/checkout/CheckoutPage.tsx' },
  { path: '/orders', file: 'orders.html', module: 'src/features/orders/OrdersPage.tsx' },
  { path: '/track', file: 'track.html', module: 'src/features/tracking/TrackPage.tsx' },
  {
    path: '/404',
    file: '404.html',
    module: notFoundModule,
  },
  // Hosting answers 404.html with its status, which a service worker does not keep: it keeps this one.
  { path: '/404', file: 'offline/not-found.html', module: notFoundModule },
];

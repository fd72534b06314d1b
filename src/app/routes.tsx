import { matchRoutes } from 'react-router-dom';
import { preloadable } from '../shared/preloadable.tsx';

/** The screens by their paths, each in a chunk of its own. */
export const routes = [
  {
    path: '/',
    ...preloadable(async () => (await import('../features/home/HomePage.tsx')).HomePage),
  },
  {
    path: '/about',
    ...preloadable(async () => (await import('../features/about/AboutPage.tsx')).AboutPage),
  },
  {
    path: '/services',
    ...preloadable(
      async () => (await import('../features/services/ServicesPage.tsx')).ServicesPage,
    ),
  },
  {
    path: '/blog',
    ...preloadable(async () => (await import('../features/blog/BlogPage.tsx')).BlogPage),
  },
  {
    path: '/restaurants',
    ...preloadable(
      async () =>
        (await import('../features/restaurants/RestaurantListPage.tsx')).RestaurantListPage,
    ),
  },
  {
    path: '/restaurant/:id',
    ...preloadable(
      async () => (await import('../features/restaurant/RestaurantPage.tsx')).RestaurantPage,
    ),
  },
  {
    path: '/orders',
    ...preloadable(async () => (await import('../features/orders/OrdersPage.tsx')).OrdersPage),
  },
  {
    path: '/checkout',
    ...preloadable(
      async () => (await import('../features/checkout/CheckoutPage.tsx')).CheckoutPage,
    ),
  },
  {
    path: '/track',
    ...preloadable(async () => (await import('../features/tracking/TrackPage.tsx')).TrackPage),
  },
  {
    path: '*',
    ...preloadable(
      async () => (await import('../features/not-found/NotFoundPage.tsx')).NotFoundPage,
    ),
  },
];

export function routeOf(pathname: string) {
  return matchRoutes(routes, pathname)?.[0]?.route;
}

/** Loads the code of the screen at a path, so that it can be shown at once. */
export async function preloadPage(pathname: string): Promise<void> {
  await routeOf(pathname)?.preload();
}

import { matchRoutes } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { whenIdle } from '../services/when-idle.ts';
import { Layout } from './Layout.tsx';
import { PageFailure } from './PageFailure.tsx';

async function loadTrackPage() {
  return (await import('../features/tracking/TrackPage.tsx')).TrackPage;
}

/** Whoever checks out goes on to tracking the order. */
async function prepareTracking(): Promise<void> {
  await whenIdle();
  // What does not come now is asked for again, and reported, where it is needed.
  await loadTrackPage().catch(() => {});
}

/** The screens by their paths, each in a chunk of its own. */
const pages: RouteObject[] = [
  {
    path: '/',
    lazy: async () => ({ Component: (await import('../features/home/HomePage.tsx')).HomePage }),
  },
  {
    path: '/about',
    lazy: async () => ({ Component: (await import('../features/about/AboutPage.tsx')).AboutPage }),
  },
  {
    path: '/services',
    lazy: async () => ({
      Component: (await import('../features/services/ServicesPage.tsx')).ServicesPage,
    }),
  },
  {
    path: '/blog',
    lazy: async () => ({ Component: (await import('../features/blog/BlogPage.tsx')).BlogPage }),
  },
  {
    path: '/restaurants',
    lazy: async () => ({
      Component: (await import('../features/restaurants/RestaurantListPage.tsx'))
        .RestaurantListPage,
    }),
  },
  {
    path: '/restaurant/:id',
    lazy: async () => ({
      Component: (await import('../features/restaurant/RestaurantPage.tsx')).RestaurantPage,
    }),
  },
  {
    path: '/orders',
    lazy: async () => ({
      Component: (await import('../features/orders/OrdersPage.tsx')).OrdersPage,
    }),
  },
  {
    path: '/checkout',
    lazy: async () => {
      const { CheckoutPage } = await import('../features/checkout/CheckoutPage.tsx');
      void prepareTracking();
      return { Component: CheckoutPage };
    },
  },
  {
    path: '/track',
    lazy: async () => ({ Component: await loadTrackPage() }),
  },
  {
    path: '*',
    lazy: async () => ({
      Component: (await import('../features/not-found/NotFoundPage.tsx')).NotFoundPage,
    }),
  },
];

export const routes: RouteObject[] = [
  {
    Component: Layout,
    children: [{ ErrorBoundary: PageFailure, children: pages }],
  },
];

/**
 * Loads the screen at a path before the router is made, so that React finds the prerendered page's
 * own components when it hydrates.
 */
export async function loadMatchedRoutes(pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, { ...(await route.lazy()), lazy: undefined });
    }),
  );
}

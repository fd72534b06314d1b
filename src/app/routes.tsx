import { matchRoutes } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { Layout } from './Layout.tsx';
import { PageError } from './PageError.tsx';

const loadTrackPage = () => import('../features/tracking/TrackPage.tsx');

async function loadCheckoutPage() {
  const page = await import('../features/checkout/CheckoutPage.tsx');
  // The tracking page follows checkout, so its code loads while React hydrates this page and nothing else is
  // loading. If that fails, the code is requested again when it is needed, and that failure is reported.
  loadTrackPage().catch(() => {});
  return page;
}

/** Returns the pages by their paths. Each page has its own chunk. */
const createPages = (): RouteObject[] => [
  { path: '/', lazy: () => import('../features/home/HomePage.tsx') },
  { path: '/about', lazy: () => import('../features/about/AboutPage.tsx') },
  { path: '/services', lazy: () => import('../features/services-page/ServicesPage.tsx') },
  { path: '/blog', lazy: () => import('../features/blog/BlogPage.tsx') },
  { path: '/restaurants', lazy: () => import('../features/restaurants/RestaurantListPage.tsx') },
  { path: '/restaurant/:id', lazy: () => import('../features/restaurant/RestaurantPage.tsx') },
  { path: '/orders', lazy: () => import('../features/orders/OrdersPage.tsx') },
  { path: '/checkout', lazy: loadCheckoutPage },
  { path: '/track', lazy: loadTrackPage },
  { path: '*', lazy: () => import('../features/not-found/NotFoundPage.tsx') },
];

/** Returns the routes of one router, to which its pages are added as they load. */
export function createRoutes(): RouteObject[] {
  return [
    {
      Component: Layout,
      children: [{ ErrorBoundary: PageError, children: createPages() }],
    },
  ];
}

/**
 * Loads the page at a path before the router is created, so that React can hydrate the prerendered page with
 * its own components.
 */
export async function loadMatchedRoutes(routes: RouteObject[], pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, { ...(await route.lazy()), lazy: undefined });
    }),
  );
}

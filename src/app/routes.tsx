import { matchRoutes } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { Layout } from './Layout.tsx';
import { PageError } from './PageError.tsx';

const loadTrackPage = () => import('../features/tracking/TrackPage.tsx');

async function loadCheckoutPage() {
  const page = await import('../features/checkout/CheckoutPage.tsx');
  // Customers go from checkout to the tracking page. The tracking page's code loads now, while React hydrates
  // checkout and nothing else is loading. If loading fails, the tracking page requests its code again and
  // reports a failure.
  loadTrackPage().catch(() => {});
  return page;
}

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

/** Returns new routes for each router, because loading a page changes its route. */
export function createRoutes(): RouteObject[] {
  return [
    {
      Component: Layout,
      children: [
        {
          ErrorBoundary: PageError,
          // The server's paths are case-sensitive, too.
          children: createPages().map((page) => Object.assign(page, { caseSensitive: true })),
        },
      ],
    },
  ];
}

/**
 * Loads the code of the page at a path. Create the router afterwards, because React can hydrate a prerendered
 * page only once the page's code has loaded.
 */
export async function loadMatchedRoutes(
  routes: RouteObject[],
  pathname: string,
  basename = '/',
): Promise<void> {
  const matches = matchRoutes(routes, pathname, basename) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, { ...(await route.lazy()), lazy: undefined });
    }),
  );
}

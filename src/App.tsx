import { matchRoutes, Route, Routes } from 'react-router-dom';
import { AppActors } from './app/AppActors.tsx';
import { AppTheme } from './app/AppTheme.tsx';
import { lazyPage } from './app/lazy-page.tsx';
import { Layout } from './app/Layout.tsx';

/** The screens by their paths, each in a chunk of its own. */
const routes = [
  { path: '/', ...lazyPage(async () => (await import('./features/home/HomePage.tsx')).HomePage) },
  {
    path: '/about',
    ...lazyPage(async () => (await import('./features/about/AboutPage.tsx')).AboutPage),
  },
  {
    path: '/services',
    ...lazyPage(async () => (await import('./features/services/ServicesPage.tsx')).ServicesPage),
  },
  {
    path: '/blog',
    ...lazyPage(async () => (await import('./features/blog/BlogPage.tsx')).BlogPage),
  },
  {
    path: '/restaurants',
    ...lazyPage(
      async () =>
        (await import('./features/restaurants/RestaurantListPage.tsx')).RestaurantListPage,
    ),
  },
  {
    path: '/restaurant/:id',
    ...lazyPage(
      async () => (await import('./features/restaurant/RestaurantPage.tsx')).RestaurantPage,
    ),
  },
  {
    path: '/orders',
    ...lazyPage(async () => (await import('./features/orders/OrdersPage.tsx')).OrdersPage),
  },
  {
    path: '/checkout',
    ...lazyPage(async () => (await import('./features/checkout/CheckoutPage.tsx')).CheckoutPage),
  },
  {
    path: '/track',
    ...lazyPage(async () => (await import('./features/tracking/TrackPage.tsx')).TrackPage),
  },
  {
    path: '*',
    ...lazyPage(async () => (await import('./features/not-found/NotFoundPage.tsx')).NotFoundPage),
  },
];

/** Loads the code of the screen at a path, so that it can be shown at once. */
export async function preloadPage(pathname: string): Promise<void> {
  const [match] = matchRoutes(routes, pathname) ?? [];
  await match?.route.preload();
}

/** The providers and the route table; the router comes from outside. */
export function App() {
  return (
    <AppTheme>
      <AppActors>
        <Routes>
          <Route element={<Layout />}>
            {routes.map(({ path, Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
          </Route>
        </Routes>
      </AppActors>
    </AppTheme>
  );
}

import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { AppActors } from './app/AppActors.tsx';
import { Layout } from './app/Layout.tsx';
import { theme } from './theme.ts';

const HomePage = lazy(async () => ({
  default: (await import('./features/home/HomePage.tsx')).HomePage,
}));
const AboutPage = lazy(async () => ({
  default: (await import('./features/about/AboutPage.tsx')).AboutPage,
}));
const ServicesPage = lazy(async () => ({
  default: (await import('./features/services/ServicesPage.tsx')).ServicesPage,
}));
const BlogPage = lazy(async () => ({
  default: (await import('./features/blog/BlogPage.tsx')).BlogPage,
}));
const RestaurantListPage = lazy(async () => ({
  default: (await import('./features/restaurants/RestaurantListPage.tsx')).RestaurantListPage,
}));
const RestaurantPage = lazy(async () => ({
  default: (await import('./features/restaurant/RestaurantPage.tsx')).RestaurantPage,
}));
const OrdersPage = lazy(async () => ({
  default: (await import('./features/orders/OrdersPage.tsx')).OrdersPage,
}));
const CheckoutPage = lazy(async () => ({
  default: (await import('./features/checkout/CheckoutPage.tsx')).CheckoutPage,
}));
const TrackPage = lazy(async () => ({
  default: (await import('./features/tracking/TrackPage.tsx')).TrackPage,
}));
const NotFoundPage = lazy(async () => ({
  default: (await import('./features/not-found/NotFoundPage.tsx')).NotFoundPage,
}));

/** The providers and the route table; the router comes from outside. */
export function App() {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline enableColorScheme />
      <AppActors>
        <Routes>
          <Route element={<Layout />}>
            <Route path="/" element={<HomePage />} />
            <Route path="/about" element={<AboutPage />} />
            <Route path="/services" element={<ServicesPage />} />
            <Route path="/blog" element={<BlogPage />} />
            <Route path="/restaurants" element={<RestaurantListPage />} />
            <Route path="/restaurant/:id" element={<RestaurantPage />} />
            <Route path="/checkout" element={<CheckoutPage />} />
            <Route path="/orders" element={<OrdersPage />} />
            <Route path="/track" element={<TrackPage />} />
            <Route path="*" element={<NotFoundPage />} />
          </Route>
        </Routes>
      </AppActors>
    </ThemeProvider>
  );
}

import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * Returns false until React has hydrated the component, and true afterwards. Until then, the component must
 * render the same content as in the prerendered page. React hydrates the content of a `Suspense` after the
 * rest of the page, when the customer's cart, favourites and diet may already be loaded.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

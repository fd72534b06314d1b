import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * Returns false in the prerendered page and while React hydrates it, because everything must look as it was
 * rendered until then. Returns true afterwards. React hydrates a `Suspense` after the rest of the page, when
 * the customer's cart, favourites and diet may already be loaded.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * False in the prerendered page and while React hydrates it, when everything must look as it was
 * rendered; true from then on. Parts of a page in a `Suspense` are hydrated after the others, when the
 * customer's cart, favourites and diet may be there already.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

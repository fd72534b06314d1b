/** What a component must know of a page that was rendered before anybody opened it. */
import { createContext, use, useDeferredValue, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The path that this page was rendered for at build time; null where it was not. */
export const PrerenderedPath = createContext<string | null>(null);

/** Whether this path's content is in the page already. */
export function useIsPrerendered(path: string): boolean {
  return use(PrerenderedPath) === path;
}

const neverChanges = () => () => {};

/**
 * False in the prerendered page and while React takes it over, when everything must look as it was
 * rendered; true from then on. What that changes is drawn in slices.
 */
export function useIsHydrated(): boolean {
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return useDeferredValue(isHydrated);
}

/** A parameter of the address's query, which no prerendered page knows. */
export function useQueryParameter(name: string): string | null {
  const [parameters] = useSearchParams();
  return useIsHydrated() ? parameters.get(name) : null;
}

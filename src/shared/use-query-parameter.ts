import { useSearchParams } from 'react-router-dom';
import { useIsHydrated } from './use-is-hydrated.ts';

/** A parameter of the address's query, which no prerendered page knows. */
export function useQueryParameter(name: string): string | null {
  const [parameters] = useSearchParams();
  return useIsHydrated() ? parameters.get(name) : null;
}

import { use, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { WatchAddressContext } from '../../shared/watch-address.ts';

type SearchTakenProps = {
  /** What the history entry keeps in the place of the search. */
  state: unknown;
};

/**
 * Takes the search out of the address. React Router's Navigate would also do so once the customer has
 * pressed a link in the meantime, and the list would take the place of that page in the history.
 */
export function SearchTaken({ state }: SearchTakenProps) {
  const { key } = useLocation();
  const navigate = useNavigate();
  const watchAddress = use(WatchAddressContext);
  useEffect(
    () =>
      watchAddress((address) => {
        if (address.key !== key || address.isLeaving) return;
        void navigate('/restaurants', { replace: true, state });
      }),
    [key, navigate, state, watchAddress],
  );
  return null;
}

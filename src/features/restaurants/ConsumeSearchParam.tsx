import { use, useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { WatchAddressContext } from '../../shared/watch-address.ts';

/**
 * Takes the search from the URL. React Router's Navigate would also do so once the customer has
 * pressed a link in the meantime, and the list would take the place of that page in the history.
 */
export function ConsumeSearchParam({ onTake }: { onTake: () => void }) {
  const { key } = useLocation();
  const watchAddress = use(WatchAddressContext);
  const take = useEffectEvent(onTake);
  useEffect(
    () =>
      watchAddress((address) => {
        if (address.key === key && !address.isLeaving) take();
      }),
    [key, watchAddress],
  );
  return null;
}

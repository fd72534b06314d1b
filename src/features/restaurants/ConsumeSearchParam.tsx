import { use, useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { WatchLocationContext } from '../../shared/watch-location.ts';

/**
 * Calls `onTake` to remove the search from the URL, unless the customer is already leaving this page. React
 * Router's `Navigate` is not used, because it would change the URL even after a click on a link to another
 * page. In the history, the list would then replace that page.
 */
export function ConsumeSearchParam({ onTake }: { onTake: () => void }) {
  const { key } = useLocation();
  const watchLocation = use(WatchLocationContext);
  const take = useEffectEvent(onTake);
  useEffect(
    () =>
      watchLocation((address) => {
        if (address.key === key && !address.isLeaving) take();
      }),
    [key, watchLocation],
  );
  return null;
}

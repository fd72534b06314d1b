import { use, useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { WatchLocationContext } from '../../shared/watch-location.ts';

/**
 * Calls `onTake`, which removes the search from the URL, but only while the customer stays on this page.
 * React Router's `Navigate` is not used, because it would change the URL even after a click on a link. The
 * list would then replace the new page in the history.
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

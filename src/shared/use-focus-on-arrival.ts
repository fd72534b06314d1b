import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * For what takes the place of what had the focus: it gets the focus, unless that is elsewhere by now.
 *
 * @param isNews whether it came while the customer looked on
 */
export function useFocusOnArrival<Target extends HTMLElement>(
  isNews: boolean,
): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (isNews && document.activeElement === document.body) target.current?.focus();
  }, [isNews]);
  return target;
}

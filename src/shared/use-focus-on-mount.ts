import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Focuses an element that has replaced the focused element, unless the focus has moved elsewhere.
 *
 * @param isNews whether the element appeared while the page was open
 */
export function useFocusOnMount<Target extends HTMLElement>(
  isNews: boolean,
): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (isNews && document.activeElement === document.body) target.current?.focus();
  }, [isNews]);
  return target;
}

import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Scrolls to the dish that the URL's fragment names, and focuses it. Call this hook in the component around
 * the page, because the page's own effect first focuses the heading.
 */
export function useScrollToDish(): void {
  const { hash } = useLocation();
  const way = useNavigationType();
  useEffect(() => {
    // After a reload or after going back, the browser itself restores the scroll position.
    if (hash === '' || way === NavigationType.Pop) return;
    const dish = document.getElementById(hash.slice(1));
    dish?.scrollIntoView({ block: 'center' });
    dish?.focus({ preventScroll: true });
  }, [hash, way]);
}

import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Brings the dish that the address names into sight, and the focus to it. Call it around the page, which
 * takes the focus to its heading first.
 */
export function useScrollToDish(): void {
  const { hash } = useLocation();
  const way = useNavigationType();
  useEffect(() => {
    // A page that the browser loads, or comes back to, is where the browser has scrolled it to.
    if (hash === '' || way === NavigationType.Pop) return;
    const dish = document.getElementById(hash.slice(1));
    dish?.scrollIntoView({ block: 'center' });
    dish?.focus({ preventScroll: true });
  }, [hash, way]);
}

import { useEffect, useRef } from 'react';

/**
 * Tells whether the end of a list can be seen, in a window that is looked at.
 *
 * @param isThere whether there is anything to see yet
 * @param report called with it now and whenever it changes, and at last with false
 */
export function useInView(isThere: boolean, report: (isInView: boolean) => void) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = end;
    if (!isThere || !current) return undefined;
    let isReached = false;
    const tell = () => report(isReached && document.visibilityState === 'visible');
    const observer = new IntersectionObserver((entries) => {
      isReached = entries.at(-1)?.isIntersecting ?? false;
      tell();
    });
    observer.observe(current);
    document.addEventListener('visibilitychange', tell);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', tell);
      report(false);
    };
  }, [isThere, report]);
  return end;
}

import { useEffect, useRef } from 'react';

/**
 * Reports whether the end of a list is in view while the browser's tab is visible. Returns the ref for the
 * element at the end.
 *
 * @param isThere whether the element at the end is rendered
 * @param report is called whenever the answer may have changed, and with false when the element is removed
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

import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** How far each entry of the history was scrolled when it was left, by its key. */
const scrollOffsets = new Map<string, number>();

type PageProps = { title: string; description: string; children: ReactNode };

/**
 * One screen: its document title and description, the scroll offset (the top, or where it was left
 * when the customer comes back), and the focus on its heading after a navigation.
 */
export function Page({ title, description, children }: PageProps) {
  const { key } = useLocation();
  const navigationType = useNavigationType();
  const content = useRef<HTMLDivElement>(null);
  const arrival = useRef({ key, navigationType });

  useLayoutEffect(() => {
    const { key: entry, navigationType: type } = arrival.current;
    const isFirstPage = entry === 'default';
    globalThis.scrollTo(0, type === NavigationType.Pop ? (scrollOffsets.get(entry) ?? 0) : 0);
    if (!isFirstPage) {
      const heading = content.current?.querySelector('h1');
      heading?.setAttribute('tabindex', '-1');
      heading?.focus({ preventScroll: true });
    }
    const remember = () => scrollOffsets.set(entry, globalThis.scrollY);
    globalThis.addEventListener('scroll', remember, { passive: true });
    return () => globalThis.removeEventListener('scroll', remember);
  }, []);

  return (
    <div ref={content}>
      <title>{title === 'FoodDash' ? title : `${title} · FoodDash`}</title>
      <meta name="description" content={description} />
      {children}
    </div>
  );
}

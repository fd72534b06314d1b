import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** How far each entry of the history was scrolled when it was left, by its key. */
const scrollOffsets = new Map<string, number>();

/** Where the app is published, without a slash at its end; '' where that is not known. */
const site = import.meta.env.VITE_SITE_URL ?? '';

/** What search engines and messengers show of a page. */
function PageTags({ title, description }: { title: string; description: string }) {
  const { pathname } = useLocation();
  const fullTitle = title === 'FoodDash' ? title : `${title} · FoodDash`;
  const address = `${site}${pathname}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="FoodDash" />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${site}/social.png`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

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
    const isFirstPage = scrollOffsets.size === 0;
    // The first may have been scrolled by now: by the customer, or by a browser that loads it again.
    const leftAt = type === NavigationType.Pop ? scrollOffsets.get(entry) : undefined;
    const offset = isFirstPage ? globalThis.scrollY : (leftAt ?? 0);
    if (!isFirstPage) globalThis.scrollTo(0, offset);
    if (!isFirstPage && entry !== 'default') {
      const heading = content.current?.querySelector('h1');
      heading?.setAttribute('tabindex', '-1');
      heading?.focus({ preventScroll: true });
    }
    // Not asked for: the browser would have to lay the page out at once.
    scrollOffsets.set(entry, offset);
    const remember = () => scrollOffsets.set(entry, globalThis.scrollY);
    globalThis.addEventListener('scroll', remember, { passive: true });
    return () => globalThis.removeEventListener('scroll', remember);
  }, []);

  return (
    <div ref={content}>
      <PageTags title={title} description={description} />
      {children}
    </div>
  );
}

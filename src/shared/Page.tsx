import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useOutletContext } from 'react-router-dom';
import { language } from '../domain/language.en.ts';
import { languages } from '../domain/languages.ts';
import type { Language } from '../domain/languages.ts';
import { focusHeading } from './focus-heading.ts';

/** The app's public URL, without a slash at its end; '' if unknown. */
const site = import.meta.env.VITE_SITE_URL ?? '';

/** Renders the metadata of a page for search engines and messengers. */
function PageTags({ title, description }: { title: string; description: string }) {
  const { pathname } = useLocation();
  const fullTitle = `${title} · FoodDash`;
  const addressIn = ({ basePath }: Language) =>
    `${site}${basePath}${basePath && pathname === '/' ? '' : pathname}`;
  const address = addressIn(language);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {Object.values(languages).map((each) => (
        <link key={each.code} rel="alternate" hrefLang={each.code} href={addressIn(each)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn(languages.en)} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="FoodDash" />
      <meta property="og:locale" content={language.locale.replace('-', '_')} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${site}/social.jpg`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

type PageProps = { title: string; description: string; children: ReactNode };

/** Renders a page with its title and description. After a navigation, focuses the page's heading. */
export function Page({ title, description, children }: PageProps) {
  const { key } = useLocation();
  const firstKey = useOutletContext();
  const content = useRef<HTMLDivElement>(null);
  const isFirstPage = useRef(key === firstKey);

  useEffect(() => {
    // On the first page of a visit, the browser itself sets the focus.
    if (isFirstPage.current) return;
    focusHeading(content.current);
  }, []);

  return (
    <div ref={content}>
      <PageTags title={title} description={description} />
      {children}
    </div>
  );
}

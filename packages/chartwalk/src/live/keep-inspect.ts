/**
 * Preserves `inspect` in the URL, so that pages are also inspected after a reload, and in tabs that are
 * opened by a link. This module is loaded only if a visit begins with `inspect` in its URL.
 */

const PARAMETER = 'inspect';

/** Adds the parameter to a URL of this site, unless the URL already has it. */
function withParameter(address: string | URL, wanted: string): string {
  const url = new URL(address, location.href);
  if (url.origin !== location.origin || url.searchParams.has(PARAMETER)) return url.href;
  const added = wanted === '' ? PARAMETER : `${PARAMETER}=${encodeURIComponent(wanted)}`;
  // The parameter is added to the query's text, because `searchParams` would rewrite the rest of the query.
  url.search = url.search === '' ? added : `${url.search}&${added}`;
  return url.href;
}

/** Returns the link around an element, if the link leads to another page of this site. */
function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const leadsWithinThePage = link?.getAttribute('href')?.startsWith('#') ?? true;
  return leadsWithinThePage || link?.origin !== location.origin ? null : link;
}

/**
 * Adds the parameter to every navigation, and to every link that is about to be opened.
 *
 * @param wanted the parameter's current value
 */
export function keepInspect(wanted: string): void {
  for (const method of ['pushState', 'replaceState'] as const) {
    const real = history[method].bind(history);
    history[method] = (state, unused, address) =>
      real(state, unused, address && withParameter(address, wanted));
  }
  // These events cover every way to open a link: a click, the middle button and the browser's own menu.
  for (const opening of ['click', 'auxclick', 'contextmenu']) {
    addEventListener(
      opening,
      ({ target }) => {
        const link = linkOf(target);
        if (link) link.href = withParameter(link.href, wanted);
      },
      { capture: true },
    );
  }
}

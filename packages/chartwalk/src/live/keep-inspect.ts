/**
 * Keeps `inspect` in the address, so that a reload, and a link that is opened in another tab, goes on
 * being inspected. Loaded in inspected visits only.
 */

const PARAMETER = 'inspect';

/** An address of this site with the parameter, unless it has one already. */
function withParameter(address: string | URL, wanted: string): string {
  const url = new URL(address, location.href);
  if (url.origin !== location.origin || url.searchParams.has(PARAMETER)) return url.href;
  const added = wanted === '' ? PARAMETER : `${PARAMETER}=${encodeURIComponent(wanted)}`;
  // Not through searchParams, which would spell the rest of the query anew.
  url.search = url.search === '' ? added : `${url.search}&${added}`;
  return url.href;
}

/** The link that something in the page belongs to, where that leads to another page of this site. */
function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const leadsWithinThePage = link?.getAttribute('href')?.startsWith('#') ?? true;
  return leadsWithinThePage || link?.origin !== location.origin ? null : link;
}

/** @param wanted the value that the parameter has now */
export function keepInspect(wanted: string): void {
  for (const method of ['pushState', 'replaceState'] as const) {
    const real = history[method].bind(history);
    history[method] = (state, unused, address) =>
      real(state, unused, address && withParameter(address, wanted));
  }
  // Covers every way to open a link: a click, the middle button, the browser's own menu.
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

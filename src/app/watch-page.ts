import type { DataRouter } from 'react-router-dom';

/** Calls back whenever another page is shown. Returns what ends it. */
export type WatchPage = (onChange: () => void) => () => void;

/** Tells of the pages that a router shows; a new query or history entry of the same page is none. */
export function watchPageOf(router: Pick<DataRouter, 'state' | 'subscribe'>): WatchPage {
  return (onChange) => {
    let { pathname } = router.state.location;
    return router.subscribe(({ location }) => {
      if (location.pathname === pathname) return;
      pathname = location.pathname;
      onChange();
    });
  };
}

import { createContext, use, useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import type { DataRouter, Location } from 'react-router-dom';
import { language } from '../domain/language.en.ts';

type PageLocation = Pick<Location, 'pathname' | 'search' | 'state' | 'key'> & {
  /** Whether another page is loading. */
  isLeaving: boolean;
};

/**
 * A function that calls `onLocation` with each URL that the router shows, beginning with the current URL. It
 * returns a function to unsubscribe.
 */
export type WatchLocation = (onLocation: (location: PageLocation) => void) => () => void;

/** Returns a URL's path without the prefix of this build's language, such as `/hi`. */
export function pathInApp(pathname: string): string {
  return pathname.slice(language.basePath.length) || '/';
}

export function createLocationWatcher(
  router: Pick<DataRouter, 'state' | 'subscribe'>,
): WatchLocation {
  return (onLocation) => {
    const report = ({ location, navigation }: DataRouter['state']) => {
      const pathname = pathInApp(location.pathname);
      onLocation({ ...location, pathname, isLeaving: navigation.state !== 'idle' });
    };
    report(router.state);
    return router.subscribe(report);
  };
}

/** The React context through which machines follow the URL, because React Router notifies only components. */
export const WatchLocationContext = createContext<WatchLocation>(() => () => {});

/**
 * Returns a function that says whether this page is still shown and no other page is loading. While another
 * page is loading, a change of the history would cancel the navigation to that page.
 */
export function useIsStaying(): () => boolean {
  const { pathname } = useLocation();
  const watchLocation = use(WatchLocationContext);
  return useCallback(() => {
    let isStaying = true;
    watchLocation((location) => {
      isStaying = location.pathname === pathname && !location.isLeaving;
    })();
    return isStaying;
  }, [pathname, watchLocation]);
}

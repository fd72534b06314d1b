import { createContext, use, useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import type { DataRouter, Location } from 'react-router-dom';

type Address = Pick<Location, 'pathname' | 'search' | 'state' | 'key'> & {
  /** Whether another page is on its way. */
  isLeaving: boolean;
};

/** Calls back with each URL that the router shows, beginning with the current one. Returns unsubscribe. */
export type WatchAddress = (onAddress: (address: Address) => void) => () => void;

export function watchAddressOf(router: Pick<DataRouter, 'state' | 'subscribe'>): WatchAddress {
  return (onAddress) => {
    const report = ({ location, navigation }: DataRouter['state']) =>
      onAddress({ ...location, isLeaving: navigation.state !== 'idle' });
    report(router.state);
    return router.subscribe(report);
  };
}

/** For machines that follow the address: React Router tells components only. */
export const WatchAddressContext = createContext<WatchAddress>(() => () => {});

/**
 * Returns a function that says whether no other page was opened or is loading. The router knows of a clicked
 * link before its page shows, and history changes in between would overtake it.
 */
export function useIsStaying(): () => boolean {
  const { pathname } = useLocation();
  const watchAddress = use(WatchAddressContext);
  return useCallback(() => {
    let isStaying = true;
    watchAddress((address) => {
      isStaying = address.pathname === pathname && !address.isLeaving;
    })();
    return isStaying;
  }, [pathname, watchAddress]);
}

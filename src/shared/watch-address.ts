import { createContext } from 'react';
import type { DataRouter, Location } from 'react-router-dom';

type Address = Pick<Location, 'pathname' | 'search' | 'state' | 'key'> & {
  /** Whether another page is on its way. */
  isLeaving: boolean;
};

/** Calls back with each address that the router shows, beginning with the present one. Returns what ends it. */
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

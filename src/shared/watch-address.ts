import { createContext } from 'react';
import type { DataRouter, Location } from 'react-router-dom';

type Address = Pick<Location, 'pathname' | 'search' | 'state'>;

/** Calls back with each address that the router shows, beginning with the present one. Returns what ends it. */
export type WatchAddress = (onAddress: (address: Address) => void) => () => void;

export function watchAddressOf(router: Pick<DataRouter, 'state' | 'subscribe'>): WatchAddress {
  return (onAddress) => {
    onAddress(router.state.location);
    return router.subscribe(({ location }) => onAddress(location));
  };
}

/** For machines that follow the address: React Router tells components only. */
export const WatchAddressContext = createContext<WatchAddress>(() => () => {});

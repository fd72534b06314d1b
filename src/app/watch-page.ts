import type { WatchAddress } from '../shared/watch-address.ts';

/** Calls back whenever another page is shown. Returns what ends it. */
export type WatchPage = (onChange: () => void) => () => void;

/** Tells of the pages that are shown; a new query or history entry of the same page is none. */
export function watchPageOf(watchAddress: WatchAddress): WatchPage {
  return (onChange) => {
    let shown: string | undefined;
    return watchAddress(({ pathname }) => {
      if (shown !== undefined && shown !== pathname) onChange();
      shown = pathname;
    });
  };
}

import { createContext } from 'react';
import type { Location } from 'react-router-dom';

/** The entry in a page's history state that says how the customer came there. */
type WayState = {
  /** The path of the page with the link that led here: it is the entry before this one. */
  from: string;
};

/** Returns the state of a link from this page to one that leads back to it. */
export function leadingFrom(pathname: string): WayState {
  return { from: pathname };
}

/** Tells whether the entry before this one is the page with this path. */
export function isFrom({ state }: Pick<Location, 'state'>, pathname: string): boolean {
  return (state as Partial<WayState> | null)?.from === pathname;
}

/** The restaurant list as the customer last saw it in this visit. Layout fills it in. */
export const LastListContext = createContext<{ current: Location | null }>({ current: null });

type ScrolledState = {
  /** The key of the entry whose scroll position this entry takes over. */
  scrolledAs: string;
};

/** Returns the key under which the scroll position of an entry is stored. */
export function scrollKeyOf({ key, state }: Pick<Location, 'key' | 'state'>): string {
  return (state as Partial<ScrolledState> | null)?.scrolledAs ?? key;
}

/** Returns the state of an entry that shows a page again as this one shows it. */
export function stateLike(shown: Location): unknown {
  return { ...(shown.state as object | null), scrolledAs: scrollKeyOf(shown) };
}

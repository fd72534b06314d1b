import { createContext } from 'react';
import type { Location } from 'react-router-dom';
import { withoutRedirect } from './checkout-redirect.ts';

/** The part of a history state that says from which page the customer came. */
type OriginState = {
  /** The path of the page whose link led to this entry. That page is the previous history entry. */
  from: string;
};

/** Returns the history state for a link from this page to a page that has a `ParentPageLink`. */
export function toOriginState(pathname: string): OriginState {
  return { from: pathname };
}

/** Returns whether the previous history entry is the page with this path. */
export function cameFrom({ state }: Pick<Location, 'state'>, pathname: string): boolean {
  return (state as Partial<OriginState> | null)?.from === pathname;
}

/** The location of the restaurant list as the customer last saw it in this visit. `Layout` sets it. */
export const LastListContext = createContext<{ current: Location | null }>({ current: null });

type ScrolledState = {
  /** The key of the history entry whose scroll position this entry also uses. */
  scrolledAs: string;
};

/** Returns the key under which the scroll position of a history entry is stored. */
export function scrollKeyOf({ key, state }: Pick<Location, 'key' | 'state'>): string {
  return (state as Partial<ScrolledState> | null)?.scrolledAs ?? key;
}

/**
 * Returns the state for a new history entry that shows this page again, at the same scroll position. The
 * state omits the reason for which checkout redirected the customer to this page.
 */
export function copyHistoryState(shown: Location): unknown {
  return { ...withoutRedirect(shown.state), scrolledAs: scrollKeyOf(shown) };
}

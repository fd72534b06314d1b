import type { DataRouter, RouterNavigateOptions, To } from 'react-router-dom';
import type { OpenLayersEvent } from '../../machines/open-layers.ts';
import { pathInApp } from './watch-location.ts';

export type HistoryEvent = Exclude<OpenLayersEvent, { layer: string }>;

/**
 * Manages the history entries of open layers (dialogs, drawers and menus). These entries come after the entry
 * of the page below the layers.
 */
export type LayerHistory = {
  addEntries: (depth: number, entries: number) => void;
  /** Goes back by this number of entries. Navigations wait until `resumeNavigation` is called. */
  goBack: (entries: number) => void;
  resumeNavigation: () => void;
  /** Reports changes of the history. Returns a function to unsubscribe. */
  watch: (report: (event: HistoryEvent) => void) => () => void;
};

type EntryState = { key?: string; idx?: number; layer?: number } | null;

const pathnameOf = (to: To | null) => (typeof to === 'string' ? undefined : to?.pathname);

const depthOf = (state: unknown) => (state as EntryState)?.layer ?? 0;

const reportToNobody: (event: HistoryEvent) => void = () => {};

/**
 * Returns the `LayerHistory` of this router. The router is not notified of the entries of layers. If a layer
 * opens another page, that page replaces the layer's entry, so that Back leads to the page below the layer.
 * If a page replaces its own entry while a layer is open (a list does so to store its filters), the
 * replacement waits until no layer is open.
 */
export function layerHistoryOf(router: DataRouter): LayerHistory {
  let report = reportToNobody;
  let depth = depthOf(history.state);
  let goingBack: Promise<void> | undefined;
  let resume: (() => void) | undefined;
  /** The replacement of the page's own history entry, which waits until no layer is open. */
  let replacePage: (() => Promise<void>) | undefined;

  const followHistory = (event: PopStateEvent) => {
    const state = event.state as EntryState;
    const isSamePage = (state?.key ?? 'default') === router.state.location.key;
    const hasMoved = depthOf(state) !== depth;
    depth = depthOf(state);
    // The router must not handle this event, because it would navigate to the page that it already shows.
    if (isSamePage && hasMoved) event.stopImmediatePropagation();
    report({ type: 'layers.historyMoved', depth });
    if (isSamePage && depth > 0) return;
    // After a move to another page, the waiting replacement is discarded.
    if (isSamePage) void replacePage?.();
    replacePage = undefined;
  };

  const navigate = router.navigate.bind(router);
  const navigateFromLayers = async (to: To | number | null, options?: RouterNavigateOptions) => {
    if (goingBack) await goingBack;
    // A step back leaves the page, so it must also skip the entries of the layers over the page.
    if (typeof to === 'number') return navigate(to < 0 ? to - depthOf(history.state) : to);
    if (depthOf(history.state) === 0) return navigate(to, options);
    if (options?.replace && pathnameOf(to) === pathInApp(router.state.location.pathname)) {
      replacePage = () => navigate(to, options);
      return undefined;
    }
    replacePage = undefined;
    report({ type: 'layers.pageRequested' });
    await navigate(to, { ...options, replace: true });
    depth = depthOf(history.state);
    report({ type: 'layers.pageShown', depth });
  };
  router.navigate = navigateFromLayers;

  return {
    addEntries(present, entries) {
      for (let added = 1; added <= entries; added += 1) {
        const state = history.state as EntryState;
        depth = present + added;
        history.pushState({ ...state, idx: (state?.idx ?? 0) + 1, layer: depth }, '');
      }
    },
    goBack(entries) {
      goingBack = new Promise((resolve) => {
        resume = () => {
          goingBack = undefined;
          resolve();
        };
      });
      history.go(-entries);
    },
    resumeNavigation: () => resume?.(),
    watch(onEvent) {
      report = onEvent;
      // This listener runs before the router's own listener, because it captures the event.
      globalThis.addEventListener('popstate', followHistory, { capture: true });
      if (depth > 0) report({ type: 'layers.historyMoved', depth });
      return () => {
        report = reportToNobody;
        globalThis.removeEventListener('popstate', followHistory, { capture: true });
      };
    },
  };
}

/**
 * A `LayerHistory` that creates no entries, for example while a page is prerendered. Layers then close only
 * with their own buttons.
 */
export const noLayerHistory: LayerHistory = {
  addEntries: () => {},
  goBack: () => {},
  resumeNavigation: () => {},
  watch: () => () => {},
};

import type { DataRouter, RouterNavigateOptions, To } from 'react-router-dom';
import type { OpenLayersEvent } from '../../machines/open-layers.ts';

export type HistoryEvent = Exclude<OpenLayersEvent, { layer: string }>;

/** The entries that open layers have in the browser's history, above that of their page. */
export type LayerHistory = {
  addEntries: (depth: number, entries: number) => void;
  goBack: (entries: number) => void;
  /** Returns what ends it. */
  watch: (report: (event: HistoryEvent) => void) => () => void;
};

type EntryState = { key?: string; idx?: number; layer?: number } | null;

const depthOf = (state: unknown) => (state as EntryState)?.layer ?? 0;

/** A history that has not moved by then does not move. */
const PATIENCE = 1000;

const reportToNobody: (event: HistoryEvent) => void = () => {};

/**
 * Gives layers their entries in the history of this router, which does not hear of them. A page that is
 * opened from a layer takes the place of the layer's entry: Back leads to the page below it.
 */
export function layerHistoryOf(router: DataRouter): LayerHistory {
  let report = reportToNobody;
  let depth = depthOf(history.state);
  let hasGoneBack: (() => void) | undefined;
  let goingBack: Promise<void> | undefined;

  const followHistory = (event: PopStateEvent) => {
    const state = event.state as EntryState;
    const isSamePage = (state?.key ?? 'default') === router.state.location.key;
    const hasMoved = depthOf(state) !== depth;
    depth = depthOf(state);
    // For the router, it would be a navigation to the page that it shows.
    if (isSamePage && hasMoved) event.stopImmediatePropagation();
    hasGoneBack?.();
    report({ type: 'layers.historyMoved', depth });
  };

  const navigate = router.navigate.bind(router);
  const navigateFromLayers = async (to: To | number | null, options?: RouterNavigateOptions) => {
    if (goingBack) await goingBack;
    // A step back leaves the page, not a layer over it.
    if (typeof to === 'number') return navigate(to < 0 ? to - depthOf(history.state) : to);
    if (depthOf(history.state) === 0) return navigate(to, options);
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
        hasGoneBack = () => {
          goingBack = undefined;
          hasGoneBack = undefined;
          resolve();
        };
        setTimeout(resolve, PATIENCE);
      });
      history.go(-entries);
    },
    watch(onEvent) {
      report = onEvent;
      // Before the router's own listener.
      globalThis.addEventListener('popstate', followHistory, { capture: true });
      if (depth > 0) report({ type: 'layers.historyMoved', depth });
      return () => {
        report = reportToNobody;
        globalThis.removeEventListener('popstate', followHistory, { capture: true });
      };
    },
  };
}

/** Without a history, layers are closed with their own buttons. */
export const noLayerHistory: LayerHistory = {
  addEntries: () => {},
  goBack: () => {},
  watch: () => () => {},
};

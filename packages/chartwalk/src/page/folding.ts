import { createContext, use, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Chart } from '../chart.ts';
import { foldable, foldChart } from '../drawing/fold.ts';
import { FOLDED } from './use-mode-parameters.ts';

/** The folded states of the chart on the page, and functions to change them. */
export type Folding = {
  /** The chart in which no state is folded. */
  whole: Chart;
  folded: ReadonlySet<string>;
  toggle: (path: string) => void;
  /**
   * Returns whether a state's new fold button should take the focus. It should if the user has just clicked
   * the button that the new one replaces.
   */
  takesFocus: (path: string, isFolded: boolean) => boolean;
  unfold: (paths: readonly string[]) => void;
  foldAll: () => void;
  unfoldAll: () => void;
};

/** Provides the folding of the chart; null if its states can't be folded. */
export const FoldingContext = createContext<Folding | null>(null);

/**
 * Returns the chart, folded as the URL says, and the functions that fold and unfold states. The URL lists the
 * folded states, so that a link or a reload shows the same chart.
 */
export function useFolding(whole: Chart): {
  chart: Chart;
  folding: Folding;
  /**
   * The part of the URL that lists the folded states, beginning with a question mark; '' if there are none.
   */
  query: string;
} {
  const [parameters, setParameters] = useSearchParams();
  const query = new URLSearchParams(parameters.getAll(FOLDED).map((path) => [FOLDED, path]));
  const text = query.toString();
  const folded = useMemo(() => new Set(new URLSearchParams(text).getAll(FOLDED)), [text]);
  const chart = useMemo(() => foldChart(whole, folded), [whole, folded]);
  const folding = useMemo((): Folding => {
    const change = (paths: readonly string[]) =>
      setParameters(
        (present) => {
          const next = new URLSearchParams(present);
          next.delete(FOLDED);
          for (const path of paths) next.append(FOLDED, path);
          return next;
        },
        { replace: true },
      );
    const without = (paths: readonly string[]) =>
      [...folded].filter((other) => !paths.includes(other));
    return {
      whole,
      folded,
      toggle: (path) => change(folded.has(path) ? without([path]) : [...folded, path]),
      takesFocus: () => false,
      unfold: (paths) => change(without(paths)),
      foldAll: () => change(foldable(whole)),
      unfoldAll: () => change([]),
    };
  }, [whole, folded, setParameters]);
  return { chart, folding, query: text === '' ? '' : `?${text}` };
}

/**
 * Returns the functions that fold states, and the state that the user folded or unfolded last. The functions
 * remember which button was clicked, so that the new button in its place can take the focus.
 */
export function useFoldingHere() {
  const folding = use(FoldingContext);
  /**
   * The state that the user folded or unfolded last; null if the user folded or unfolded all states, or a
   * search unfolded some.
   */
  const toggled = useRef<string>(null);
  const awaitsFocus = useRef(false);
  const foldingHere = useMemo(
    () =>
      folding && {
        ...folding,
        toggle: (path: string) => {
          toggled.current = path;
          awaitsFocus.current = true;
          folding.toggle(path);
        },
        takesFocus: (path: string, isFolded: boolean) => {
          const isNew = isFolded === folding.folded.has(path);
          const takes = isNew && awaitsFocus.current && toggled.current === path;
          if (takes) awaitsFocus.current = false;
          return takes;
        },
      },
    [folding],
  );
  const changeAll = (change: () => void) => {
    toggled.current = null;
    change();
  };
  return { folding: foldingHere, toggled, changeAll };
}

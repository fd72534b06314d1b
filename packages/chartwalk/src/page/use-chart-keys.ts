import { useEffect, useEffectEvent, useState } from 'react';
import { writeStorage, readStorage } from '../web-storage.ts';

const KEY = 'statecharts:keys';
const ONLY_CHART = 'only on the chart';

/**
 * Returns whether the chart's keys work wherever the focus is, and a function that changes this setting. Some
 * users speak their input or press keys by accident, so they can limit the keys to the chart. The browser
 * stores their choice.
 */
export function useKeysEverywhere() {
  const [isEverywhere, setEverywhere] = useState(
    () => readStorage('localStorage', KEY) !== ONLY_CHART,
  );
  const change = (everywhere: boolean) => {
    setEverywhere(everywhere);
    writeStorage('localStorage', KEY, everywhere ? '' : ONLY_CHART);
  };
  return [isEverywhere, change] as const;
}

/** The elements that handle all keys themselves: fields, menus and dialogs. */
const KEYBOARD_USERS =
  'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"], [role="listbox"], [role="combobox"]';

/** The elements, other than the chart, that can be scrolled with the arrow keys. */
const SCROLLERS = 'section[tabindex], pre[tabindex]';

const isOnChart = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('.react-flow') !== null;

/** Returns whether a key is meant for the chart. This depends on the element that has the focus. */
function isForChart({ key, target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent) {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return false;
  if (!(target instanceof Element) || target.closest(KEYBOARD_USERS)) return false;
  return !key.startsWith('Arrow') || !target.closest(SCROLLERS);
}

/**
 * Handles the chart's keys, which do nothing while the user types or scrolls.
 *
 * @param keys the actions; each property is named after the key that triggers its action, as in
 *   `KeyboardEvent.key`
 * @param isEverywhere whether the keys also work if the focus is not on the chart
 */
export function useChartKeys(
  keys: Readonly<Record<string, () => unknown>>,
  isEverywhere: boolean,
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
    if (!act || !isForChart(event) || !(isEverywhere || isOnChart(event))) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

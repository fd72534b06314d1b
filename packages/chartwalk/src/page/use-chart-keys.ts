import { useEffect, useEffectEvent, useState } from 'react';
import { keep, recalled } from '../kept.ts';

const KEY = 'statecharts:keys';
const ONLY_CHART = 'only on the chart';

/**
 * Whether the chart's keys work wherever the focus is. Whoever speaks to the computer, or presses keys
 * by accident, can keep them to the chart; this browser remembers it.
 */
export function useKeysEverywhere() {
  const [isEverywhere, setEverywhere] = useState(
    () => recalled('localStorage', KEY) !== ONLY_CHART,
  );
  const change = (everywhere: boolean) => {
    setEverywhere(everywhere);
    keep('localStorage', KEY, everywhere ? '' : ONLY_CHART);
  };
  return [isEverywhere, change] as const;
}

/** Where every key is somebody else's: fields, menus and dialogs. */
const KEYBOARD_USERS =
  'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"], [role="listbox"], [role="combobox"]';

/** Elements besides the chart that the arrow keys scroll. */
const SCROLLERS = 'section[tabindex], pre[tabindex]';

const isOnChart = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('.react-flow') !== null;

/** Whether a key that was pressed here is meant for the chart. */
function isForChart({ key, target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent) {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return false;
  if (!(target instanceof Element) || target.closest(KEYBOARD_USERS)) return false;
  return !key.startsWith('Arrow') || !target.closest(SCROLLERS);
}

/**
 * Keys of the chart, which do nothing while somebody types or scrolls.
 *
 * @param keys what each does, by the name that the browser gives it
 * @param isEverywhere whether they work where the focus is not on the chart, too
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

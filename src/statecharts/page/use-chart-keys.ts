import { useEffect, useEffectEvent } from 'react';

/** Where every key is somebody else's: fields, menus and dialogs. */
const KEYBOARD_USERS =
  'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"], [role="listbox"], [role="combobox"]';

/** What scrolls by the arrow keys, beside the chart. */
const SCROLLERS = 'section[tabindex], pre[tabindex]';

/** Whether a key that was pressed here is meant for the chart. */
function isForChart({ key, target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent) {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return false;
  if (!(target instanceof Element) || target.closest(KEYBOARD_USERS)) return false;
  return !key.startsWith('Arrow') || !target.closest(SCROLLERS);
}

/**
 * Keys that work wherever the focus is, but not while somebody types or scrolls.
 *
 * @param keys what each does, by the name that the browser gives it
 */
export function useChartKeys(keys: Readonly<Record<string, () => unknown>>): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
    if (!act || !isForChart(event)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

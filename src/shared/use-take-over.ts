import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';
import { useIsHydrated } from './use-is-hydrated.ts';

/** What the customer has entered into controls, by the names of these. */
export type Entered = Readonly<Partial<Record<string, string>>>;

export type NamedControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function namedControlsIn(part: Element): NamedControl[] {
  return [...part.querySelectorAll<NamedControl>(':is(input, select, textarea)[name]')];
}

/** Returns what a control contains as long as nobody touches it. */
function defaultOf(control: NamedControl): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

function readEntered(part: HTMLElement): Entered {
  return Object.fromEntries(
    namedControlsIn(part)
      .filter((control) => control.value !== defaultOf(control))
      .map((control) => [control.name, control.value]),
  );
}

/**
 * Calls back once, when React takes over a prerendered part of a page. What the customer has entered
 * there before the scripts arrived, or the browser has restored, would otherwise vanish at React's next
 * render. React itself reports none of it.
 *
 * @returns belongs to the element that contains the controls
 */
export function useTakeOver<Part extends HTMLElement>(
  onTakeOver: (entered: Entered) => void,
): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const isHydrated = useIsHydrated();
  const takeOver = useEffectEvent(() => {
    // Elements that React has made itself contain what it has put there.
    if (!isHydrated && part.current) onTakeOver(readEntered(part.current));
  });
  useEffect(() => takeOver(), []);
  return part;
}

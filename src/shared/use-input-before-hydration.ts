import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';
import { useIsHydrated } from './use-is-hydrated.ts';

/** The customer's input in form controls. The keys are the names of the controls. */
export type EnteredValues = Readonly<Partial<Record<string, string>>>;

export type NamedControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function namedControlsIn(part: Element): NamedControl[] {
  return [...part.querySelectorAll<NamedControl>(':is(input, select, textarea)[name]')];
}

/** Returns the value that a control has before any input. */
function defaultOf(control: NamedControl): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

function readEntered(part: HTMLElement): EnteredValues {
  return Object.fromEntries(
    namedControlsIn(part)
      .filter((control) => control.value !== defaultOf(control))
      .map((control) => [control.name, control.value]),
  );
}

/**
 * Calls `onTakeOver` once, when React hydrates a prerendered part of a page. The argument contains the input
 * that the customer entered before the scripts loaded, or that the browser restored. React does not report
 * this input, and would overwrite it at the next render.
 *
 * @returns the ref of the element that contains the controls
 */
export function useInputBeforeHydration<Part extends HTMLElement>(
  onTakeOver: (entered: EnteredValues) => void,
): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const isHydrated = useIsHydrated();
  const takeOver = useEffectEvent(() => {
    // If React has created the elements itself, they contain no earlier input of the customer.
    if (!isHydrated && part.current) onTakeOver(readEntered(part.current));
  });
  useEffect(() => takeOver(), []);
  return part;
}

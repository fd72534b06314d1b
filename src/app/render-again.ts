import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { namedControlsIn } from '../shared/use-take-over.ts';
import type { NamedControl } from '../shared/use-take-over.ts';

/**
 * Enters a value as a customer does. The prototype's setter is used, because React overrides the element's
 * own setter and ignores values that were set with it.
 */
function enter(control: NamedControl, value: string): void {
  const prototype = Object.getPrototypeOf(control) as NamedControl;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Replaces a prerendered page that the browser has translated, because React can't hydrate translated text.
 * The customer's input and the focus are preserved.
 */
export function renderAgain(container: Element, app: ReactNode): void {
  const entered = namedControlsIn(container);
  const focused = entered.findIndex((control) => control === document.activeElement);
  flushSync(() => createRoot(container).render(app));
  const controls = namedControlsIn(container);
  for (const [index, { name, value }] of entered.entries()) {
    const control = controls[index];
    if (control?.name === name && control.value !== value) enter(control, value);
  }
  controls[focused]?.focus({ preventScroll: true });
}

import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { namedControlsIn } from '../shared/use-take-over.ts';
import type { NamedControl } from '../shared/use-take-over.ts';

/** Enters a value as a customer does, because React does not notice a value that is set in another way. */
function enter(control: NamedControl, value: string): void {
  const prototype = Object.getPrototypeOf(control) as NamedControl;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Renders the app in place of a prerendered page that a browser has translated, because React can only
 * hydrate the text that it knows. The customer's input and the focus stay.
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

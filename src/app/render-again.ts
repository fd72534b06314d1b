import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { namedControlsIn } from '../shared/use-input-before-hydration.ts';
import { enter } from './enter.ts';

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

import type { NamedControl } from '../shared/use-input-before-hydration.ts';

/**
 * Enters a value into a control as if the customer had typed it. The prototype's setter is used, because
 * React overrides the element's own setter and ignores values that were set with it.
 */
export function enter(control: NamedControl, value: string): void {
  const prototype = Object.getPrototypeOf(control) as NamedControl;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

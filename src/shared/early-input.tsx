/**
 * What a customer types and presses in a prerendered part of a page whose code is not there yet.
 * The script in index.html holds it; here it takes effect, once React has taken the part over.
 */
import { useEffect } from 'react';
import type { RefObject } from 'react';
import { settle } from '../services/when-settled.ts';

type HeldInput = {
  /** The prerendered part, which bears `data-waiting`. */
  part: Element;
  control: HTMLElement;
  /** What was typed; undefined for a press, or for a form that was sent without one. */
  value?: string;
};

declare global {
  /** In the order in which it happened; undefined where index.html was not loaded. */
  var heldInput: HeldInput[] | undefined;
}

/** Sets a value as typing does, not by the property that React puts on a field to know its value. */
function setValue(field: HTMLElement, value: string): void {
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Types anew: React overlooks a value that it finds in a field already. */
function type(field: HTMLElement, value: string): void {
  setValue(field, '');
  setValue(field, value);
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

async function release(part: Element): Promise<void> {
  part.removeAttribute('data-waiting');
  const held = globalThis.heldInput ?? [];
  if (held.length > 0) settle();
  globalThis.heldInput = held.filter((input) => input.part !== part);
  for (const { control, value } of held.filter((input) => input.part === part)) {
    if (value !== undefined) type(control, value);
    else if (control instanceof HTMLFormElement) control.requestSubmit();
    else control.click();
    // What the next one changes is what this one has made of the screen.
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as they came
    await Promise.resolve();
  }
}

/** Stands last in a prerendered part: once it is mounted, what was held takes effect. */
export function TakenOver({ part }: { part: RefObject<Element | null> }) {
  useEffect(() => {
    const { current } = part;
    // Not in the middle of React's own work: what is pressed may bring a part of its own.
    if (current) queueMicrotask(() => void release(current));
  }, [part]);
  return null;
}

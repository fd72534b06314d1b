import { useState } from 'react';
import type { FocusEvent, KeyboardEvent, PointerEvent } from 'react';
import { partAt } from './lit-parts.ts';

/**
 * Returns the ID of the state or transition that the mouse or the focus is on, and the event handlers that
 * track it. Escape clears the ID, so that readers can see the whole chart without moving the focus.
 */
export function usePointedPart() {
  const [hovered, setHovered] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const handlers = {
    onPointerOver: ({ target, pointerType }: PointerEvent<HTMLElement>) => {
      // A touch is ignored, because it also moves the focus, which stays on the state after the finger is
      // lifted.
      if (pointerType !== 'touch') setHovered(partAt(target as Element, true));
    },
    onPointerLeave: () => setHovered(null),
    onFocus: ({ target }: FocusEvent<HTMLElement>) => setFocused(partAt(target, false)),
    onBlur: () => setFocused(null),
    onKeyDown: ({ key }: KeyboardEvent<HTMLElement>) => {
      if (key !== 'Escape') return;
      setHovered(null);
      setFocused(null);
    },
  };
  return [hovered ?? focused, handlers] as const;
}
